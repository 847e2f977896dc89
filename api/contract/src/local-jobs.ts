import { z } from "zod";
import { JobSummary } from "./job.ts";
import { Place } from "./search.ts";

/** A further page, with its open jobs. */
export const LocalLink = z.object({
  slug: z.string().meta({ description: "Its part of the address." }),
  name: z.string(),
  jobs: z.int(),
});
export type LocalLink = z.infer<typeof LocalLink>;

const Cents = z.int().meta({ description: "US cents a year." });

/** What jobs pay in a year, of those that state it in US dollars; of a range its middle. */
export const LocalPay = z.object({
  jobs: z.int(),
  tenth: Cents,
  quarter: Cents,
  median: Cents,
  three_quarters: Cents,
  nine_tenths: Cents,
  bands: z
    .array(z.object({ from: Cents, to: Cents, jobs: z.int() }))
    .meta({ description: "Ascending; the first and the last also have what is below and above." }),
});
export type LocalPay = z.infer<typeof LocalPay>;

/** How the employers of these jobs answer, each as often as it has jobs here. */
export const LocalAnswers = z.object({
  employers: z.int().meta({ description: "Employers whose record is long enough." }),
  percent: z.int().meta({ description: "Applications that are answered." }),
  within_days: z.int().nullable().meta({
    description: "Half of the applicants have an answer by then; null if that takes longer than can be said.",
  }),
});
export type LocalAnswers = z.infer<typeof LocalAnswers>;

/** Open jobs in a town or state, or of one occupation there, and what they have in common. */
export const LocalJobs = z
  .object({
    place: z.object({
      slug: z.string(),
      name: z.string(),
      kind: z.enum(["TOWN", "STATE"]),
      state: z.object({ slug: z.string(), name: z.string() }),
      at: Place.nullable().meta({ description: "Where it is; null if the gazetteer does not know it." }),
    }),
    occupation: z.object({ slug: z.string(), name: z.string(), code: z.string() }).nullable(),
    total: z.int(),
    stated: z.int().meta({ description: "Jobs that state their pay." }),
    employers: z.int(),
    pay: LocalPay.nullable().meta({ description: "Null if fewer than five state it in US dollars." }),
    answers: LocalAnswers.nullable(),
    newest: z.array(JobSummary),
    occupations: z.array(LocalLink),
    places: z.array(LocalLink).meta({ description: "Towns near by; of a state all of its towns." }),
    version: z.string().meta({ description: "Changes whenever anything in this reply may have changed." }),
  })
  .meta({ id: "LocalJobs" });
export type LocalJobs = z.infer<typeof LocalJobs>;

/** States and towns with pages. */
export const LocalDirectory = z
  .object({
    total: z.int(),
    states: z.array(LocalLink),
    towns: z.array(LocalLink).meta({ description: "Those with most jobs." }),
  })
  .meta({ id: "LocalDirectory" });
export type LocalDirectory = z.infer<typeof LocalDirectory>;

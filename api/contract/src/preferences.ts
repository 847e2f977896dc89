import { z } from "zod";
import { cultureDimension, statementScores } from "./company-culture.ts";
import { COMPANY_SIZES } from "./company-profile.ts";
import { CULTURE_IMPORTANCES, IMPORTANCES, MAX_OCCUPATIONS, WISHED_FACTS } from "./culture.ts";
import { EMPLOYMENT_TYPES, JOB_SORTS, LOCATION_TYPES } from "./enums.ts";
import { JobSummary } from "./job.ts";
import { WISH_REASONS } from "./profile-enums.ts";
import { line } from "./values.ts";

/** A candidate's answers. */
export const CandidateCulture = z
  .partialRecord(
    cultureDimension,
    z.object({
      ...statementScores,
      importance: z.enum(
        CULTURE_IMPORTANCES,
        "A way of working is HIGH or LOW: only facts can be dealbreakers.",
      ),
    }),
  )
  .meta({ id: "CandidateCulture" });
export type CandidateCulture = z.infer<typeof CandidateCulture>;

const importance = z.enum(IMPORTANCES, `The importance can be ${IMPORTANCES.join(", ")}.`);
const choice = <const T extends readonly [string, ...string[]]>(values: T, missing: string) =>
  z.object({ value: z.array(z.enum(values)).min(1, missing).max(values.length), importance }).nullable();

/** A year, in minor units: from 1 to 10 million dollars. */
const payFloor = z.int().min(100).max(1_000_000_000);
const facts = {
  location_types: choice(LOCATION_TYPES, "Please choose where you would work."),
  pay_floor: z.object({ value: payFloor, importance }).nullable().meta({
    description: "A year, in minor units of US dollars.",
  }),
  employment_types: choice(EMPLOYMENT_TYPES, "Please choose a schedule."),
  company_sizes: choice(COMPANY_SIZES, "Please choose a size."),
};
const from = {
  location: line("The place", 200).pipe(z.string().min(1, "Please enter a city and state, or a ZIP code.")),
  miles: z.number().min(1, "Please enter 1 mile or more.").max(500, "Please enter 500 miles or fewer."),
  importance,
};
/** O*NET-SOC. */
const occupationCode = z.string().regex(/^\d{2}-\d{4}\.\d{2}$/, "This is no code of an occupation.");

/** What a candidate changes of their preferences: what is left out stays, null takes a wish back. */
export const PreferenceChange = z.object({
  is_on: z.boolean().optional(),
  culture: CandidateCulture.optional(),
  occupations: z
    .array(line("An occupation", 60).pipe(z.string().min(1, "Please enter an occupation.")))
    .max(MAX_OCCUPATIONS, `You can name ${MAX_OCCUPATIONS} occupations.`)
    .optional(),
  not_occupations: z.array(occupationCode).max(100, "You can exclude 100 occupations.").optional(),
  location_types: facts.location_types.optional(),
  distance: z.object(from).nullable().optional(),
  pay_floor: facts.pay_floor.optional(),
  employment_types: facts.employment_types.optional(),
  company_sizes: facts.company_sizes.optional(),
});
export type PreferenceChange = z.infer<typeof PreferenceChange>;

const Occupation = z.object({ code: z.string(), name: z.string() });

/** What a candidate wishes for. Employers never see any of it. */
export const Preferences = z
  .object({
    /** Off: kept, and used for nothing. */
    is_on: z.boolean(),
    culture: CandidateCulture,
    occupations: z.array(z.string()),
    not_occupations: z.array(Occupation),
    ...facts,
    distance: z.object({ ...from, latitude: z.number(), longitude: z.number() }).nullable(),
    /** Null if nothing was ever stated. */
    updated_at: z.iso.datetime().nullable(),
  })
  .meta({ id: "Preferences" });
export type Preferences = z.infer<typeof Preferences>;

const nullableScores = z.object(statementScores);
export const DimensionFit = z
  .object({
    dimension: cultureDimension,
    importance: z.enum(CULTURE_IMPORTANCES),
    mine: nullableScores,
    theirs: nullableScores,
    difference: z.int().nullable(),
    nearness: z.enum(["CLOSE", "APART", "FAR"]).nullable(),
    wants: z.enum(["MORE", "LESS", "AS_MUCH"]).nullable(),
  })
  .meta({ id: "DimensionFit" });

export const FactCheck = z
  .object({
    fact: z.enum(WISHED_FACTS),
    importance,
    outcome: z.enum(["MET", "NOT_MET", "UNKNOWN"]),
    found: z.array(z.string()).readonly(),
  })
  .meta({ id: "FactCheck" });

/** How a candidate's preferences compare with a job and its employer, part by part. */
export const Fit = z
  .object({
    company: z.string(),
    /** A company that is invented, and so are its answers. */
    is_demo: z.boolean(),
    /** When the employer answered; null if it has not. Each company has one answer. */
    answered_at: z.iso.datetime().nullable(),
    culture: z.array(DimensionFit),
    facts: z.array(FactCheck),
  })
  .meta({ id: "Fit" });
export type Fit = z.infer<typeof Fit>;

/** A job of the feed, and why it is there. */
export const FeedJob = z
  .object({
    job: JobSummary,
    /** The candidate's occupation that it was found by, and where in the job; null if none was wished for. */
    wished: z.object({ occupation: z.string(), reason: z.enum(WISH_REASONS) }).nullable(),
    /** What the job is, as far as its employer or its title says. */
    occupation: Occupation.nullable(),
    facts: z.array(FactCheck),
  })
  .meta({ id: "FeedJob" });
export type FeedJob = z.infer<typeof FeedJob>;

/** What takes jobs out of the feed. */
export const FEED_LIMITS = ["occupations", "not_occupations", ...WISHED_FACTS] as const;
export type FeedLimit = (typeof FEED_LIMITS)[number];

export const Feed = z
  .object({
    items: z.array(FeedJob),
    total: z.int(),
    page: z.int(),
    limit: z.int(),
    sort: z.enum(JOB_SORTS),
    /** For each wish that takes jobs out: how many more there would be without it. */
    excluded: z.array(z.object({ limit: z.enum(FEED_LIMITS), count: z.int() })),
  })
  .meta({ id: "Feed" });
export type Feed = z.infer<typeof Feed>;

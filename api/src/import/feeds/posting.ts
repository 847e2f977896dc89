import { z } from "zod";
import { known, places } from "./known-feed.ts";

const text = z.string().nullish();
const amount = z.union([z.number(), z.string()]).nullish();
/** schema.org lets a list be written as its only member. */
const many = <T extends z.ZodType>(item: T) =>
  z.union([z.array(item), item.transform((one) => [one])]).nullish();
const nameOf = z.union([z.string(), z.looseObject({ name: text }).transform(({ name }) => name)]).nullish();
const country = nameOf;

const Place = z.looseObject({
  address: z
    .union([
      z.string().transform((line) => ({
        line,
        streetAddress: null,
        addressLocality: null,
        addressRegion: null,
        postalCode: null,
        addressCountry: null,
      })),
      z
        .looseObject({
          streetAddress: text,
          addressLocality: text,
          addressRegion: text,
          postalCode: text,
          addressCountry: country,
        })
        .transform((parts) => ({ ...parts, line: null })),
    ])
    .nullish(),
});

/** https://schema.org/JobPosting as employers write it into their own pages */
export const POSTING = known(
  "schema.org JobPosting",
  z.looseObject({
    "@type": z.union([
      z.literal("JobPosting"),
      z.array(z.string()).refine((types) => types.includes("JobPosting")),
    ]),
    title: z.string(),
    description: text,
    datePosted: text,
    validThrough: text,
    url: text,
    identifier: z
      .union([
        z.string(),
        z.number(),
        z.looseObject({ value: z.union([z.string(), z.number()]).nullish() }).transform(({ value }) => value),
      ])
      .nullish(),
    hiringOrganization: nameOf,
    jobLocation: many(Place),
    jobLocationType: text,
    applicantLocationRequirements: many(z.looseObject({ name: text })),
    employmentType: many(z.string()),
    baseSalary: z
      .looseObject({
        currency: text,
        value: z
          .union([
            z.number().transform((value) => ({ value, minValue: null, maxValue: null, unitText: null })),
            z.looseObject({ value: amount, minValue: amount, maxValue: amount, unitText: text }),
          ])
          .nullish(),
      })
      .nullish(),
    qualifications: text,
    responsibilities: text,
    industry: text,
  }),
  (job) => {
    const addresses = (job.jobLocation ?? []).flatMap(({ address }) => address ?? []);
    const [first] = addresses;
    const isOne = addresses.length === 1 && first?.line === null;
    const pay = job.baseSalary?.value;
    const towns = addresses.map(
      ({ line, addressLocality, addressRegion }) =>
        line ?? [addressLocality, addressRegion].filter(Boolean).join(", "),
    );
    const isRemote = job.jobLocationType?.toUpperCase() === "TELECOMMUTE";
    return {
      "job id": job.identifier,
      title: job.title,
      company: job.hiringOrganization,
      street: isOne ? first.streetAddress : null,
      city: isOne ? first.addressLocality : null,
      state: isOne ? first.addressRegion : null,
      "postal code": isOne ? first.postalCode : null,
      country: isOne ? first.addressCountry : isRemote ? job.applicantLocationRequirements?.[0]?.name : null,
      location: isOne ? null : places(...towns),
      remote: isRemote ? "remote" : null,
      // "FULL_TIME"
      "employment type": job.employmentType?.join(", ").replaceAll("_", " "),
      description: job.description,
      responsibilities: job.responsibilities,
      qualifications: job.qualifications,
      industry: job.industry,
      "posted date": job.datePosted?.slice(0, 10),
      "valid through": job.validThrough?.slice(0, 10),
      "salary min": pay?.minValue ?? pay?.value,
      "salary max": pay?.maxValue,
      "salary currency": job.baseSalary?.currency,
      "salary unit": pay?.unitText,
      url: job.url,
    };
  },
);

import { z } from "zod";
import { known, places } from "./known-feed.ts";

const text = z.string().nullish();

/** https://github.com/lever/postings-api, `/v0/postings/{site}?mode=json`. It names no employer: that is the feed's. */
export const LEVER = known(
  "Lever",
  z.looseObject({
    id: z.string(),
    text: z.string(),
    hostedUrl: z.string(),
    applyUrl: text,
    categories: z.looseObject({
      location: text,
      allLocations: z.array(z.string()).nullish(),
      commitment: text,
      team: text,
      department: text,
    }),
    country: text,
    workplaceType: text,
    createdAt: z.number().nullish(),
    description: text,
    additional: text,
    lists: z.array(z.looseObject({ text: z.string(), content: z.string() })).nullish(),
    salaryRange: z
      .looseObject({ min: z.number().nullish(), max: z.number().nullish(), currency: text, interval: text })
      .nullish(),
  }),
  (job) => ({
    "job id": job.id,
    title: job.text,
    location: places(...(job.categories.allLocations ?? []), job.categories.location),
    country: job.country,
    remote: job.workplaceType === "unspecified" ? null : job.workplaceType,
    "employment type": job.categories.commitment,
    department: job.categories.department ?? job.categories.team,
    description: [
      job.description,
      ...(job.lists ?? []).map(({ text: heading, content }) => `<h3>${heading}</h3><ul>${content}</ul>`),
      job.additional,
    ]
      .filter(Boolean)
      .join(""),
    "posted date": job.createdAt && new Date(job.createdAt).toISOString().slice(0, 10),
    "salary min": job.salaryRange?.min,
    "salary max": job.salaryRange?.max,
    "salary currency": job.salaryRange?.currency,
    // "per-year-salary", "per-hour-wage"
    "salary unit": /hour|day|week|month|year/.exec(job.salaryRange?.interval ?? "")?.[0],
    url: job.hostedUrl,
    "apply url": job.applyUrl,
  }),
);

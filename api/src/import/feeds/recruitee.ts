import { z } from "zod";
import { known, places } from "./known-feed.ts";

const text = z.string().nullish();
const amount = z.union([z.number(), z.string()]).nullish();

/** https://docs.recruitee.com/reference/offers, `/api/offers/` of a careers site */
export const RECRUITEE = known(
  "Recruitee",
  z.looseObject({
    id: z.number(),
    title: z.string(),
    careers_url: z.string(),
    careers_apply_url: text,
    company_name: text,
    status: text,
    city: text,
    state_code: text,
    state_name: text,
    country_code: text,
    postal_code: text,
    street: text,
    locations: z
      .array(z.looseObject({ city: text, state_code: text, state: text, country_code: text }))
      .nullish(),
    remote: z.boolean().nullish(),
    hybrid: z.boolean().nullish(),
    department: text,
    employment_type_code: text,
    description: text,
    requirements: text,
    min_hours: z.number().nullish(),
    published_at: text,
    salary: z.looseObject({ min: amount, max: amount, period: text, currency: text }).nullish(),
  }),
  (job) => {
    const further = (job.locations ?? []).map(({ city, state_code, state }) =>
      city ? [city, state_code ?? state].filter(Boolean).join(", ") : null,
    );
    const isOne = further.length <= 1;
    return {
      "job id": job.id,
      title: job.title,
      company: job.company_name,
      city: isOne ? job.city : null,
      state: isOne ? (job.state_code ?? job.state_name) : null,
      "postal code": isOne ? job.postal_code : null,
      street: isOne ? job.street : null,
      location: isOne ? null : places(...further),
      country: job.country_code,
      remote: job.remote ? "remote" : job.hybrid ? "hybrid" : null,
      department: job.department,
      // "fulltime_permanent"
      "employment type": job.employment_type_code
        ?.replaceAll("_", " ")
        .replace("fulltime", "full time")
        .replace("parttime", "part time"),
      description: job.description,
      qualifications: job.requirements,
      "hours per week": job.min_hours,
      "posted date": job.published_at?.slice(0, 10),
      status: job.status,
      "salary min": job.salary?.min,
      "salary max": job.salary?.max,
      "salary currency": job.salary?.currency,
      "salary unit": job.salary?.period,
      url: job.careers_url,
      "apply url": job.careers_apply_url,
    };
  },
);

import { EMPLOYMENT_TYPES, type JobContent } from "@jobmap/contract";
import type { WholeJob } from "../queries/employer-job.ts";
import { presentJobContent, presentLocation, presentSalary } from "./job.ts";

/** All that an employer writes of a listing, as it is stored: without changes that are not published. */
export function contentOf({ job, questions }: WholeJob): JobContent {
  const types = new Set((job.employmentTypes ?? []).map((row) => row.employmentType));
  return {
    title: job.title,
    category_id: job.categoryId,
    employment_types: EMPLOYMENT_TYPES.filter((type) => types.has(type)),
    location_type: job.locationType,
    locations: (job.locations ?? []).toSorted((a, b) => a.position - b.position).map(presentLocation),
    openings: job.openings,
    base_salary: presentSalary(job),
    hours_per_week: job.hoursPerWeek,
    starts_on: job.startsOn,
    ...presentJobContent(job),
    questions: questions.map(({ text, type, required, options, knockout }) => ({
      text,
      type,
      required: required ?? false,
      options: options ?? [],
      knockout: knockout ?? [],
    })),
  };
}

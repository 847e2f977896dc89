import type { EmployerJob, JobDetail } from "@jobmap/contract";
import { draftOf } from "@jobmap/contract/job-content-keys";
import { DAY_MS } from "@jobmap/contract/limits";
import type { FormData } from "./form-data.ts";

/** A listing with its changes as it will be published: with its original publication dates, or those of a draft published at `now`. */
export function asListed(
  stored: EmployerJob,
  { company, categories, days_published }: FormData,
  now: number,
  {
    days = days_published,
    isFeatured = false,
  }: { days?: number | undefined; isFeatured?: boolean | undefined } = {},
): JobDetail {
  const { base_salary: pay, ...draft } = draftOf(stored);
  // Pay without a minimum is incomplete and would not be shown.
  const base_salary = pay && pay.min !== null ? { ...pay, min: pay.min } : null;
  const job = { ...stored, ...draft, base_salary };
  const posted = job.first_published_at ? Date.parse(job.first_published_at) : now;
  const byPlan = posted + days * DAY_MS;
  const byDeadline = job.application_deadline ? Date.parse(job.application_deadline) + DAY_MS : byPlan;
  return {
    ...job,
    status: "PUBLISHED",
    company: {
      id: 0,
      slug: "",
      username: "",
      name: company.name,
      logo: null,
      is_third_party: false,
      is_demo: false,
      answering: null,
      proved_domain: null,
    },
    answer_promise_days: null,
    category: categories.find(({ id }) => id === job.category_id) ?? null,
    date_posted: new Date(posted).toISOString(),
    last_confirmed_at: job.last_confirmed_at ?? new Date(now).toISOString(),
    valid_through: new Date(Math.min(byPlan, byDeadline)).toISOString(),
    is_from_source: false,
    is_featured: isFeatured,
    applications_closed_on: null,
    distance: null,
    ends_on: null,
    occupation_code: null,
    source: null,
    source_url: null,
  };
}

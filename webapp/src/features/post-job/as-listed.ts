import type { EmployerJob, JobDetail } from "@jobmap/contract";
import type { FormData } from "./steps.ts";

const DAY = 86_400_000;

/** A draft as everybody would read it were it published at `now`. */
export function asListed(
  job: EmployerJob,
  { company, categories, days_published }: FormData,
  now: number,
): JobDetail {
  const at = new Date(now).toISOString();
  const byPlan = now + days_published * DAY;
  const byDeadline = job.application_deadline ? Date.parse(job.application_deadline) + DAY : byPlan;
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
    },
    category: categories.find(({ id }) => id === job.category_id) ?? null,
    date_posted: at,
    last_confirmed_at: at,
    valid_through: new Date(Math.min(byPlan, byDeadline)).toISOString(),
    is_from_source: false,
    applications_closed_on: null,
    distance: null,
    ends_on: null,
    occupation_code: null,
    source: null,
  };
}

import { DAY_MS } from "@jobmap/contract/limits";
import type { JobFact } from "../lifecycles/job.ts";
import type { Facts } from "../lifecycles/lifecycle.ts";

/** What publishing costs and how long it lasts. There is one plan, which is free; every listing uses it. */
export const FREE_PLAN = { daysPublished: 30 } as const;

export interface Dated {
  readonly validThrough: Date | null;
}

/** The facts that decide a listing's next state. */
export function jobFacts(job: Dated, now: Date): Facts<JobFact> {
  return {
    payment_due: false,
    review_due: false,
    still_valid: job.validThrough === null || job.validThrough > now,
  };
}

/**
 * Until when a listing that is published now stays public: for the days of its plan, or until the end of the day of its
 * deadline.
 */
export function validThrough(applicationDeadline: string | null, now: Date): Date {
  const byPlan = now.getTime() + FREE_PLAN.daysPublished * DAY_MS;
  const byDeadline = applicationDeadline ? Date.parse(`${applicationDeadline}T00:00:00Z`) + DAY_MS : byPlan;
  return new Date(Math.min(byPlan, byDeadline));
}

import { DAY_MS } from "@jobmap/contract/limits";
import type { JobFact } from "../lifecycles/job.ts";
import type { Facts } from "../lifecycles/lifecycle.ts";

/** How long listings are public whose plan is unknown: those from before there were plans. */
export const DEFAULT_DURATION_DAYS = 30;
/** After this long without confirmation, a listing's employer is asked whether it is still open. */
export const UNCONFIRMED_DAYS = 14;
/** After this long without an answer, the listing is paused. */
export const ANSWER_DAYS = 3;
/** How long before the end of a listing its employer is notified. */
export const EXPIRING_DAYS = 3;

export interface Dated {
  readonly validThrough: Date | null;
  /** Whether the employer chose a plan that has to be paid first. */
  readonly isPaymentDue?: boolean;
}

/** What bounds the time of a listing. */
interface Bounded {
  readonly applicationDeadline: string | null;
  /** Of its plan. */
  readonly durationDays: number | null;
}

/** The facts that decide a listing's next state. */
export function jobFacts(job: Dated, now: Date): Facts<JobFact> {
  return {
    payment_due: job.isPaymentDue ?? false,
    review_due: false,
    still_valid: job.validThrough === null || job.validThrough > now,
  };
}

/**
 * Until when a listing that is published now stays public: for the days of its plan, or until the end of the day of its
 * deadline.
 */
export function validThrough({ applicationDeadline, durationDays }: Bounded, now: Date): Date {
  const byPlan = now.getTime() + (durationDays ?? DEFAULT_DURATION_DAYS) * DAY_MS;
  const byDeadline = applicationDeadline ? Date.parse(`${applicationDeadline}T00:00:00Z`) + DAY_MS : byPlan;
  return new Date(Math.min(byPlan, byDeadline));
}

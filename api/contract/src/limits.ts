/** Numbers that server, web app and widget share. No zod, so that a page that needs one loads nothing else. */

/** The default search radius around a place (specification, section 9). */
export const DEFAULT_DISTANCE_MILES = 20;
/** The options of the pay filter: minimum yearly pay, in minor units of the currency. */
export const PAY_BANDS: readonly number[] = [
  3_000_000, 4_000_000, 5_000_000, 6_000_000, 7_500_000, 10_000_000, 12_500_000, 15_000_000, 20_000_000,
];
/** The options of the age filter: posted within this many days. */
export const POSTED_DAYS: readonly number[] = [1, 3, 7, 14, 30];
/** Searches that are counted in one question. */
export const MAX_TOTALS = 20;
/** International mile (NIST Special Publication 811). */
export const METERS_PER_MILE = 1_609.344;

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** A place, or an occupation there, has a page of figures from this many open jobs on; fewer say nothing about it. */
export const MIN_LOCAL_JOBS = 5;

/** Questions that one listing asks. */
export const MAX_QUESTIONS = 10;

/** The longest time in which an employer can promise to answer. */
export const MAX_ANSWER_PROMISE_DAYS = 30;

/** How many job templates a company can have. */
export const MAX_JOB_TEMPLATES = 200;

import type { Answering } from "@jobmap/contract";
import { DAY_MS } from "@jobmap/contract/limits";

/** Applications of this many past days are considered. */
export const ANSWERING_DAYS = 90;
/**
 * With fewer answers, nothing is shown about their speed; with fewer applications that waited long enough, nothing about missing
 * answers.
 */
const MIN_APPLICATIONS = 5;
/** A candidate who has waited this long without an answer counts against the employer. */
const ANSWER_WITHIN_DAYS = 14;

/** How long one application waited for its employer, in milliseconds: until the answer, or else as long as it could be observed. */
export interface Wait {
  readonly waited: number;
  readonly isAnswered: boolean;
}

/**
 * What can honestly be said about how an employer answers; null for too little data.
 * The days are a median over all applicants, not only over those who got an answer: an applicant who still waits, withdrew or
 * was ended by the closing of the listing counts as "at least this long" (the Kaplan-Meier estimator). So leaving applications
 * unanswered makes an employer slower, and never faster.
 */
export function answeringOf(waits: readonly Wait[]): Answering | null {
  const answered = waits.filter(({ isAnswered }) => isAnswered).length;
  const percent = waits.length === 0 ? 0 : Math.round((100 * answered) / waits.length);
  const median = medianWait(waits);
  if (median !== null) return answered < MIN_APPLICATIONS ? null : { percent, within_days: daysOf(median) };
  const patient = waits.filter(({ waited }) => waited >= ANSWER_WITHIN_DAYS * DAY_MS).length;
  return patient < MIN_APPLICATIONS ? null : { percent, within_days: null };
}

/** The most points that answering gives a job among those that match a search, for an answer within a day. */
const MAX_POINTS = 3;
/** Days after which half of them are left. */
const HALF_AFTER_DAYS = 7;
/** For employers who rarely answer. */
const UNANSWERED_POINTS = -2;

/** What a record of answers counts in the order of a search: little, and nothing while nothing is known. */
export function answeringPoints({ within_days: days }: Answering): number {
  return days === null ? UNANSWERED_POINTS : MAX_POINTS / (1 + (days - 1) / HALF_AFTER_DAYS);
}

/** The time after which half of all applicants have an answer, in milliseconds; null if that cannot be determined. */
function medianWait(waits: readonly Wait[]): number | null {
  // At equal times answers come first: applicants who stopped waiting then were still waiting when those answers came.
  const inOrder = waits.toSorted(
    (a, b) => a.waited - b.waited || Number(b.isAnswered) - Number(a.isAnswered),
  );
  let waiting = inOrder.length;
  let share = 1;
  for (const { waited, isAnswered } of inOrder) {
    if (isAnswered) share *= 1 - 1 / waiting;
    waiting--;
    // Rounding may leave the product slightly above one half.
    if (isAnswered && share <= 0.5 + 1e-9) return waited;
  }
  return null;
}

/** Whole days, at least one, at most the period considered. */
const daysOf = (waited: number) => Math.min(ANSWERING_DAYS, Math.max(1, Math.ceil(waited / DAY_MS)));

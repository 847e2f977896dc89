import type { Answering } from "@jobmap/contract";
import { DAY_MS } from "@jobmap/contract/limits";

/** Applications of so many days back are looked at. */
export const ANSWERING_DAYS = 90;
/** Below so many answers nothing is said of their speed; below so many that waited long enough nothing of their lack. */
const MIN_APPLICATIONS = 5;
/** Who has waited for so long without an answer speaks against the employer. */
const ANSWER_WITHIN_DAYS = 14;

/** How long one application waited for its employer, in milliseconds: until the answer, else as long as it could be waited for. */
export interface Wait {
  readonly waited: number;
  readonly isAnswered: boolean;
}

/**
 * What can honestly be said of how an employer answers; null for too little to say anything.
 *
 * The days are a median over everybody who applied, not only over those who were answered: whoever still waits, withdrew or was
 * ended by the closing of the listing counts as "at least so long" (the estimate of Kaplan and Meier). So leaving people without an
 * answer makes an employer slower, and never faster.
 */
export function answeringOf(waits: readonly Wait[]): Answering | null {
  const answered = waits.filter(({ isAnswered }) => isAnswered).length;
  const percent = waits.length === 0 ? 0 : Math.round((100 * answered) / waits.length);
  const median = medianWait(waits);
  if (median !== null) return answered < MIN_APPLICATIONS ? null : { percent, within_days: daysOf(median) };
  const patient = waits.filter(({ waited }) => waited >= ANSWER_WITHIN_DAYS * DAY_MS).length;
  return patient < MIN_APPLICATIONS ? null : { percent, within_days: null };
}

/** The time after which half of all have an answer, in milliseconds; null when that cannot be seen. */
function medianWait(waits: readonly Wait[]): number | null {
  // At the same moment answers come first: who stopped waiting then was still waiting when they came.
  const inOrder = waits.toSorted(
    (a, b) => a.waited - b.waited || Number(b.isAnswered) - Number(a.isAnswered),
  );
  let waiting = inOrder.length;
  let share = 1;
  for (const { waited, isAnswered } of inOrder) {
    if (isAnswered) share *= 1 - 1 / waiting;
    waiting--;
    // Products of fractions may miss a half by a hair.
    if (isAnswered && share <= 0.5 + 1e-9) return waited;
  }
  return null;
}

/** Whole days, never none, never more than are looked at. */
const daysOf = (waited: number) => Math.min(ANSWERING_DAYS, Math.max(1, Math.ceil(waited / DAY_MS)));

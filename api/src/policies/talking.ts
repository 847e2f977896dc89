import type { ApplicationStatus } from "@jobmap/contract";
import { DAY_MS } from "@jobmap/contract/limits";

/** How long both sides can still write after a rejection or the end of the listing. */
const AFTER_END_DAYS = 30;
/** Messages of one side in a row, within a day, without a word of the other. */
export const MAX_MESSAGES_IN_A_ROW = 20;

/** What decides whether somebody can write about an application. */
export interface Talk {
  readonly status: ApplicationStatus;
  /** When the application last changed its status. */
  readonly updatedAt: Date;
  /** Whether the candidate's account is deactivated. */
  readonly isAway: boolean;
}

/** Why nothing can be written about an application, as a sentence for both sides; null while it can. Pure. */
export function closedTalk({ status, updatedAt, isAway }: Talk, now: Date): string | null {
  if (status === "WITHDRAWN") return "The application was withdrawn, so this conversation is closed.";
  if (isAway) return "The applicant's account is deactivated, so this conversation is closed.";
  const isEnded = status === "REJECTED" || status === "JOB_CLOSED";
  if (isEnded && now.getTime() - updatedAt.getTime() >= AFTER_END_DAYS * DAY_MS)
    return `The application ended more than ${AFTER_END_DAYS} days ago, so this conversation is closed.`;
  return null;
}

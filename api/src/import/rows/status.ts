import type { Field } from "../fields.ts";
import { addDays } from "../parse/date.ts";
import { parseBoolean } from "../parse/number.ts";
import { parseSourceState, type SourceState } from "../parse/vocabulary.ts";
import type { JobDates } from "./dates.ts";
import type { Row } from "./row.ts";

/** Why a job is not open, as far as its row tells. */
export const END_REASONS = {
  work_over: "the work has ended",
  begun_long_ago: "the work began more than a year ago, and no plausible end is given",
  deadline_passed: "the last day to apply has passed",
  expired_at_source: "expired or closed at its source",
  filled: "filled",
  cancelled: "canceled, withdrawn or denied",
} as const;
export type EndReason = keyof typeof END_REASONS;

export interface StatusContext {
  /** `YYYY-MM-DD`. */
  readonly today: string;
  /** Jobs whose work has ended stay open, for sources whose jobs recur every season. */
  readonly keepEnded: boolean;
}

export interface ImportedStatus {
  readonly status: "PUBLISHED" | "EXPIRED" | "CLOSED";
  readonly close_reason: "FILLED" | "CANCELLED" | null;
  readonly ended: EndReason | null;
}

/** The listing's state according to the source; a boolean column "active" counts like a status in words. */
export function sourceState(row: Row): SourceState {
  const text = row.text("status");
  const isActive = parseBoolean(text);
  if (isActive === undefined) return parseSourceState(text);
  const asksForEnd = /(?:closed|inactive|expired|filled)/i.test(row.header("status"));
  return isActive === asksForEnd ? "EXPIRED" : "OPEN";
}

/** Whether a job that its source publishes is open, and if not, why. A job that has ended is never open. */
export function buildStatus(
  row: Row,
  state: Exclude<SourceState, "UNPUBLISHED">,
  dates: JobDates,
  { today, keepEnded }: StatusContext,
): ImportedStatus {
  const ended = endOf(state, dates, today);
  for (const field of ended === null ? [] : EVIDENCE[ended]) row.rests(field);
  row.rule(ended === null ? "no sign that it has ended" : END_REASONS[ended]);
  if (state === "FILLED") return { status: "CLOSED", close_reason: state, ended };
  if (state === "CANCELLED") return { status: "CLOSED", close_reason: state, ended };
  if (ended === null) return { status: "PUBLISHED", close_reason: null, ended };
  const isWorkOver = ended === "work_over" || ended === "begun_long_ago";
  if (isWorkOver && keepEnded) {
    row.warn("work_is_over", ended === "work_over" ? "ends_on" : "starts_on");
    return { status: "PUBLISHED", close_reason: null, ended: null };
  }
  return { status: "EXPIRED", close_reason: null, ended };
}

const EVIDENCE: Readonly<Record<EndReason, readonly Field[]>> = {
  work_over: ["ends_on"],
  begun_long_ago: ["starts_on"],
  deadline_passed: ["valid_through", "application_deadline"],
  expired_at_source: [],
  filled: [],
  cancelled: [],
};

function endOf(state: SourceState, dates: JobDates, today: string): EndReason | null {
  const isPast = (date: string | null) => date !== null && date < today;
  if (state === "FILLED") return "filled";
  if (state === "CANCELLED") return "cancelled";
  if (state === "EXPIRED") return "expired_at_source";
  if (isPast(dates.valid_through) || isPast(dates.application_deadline)) return "deadline_passed";
  if (isPast(dates.ends_on)) return "work_over";
  const isLongAgo = dates.starts_on !== null && dates.starts_on < addDays(today, -365);
  const isExpected = [dates.ends_on, dates.valid_through, dates.application_deadline].some(
    (date) => date !== null,
  );
  return isLongAgo && !isExpected ? "begun_long_ago" : null;
}

import type { JobSummary } from "@jobmap/contract";
import { DAY_MS } from "@jobmap/contract/limits";
import { t } from "#text";
import { dayText } from "./job-text.ts";

/** A listing without a confirmation for longer than this says so. */
const STALE_AFTER_DAYS = 21;

export interface Survey {
  tone: "ok" | "stale" | "neutral";
  text: string;
}

export type Surveyed = Pick<JobSummary, "last_confirmed_at" | "date_posted" | "ends_on"> &
  Partial<Pick<JobSummary, "is_from_source" | "applications_closed_on">>;

/**
 * Whether the job still takes applications, and when the employer last confirmed it, or when it was last seen at its source. `now` is
 * passed by the renderer (the page's render time on the server), so that server and browser produce the same text; without it the date
 * itself is shown.
 */
export function survey(job: Surveyed, now?: number): Survey {
  const closed = closedText(job);
  if (closed) return { tone: "stale", text: closed };
  const ended = workEnded(job, now);
  if (ended) return { tone: "stale", text: t`Still listed, but the work ended ${ended}` };
  const { last_confirmed_at: confirmed, date_posted: posted, is_from_source: isSourced = false } = job;
  if (confirmed === null)
    return {
      tone: "neutral",
      text: posted ? relative(t`Posted`, posted, now) : t`Posting date not specified`,
    };
  const days = now === undefined ? 0 : daysBetween(confirmed, now);
  if (days > STALE_AFTER_DAYS)
    return {
      tone: "stale",
      text: isSourced ? t`Not seen at its source for ${days} days` : t`Not confirmed for ${days} days`,
    };
  if (isSourced) return { tone: "neutral", text: relative(t`Seen at its source`, confirmed, now) };
  return { tone: "ok", text: relative(t`Confirmed`, confirmed, now) };
}

/** "Applications closed on Mar 6, 2026"; undefined for a job that takes applications. */
export function closedText({
  applications_closed_on: day = null,
}: Partial<Pick<JobSummary, "applications_closed_on">>): string | undefined {
  return day === null ? undefined : t`Applications closed on ${dayText(day, { year: true }) ?? day}`;
}

/** The last day of work if it has passed, as text: some sources keep listing last season's jobs. */
export function workEnded({ ends_on }: Pick<JobSummary, "ends_on">, now?: number): string | undefined {
  if (ends_on === null || now === undefined || ends_on >= new Date(now).toISOString().slice(0, 10))
    return undefined;
  return dayText(ends_on, { year: true });
}

/** "Posted today", "Posted yesterday", "Posted 4 days ago", and from five weeks on "Posted Mar 6, 2026". */
export function relative(verb: string, date: string, now?: number): string {
  const days = now === undefined ? Number.POSITIVE_INFINITY : daysBetween(date, now);
  if (days <= 0) return t`${verb} today`;
  if (days === 1) return t`${verb} yesterday`;
  if (days <= 35) return t`${verb} ${days} days ago`;
  const day = dayText(date, { year: true });
  return day === undefined ? verb : t`${verb} ${day}`;
}

/** Number of UTC midnights between a time and now; never negative. */
export function daysBetween(date: string, now: number): number {
  return Math.max(0, Math.floor(now / DAY_MS) - Math.floor(Date.parse(date) / DAY_MS));
}

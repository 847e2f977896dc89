import type { Answering, JobSummary, UnderstoodText } from "@jobmap/contract";
import { DAY_MS } from "@jobmap/contract/limits";
import type { UnderstoodSearch } from "../search/search-reader.ts";

/** @param typed the text of the search */
export function presentUnderstood(
  typed: string,
  { place, parts, correction }: UnderstoodSearch,
): UnderstoodText {
  return {
    searched: correction?.searched ?? typed,
    literal: correction?.literal ?? null,
    location: place?.label ?? null,
    distance: place?.distanceMiles ?? null,
    parts: [...parts],
  };
}

/** Why a job ranks where it does: what `query/relevance.ts` counts, in words. */
export function reasonsFor(
  { title, distance, base_salary: pay, date_posted: posted, company }: JobSummary,
  { explainTitle }: UnderstoodSearch,
  now: Date,
): string[] {
  const reasons: string[] = [explainTitle(title) ?? "in the skills, employer or description"];
  if (distance !== null)
    reasons.push(distance < 1 ? "less than a mile" : `${plural(Math.round(distance), "mile")}`);
  if (pay !== null) reasons.push("pay stated");
  if (posted !== null) {
    const days = Math.floor((now.getTime() - Date.parse(posted)) / DAY_MS);
    reasons.push(days < 1 ? "posted today" : `posted ${plural(days, "day")} ago`);
  }
  if (company.answering !== null) reasons.push(answeringReason(company.answering));
  return reasons;
}

function answeringReason({ within_days: days }: Answering): string {
  return days === null ? "rarely replies" : `usually replies within ${plural(days, "day")}`;
}

const plural = (count: number, one: string): string =>
  `${count.toLocaleString("en-US")} ${one}${count === 1 ? "" : "s"}`;

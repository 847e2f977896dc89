import { googleChecks } from "./google.ts";
import { misleadingClaimChecks } from "./misleading-claims.ts";
import { payChecks } from "./pay-transparency.ts";
import type { Posting, PostingCheck } from "./posting.ts";

/**
 * Everything that prevents a listing from being published, and all advice, the blocking ones first. Pure.
 * @param today calendar date, `YYYY-MM-DD`
 */
export function checkPosting(posting: Posting, today: string): PostingCheck[] {
  const checks = [...googleChecks(posting), ...payChecks(posting), ...misleadingClaimChecks(posting, today)];
  return checks.sort((a, b) => Number(a.severity === "warns") - Number(b.severity === "warns"));
}

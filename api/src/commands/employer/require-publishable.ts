import type { JobContent } from "@jobmap/contract";
import { ApiError } from "../../errors/api-error.ts";
import { asPosting } from "../../posting/as-posting.ts";
import { checkPosting } from "../../posting/check-posting.ts";
import type { PostingCheck } from "../../posting/posting.ts";
import type { WholeJob } from "../../posting/whole-job.ts";

/**
 * @param content the listing's content to be published
 * @throws ApiError `invalid_input` with every rule that prevents publishing, under its field
 */
export function requirePublishable({ job }: WholeJob, content: JobContent, now: Date): void {
  refuseBlocked(checkPosting(asPosting(content, job), now.toISOString().slice(0, 10)));
}

/** @throws ApiError `invalid_input` with every failed check that blocks publishing, under its field */
export function refuseBlocked(checks: readonly PostingCheck[]): void {
  const blocking = checks.filter(({ severity }) => severity === "blocks");
  if (blocking.length === 0) return;
  const fields: Record<string, string> = {};
  for (const { field, message } of blocking) fields[field] ??= message;
  throw new ApiError(
    "invalid_input",
    blocking.length === 1
      ? (blocking[0]?.message ?? "")
      : `${blocking.length} things to fix before this job can be published.`,
    fields,
  );
}

import { ApiError, notFound } from "../errors/api-error.ts";
import type { Job } from "../models/index.ts";
import { findJob } from "./jobs.ts";

/** Whether it was ever public: such a page responds with "gone", any other with "not found". */
export function wasPublic({ firstPublishedAt, status }: Pick<Job, "firstPublishedAt" | "status">): boolean {
  return firstPublishedAt !== null && status !== "DRAFT" && status !== "REMOVED";
}

/**
 * The job if it is public now.
 * @throws ApiError `gone` for one that used to be public, `not_found` for any other.
 */
export async function openJob(id: number, now: Date): Promise<Job> {
  const job = await findJob(id);
  if (job?.isOpen(now)) return job;
  if (job && wasPublic(job)) throw new ApiError("gone", "This job is no longer open.");
  throw notFound("job");
}

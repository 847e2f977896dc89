import { ApiError, notFound } from "../errors/api-error.ts";
import type { Job } from "../models/index.ts";
import { isOpen } from "../models/job.ts";
import type { ShownJob } from "../models/shown-job.ts";
import { findJob } from "./jobs.ts";
import { findShownJob } from "./shown-job.ts";

/** Whether it was ever public: such a page responds with "gone", any other with "not found". */
export function wasPublic({ firstPublishedAt, status }: Pick<Job, "firstPublishedAt" | "status">): boolean {
  return firstPublishedAt !== null && status !== "DRAFT" && status !== "REMOVED";
}

/**
 * The job if it is public now.
 * @throws ApiError `gone` for one that used to be public, `not_found` for any other.
 */
export const openJob = async (id: number, now: Date): Promise<Job> => ifOpen(await findJob(id), now);

/** What its page shows, under the same condition. */
export const openShownJob = async (id: number, now: Date): Promise<ShownJob> =>
  ifOpen(await findShownJob(id), now);

function ifOpen<J extends Pick<Job, "firstPublishedAt" | "status" | "validThrough">>(
  job: J | null,
  now: Date,
): J {
  if (job && isOpen(job, now)) return job;
  if (job && wasPublic(job)) throw new ApiError("gone", "This job is no longer open.");
  throw notFound("Job not found.");
}

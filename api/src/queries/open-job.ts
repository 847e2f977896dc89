import { ApiError, notFound } from "../errors/api-error.ts";
import type { Job } from "../models/index.ts";
import { findJob } from "./jobs.ts";

/**
 * The job if it is public now.
 * @throws ApiError `gone` for one that used to be public, `not_found` for any other.
 */
export async function openJob(id: number, now: Date): Promise<Job> {
  const job = await findJob(id);
  if (job?.isOpen(now)) return job;
  if (job?.wasPublic()) throw new ApiError("gone", "This job is no longer open.");
  throw notFound("job");
}

import { ApiError } from "../../errors/api-error.ts";
import type { Job } from "../../models/index.ts";

/**
 * Does something with each of some listings, one after another. Of several, all that is wrong is told at once, each under its place
 * in the request.
 * @throws ApiError of the only listing, or `invalid_input` with `job_ids[3]`
 */
export async function eachJob(jobs: readonly Job[], work: (job: Job) => Promise<void>): Promise<void> {
  const fields: Record<string, string> = {};
  for (const [n, job] of jobs.entries()) {
    try {
      await work(job);
    } catch (error) {
      if (!(error instanceof ApiError) || jobs.length === 1 || error.code === "publishing_limit") throw error;
      fields[`job_ids[${n}]`] = `${job.title}: ${error.message}`;
    }
  }
  const wrong = Object.keys(fields).length;
  if (wrong === 0) return;
  throw new ApiError(
    "invalid_input",
    `${wrong} of ${jobs.length} jobs cannot be published yet. Nothing was published and nothing is charged.`,
    fields,
  );
}

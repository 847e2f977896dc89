import type { JobSummary } from "@jobmap/contract";
import type { PlaceRank } from "../map/index.ts";
import { presentJobSummary } from "../presenters/job.ts";
import { findListedJobs } from "../queries/jobs.ts";

/**
 * Jobs as lists show them at `now`, in the order of `ids`. An id whose row has meanwhile gone is left out.
 * `distances`, in miles, go by the same positions; by `rank` each job's place that was searched for is its first.
 */
export async function findJobSummaries(
  ids: readonly number[],
  now: Date,
  distances?: ArrayLike<number> | undefined,
  rank?: PlaceRank | undefined,
): Promise<JobSummary[]> {
  const jobs = await findListedJobs(ids);
  return ids.flatMap((id, position) => {
    const job = jobs.get(id);
    const miles = distances?.[position];
    const distance = miles === undefined || !Number.isFinite(miles) ? null : miles;
    return job ? [presentJobSummary(job, now, { distance, rank })] : [];
  });
}

import type { JobSummary } from "@jobmap/contract";
import type { PlaceRank } from "../map/index.ts";
import { presentJobSummary } from "../presenters/job.ts";
import { findListedJobs } from "../queries/listed-jobs.ts";

/**
 * Jobs as lists show them at `now`, in the order of `ids`. Ids whose row has been deleted meanwhile are left out. `distances`,
 * in miles, are parallel to `ids`; with `rank`, the place that was searched for is each job's first.
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

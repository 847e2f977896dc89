import { ApiError, notFound } from "../../errors/api-error.ts";
import { route } from "../../http/dispatch.ts";
import type { Job } from "../../models/index.ts";
import { presentJobDetail } from "../../presenters/job.ts";
import { findJob, findJobSummaries } from "../../queries/jobs.ts";
import { findRelatedJobs } from "../../queries/related-jobs.ts";

/**
 * The job if the public may see it now.
 * @throws ApiError `gone` for one that could be seen once, `not_found` for any other.
 */
export async function openJob(id: number, now: Date): Promise<Job> {
  const job = await findJob(id);
  if (job?.isOpen(now)) return job;
  if (job?.wasPublic()) throw new ApiError("gone", "This job is no longer open.");
  throw notFound("job");
}

export const getJob = route("GET user/job/{id}", async ({ params }, { services }) =>
  presentJobDetail(await openJob(params.id, services.now())),
);

/** Works for a job that is over as well: its page still shows where to go on. */
export const getRelatedJobs = route(
  "POST user/job/related-jobs/{id}",
  async ({ params, body }, { services }) => {
    const job = await findJob(params.id);
    if (!job?.wasPublic()) throw notFound("job");
    const { ids, miles } = findRelatedJobs(job, services.jobs.index, body.limit);
    return findJobSummaries(ids, miles);
  },
);

import { notFound } from "../../errors/api-error.ts";
import { route } from "../../http/dispatch.ts";
import { presentJobDetail } from "../../presenters/job.ts";
import { findListedJobs } from "../../queries/listed-jobs.ts";
import { openShownJob, wasPublic } from "../../queries/open-job.ts";
import { findRelatedJobs } from "../../queries/related-jobs.ts";
import { findJobSummaries } from "../../views/job-summaries.ts";

export const getJob = route("GET user/job/{id}", async ({ params }, { services }) => {
  const now = services.now();
  return presentJobDetail(await openShownJob(params.id, now), now);
});

/** Also works for a job that has ended: its page still suggests other jobs. */
export const getRelatedJobs = route(
  "POST user/job/related-jobs/{id}",
  async ({ params, body }, { services }) => {
    const job = (await findListedJobs([params.id])).get(params.id);
    if (!job || !wasPublic(job)) throw notFound("Job not found.");
    const { ids, miles, rank } = findRelatedJobs(job, services.jobIndex.index, body.limit);
    return findJobSummaries(ids, services.now(), miles, rank);
  },
);

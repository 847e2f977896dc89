import { notFound } from "../../errors/api-error.ts";
import { DismissedJob, Job } from "../../models/index.ts";
import { wasPublic } from "../../queries/open-job.ts";

/**
 * Hides a job from a candidate. Idempotent.
 * @throws ApiError `not_found` for a job that was never public
 */
export async function dismissJob(accountId: number, jobId: number, now: Date): Promise<DismissedJob> {
  const job = await Job.findByPk(jobId, { attributes: ["id", "status", "firstPublishedAt"] });
  if (!(job && wasPublic(job))) throw notFound("Job not found.");
  const [dismissed] = await DismissedJob.findOrCreate({
    where: { accountId, jobId },
    defaults: { accountId, jobId, createdAt: now },
  });
  return dismissed;
}

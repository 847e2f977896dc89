import type { ReportReason } from "@jobmap/contract";
import { QueryTypes } from "sequelize";
import { notFound } from "../../errors/api-error.ts";
import { Job } from "../../models/index.ts";
import { wasPublic } from "../../queries/open-job.ts";
import type { Services } from "../../services.ts";

/**
 * Reports a problem with a listing. Each person has one report: a second one replaces it.
 * @throws ApiError `not_found` for a job that was never public
 */
export async function reportJob(
  { database, now }: Pick<Services, "database" | "now">,
  {
    accountId,
    jobId,
    reason,
    note,
  }: { accountId: number; jobId: number; reason: ReportReason; note: string },
): Promise<void> {
  const job = await Job.findByPk(jobId, { attributes: ["id", "status", "firstPublishedAt"] });
  if (!(job && wasPublic(job))) throw notFound("Job not found.");
  await database.query(
    `INSERT INTO job_reports (job_id, account_id, reason, note, created_at) VALUES (?, ?, ?, ?, ?)
     ON DUPLICATE KEY UPDATE note = IF(status = 'OPEN', VALUES(note), note),
       reason = IF(status = 'OPEN', VALUES(reason), reason)`,
    { replacements: [jobId, accountId, reason, note, now()], type: QueryTypes.INSERT },
  );
}

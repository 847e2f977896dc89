import type { ReportReason } from "@jobmap/contract";
import { QueryTypes } from "sequelize";
import { notFound } from "../../errors/api-error.ts";
import { Job } from "../../models/index.ts";
import type { Services } from "../../services.ts";

/**
 * Tells us that something is wrong with a listing. One report of each person counts: another replaces what was said.
 * @throws ApiError `not_found` for a job the public never saw
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
  if (!job?.wasPublic()) throw notFound("job");
  await database.query(
    `INSERT INTO job_reports (job_id, account_id, reason, note, created_at) VALUES (?, ?, ?, ?, ?)
     ON DUPLICATE KEY UPDATE note = IF(status = 'OPEN', VALUES(note), note),
       reason = IF(status = 'OPEN', VALUES(reason), reason)`,
    { replacements: [jobId, accountId, reason, note, now()], type: QueryTypes.INSERT },
  );
}

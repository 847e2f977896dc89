import type { JobStatus, ReportReason, ReportStatus } from "@jobmap/contract";
import { QueryTypes, type Sequelize } from "sequelize";

export interface JobReportRow {
  readonly id: number;
  readonly job_id: number;
  readonly title: string;
  readonly job_status: JobStatus;
  readonly reason: ReportReason;
  readonly note: string;
  readonly status: ReportStatus;
  readonly created_at: Date;
}

/** Reports about a company's jobs, the latest first. */
export async function findJobReports(
  database: Sequelize,
  companyId: number,
  { page, limit }: { page: number; limit: number },
): Promise<{ rows: JobReportRow[]; total: number }> {
  const from = "FROM job_reports r JOIN jobs j ON j.id = r.job_id WHERE j.company_id = ?";
  const rows = await database.query<JobReportRow>(
    `SELECT r.id, r.job_id, j.title, j.status AS job_status, r.reason, r.note, r.status, r.created_at ${from}
     ORDER BY r.id DESC LIMIT ? OFFSET ?`,
    { replacements: [companyId, limit, (page - 1) * limit], type: QueryTypes.SELECT },
  );
  const [count] = await database.query<{ total: number }>(`SELECT COUNT(*) AS total ${from}`, {
    replacements: [companyId],
    type: QueryTypes.SELECT,
  });
  return { rows, total: Number(count?.total ?? 0) };
}

import type { JobStatus, ReportReason, ReportStatus } from "@jobmap/contract";
import { QueryTypes, type Sequelize } from "sequelize";
import type { JobScope } from "../policies/job-access.ts";
import { visibleSql } from "./visible-jobs.ts";

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

/** Reports about the jobs of a scope, the latest first. */
export async function findJobReports(
  database: Sequelize,
  scope: JobScope,
  { page, limit }: { page: number; limit: number },
): Promise<{ rows: JobReportRow[]; total: number }> {
  const from = `FROM job_reports r JOIN jobs j ON j.id = r.job_id WHERE ${visibleSql(scope)}`;
  const rows = await database.query<JobReportRow>(
    `SELECT r.id, r.job_id, j.title, j.status AS job_status, r.reason, r.note, r.status, r.created_at ${from}
     ORDER BY r.id DESC LIMIT ? OFFSET ?`,
    { replacements: [limit, (page - 1) * limit], type: QueryTypes.SELECT },
  );
  const [count] = await database.query<{ total: number }>(`SELECT COUNT(*) AS total ${from}`, {
    type: QueryTypes.SELECT,
  });
  return { rows, total: Number(count?.total ?? 0) };
}

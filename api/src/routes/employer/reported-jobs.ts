import { route } from "../../http/dispatch.ts";
import { scopeOf } from "../../policies/employer.ts";
import { findJobReports } from "../../queries/job-reports.ts";

export const listReportedJobs = route(
  "GET employer/job/get-reported-jobs",
  async ({ query }, { services, session }) => {
    const { rows, total } = await findJobReports(services.database, scopeOf(session), query);
    return {
      items: rows.map((row) => ({
        id: row.id,
        job: { id: row.job_id, title: row.title, status: row.job_status },
        reason: row.reason,
        note: row.note,
        status: row.status,
        created_at: row.created_at.toISOString(),
      })),
      total,
      page: query.page,
      limit: query.limit,
    };
  },
);

import { RawReply, route } from "../../http/dispatch.ts";
import { Job } from "../../models/index.ts";
import { companyOf } from "../../policies/employer.ts";
import { presentApplicationsCsv } from "../../presenters/applications-csv.ts";
import { type ExportedApplication, eachApplicant } from "../../queries/applicants.ts";

export const exportApplications = route("GET employer/application/export", async ({ query }, { session }) => {
  const companyId = companyOf(session);
  const jobs = await Job.findAll({ where: { companyId }, attributes: ["id", "title"], raw: true });
  const rows: ExportedApplication[] = [];
  for await (const row of eachApplicant({ companyId, job_id: query.job_id })) rows.push(row);
  const csv = presentApplicationsCsv(rows, new Map(jobs.map(({ id, title }) => [id, title])));
  const headers = {
    "Content-Type": "text/csv; charset=utf-8",
    "Content-Disposition": 'attachment; filename="applications.csv"',
    "Cache-Control": "private, no-store",
  };
  return new RawReply(200, headers, csv);
});

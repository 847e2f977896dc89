import { stringify } from "csv-stringify/sync";
import { RawReply, route } from "../../http/dispatch.ts";
import { Job } from "../../models/index.ts";
import { companyOf } from "../../policies/employer.ts";
import { eachApplicant } from "../../queries/applicants.ts";

const HEADER = ["Job", "Name", "E-mail", "Phone", "Status", "Rating", "Applied", "Source"];

export const exportApplications = route("GET employer/application/export", async ({ query }, { session }) => {
  const companyId = companyOf(session);
  const jobs = await Job.findAll({ where: { companyId }, attributes: ["id", "title"], raw: true });
  const titles = new Map(jobs.map(({ id, title }) => [id, title]));
  const rows: string[][] = [HEADER];
  for await (const row of eachApplicant({ companyId, job_id: query.job_id }))
    rows.push([
      titles.get(row.jobId) ?? "",
      `${row.firstName} ${row.lastName}`.trim(),
      row.email,
      row.phone,
      row.status,
      String(row.rating ?? ""),
      row.createdAt.toISOString(),
      row.source,
    ]);
  const csv = stringify(rows, { bom: true, escape_formulas: true });
  return new RawReply(
    200,
    {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": 'attachment; filename="applications.csv"',
      "Cache-Control": "private, no-store",
    },
    Buffer.from(csv),
  );
});

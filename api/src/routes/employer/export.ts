import { stringify } from "csv-stringify/sync";
import { RawReply, route } from "../../http/dispatch.ts";
import { companyOf } from "../../policies/employer.ts";
import { type ApplicantsFilter, findApplicants } from "../../queries/applications.ts";

const PAGE = 1_000;
const HEADER = ["Job", "Name", "E-mail", "Phone", "Status", "Rating", "Applied", "Source"];

export const exportApplications = route("GET employer/application/export", async ({ query }, { session }) => {
  const rows: string[][] = [HEADER];
  for (let page = 1; ; page++) {
    const filter: ApplicantsFilter = {
      companyId: companyOf(session),
      job_id: query.job_id,
      page,
      limit: PAGE,
    };
    const { applications } = await findApplicants(filter);
    for (const application of applications)
      rows.push([
        application.job?.title ?? "",
        application.applicant,
        application.email,
        application.phone,
        application.status,
        String(application.rating ?? ""),
        application.createdAt.toISOString(),
        application.source,
      ]);
    if (applications.length < PAGE) break;
  }
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

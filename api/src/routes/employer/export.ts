import { RawReply, route } from "../../http/dispatch.ts";
import { scopeOf } from "../../policies/employer.ts";
import { presentApplicationsTable } from "../../presenters/applications-table.ts";
import { streamTableFile } from "../../presenters/table-file.ts";
import { exportedApplicants } from "../../queries/exported-applicants.ts";

export const exportApplications = route(
  "GET employer/application/export",
  async ({ query: { format, ...filter } }, { services, session }) => {
    const { questions, rows } = await exportedApplicants({
      scope: scopeOf(session),
      now: services.now(),
      ...filter,
    });
    const table = presentApplicationsTable(questions, rows, services.env.PUBLIC_URL);
    const { headers, body } = await streamTableFile(format, "applications", table);
    return new RawReply(200, { ...headers, "Cache-Control": "private, no-store" }, body);
  },
);

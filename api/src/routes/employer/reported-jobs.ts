import { stringify } from "csv-stringify/sync";
import { RawReply, route } from "../../http/dispatch.ts";
import { companyOf } from "../../policies/employer.ts";
import { findJobReports } from "../../queries/job-reports.ts";

export const listReportedJobs = route(
  "GET employer/job/get-reported-jobs",
  async ({ query }, { services, session }) => {
    const { rows, total } = await findJobReports(services.database, companyOf(session), query);
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

/** Two jobs as `npm run jobs:import` and bulk upload read them: the header names are ones that the importer recognizes. */
const DEMO_ROWS = [
  {
    "Job title": "Deckhand",
    Description:
      "Keeps the boats and the yard in order, handles lines and gear, and helps passengers aboard in every season.",
    City: "Baltimore",
    State: "MD",
    "Zip code": "21202",
    "Employment type": "Full-time",
    "Salary min": "21.00",
    "Salary max": "26.00",
    "Salary unit": "hour",
    Remote: "No",
    "Requisition ID": "HW-1001",
  },
  {
    "Job title": "Dispatcher",
    Description:
      "Plans the day of twelve boats, speaks with customers by phone and radio, and keeps the log.",
    City: "",
    State: "",
    "Zip code": "",
    "Employment type": "Part-time",
    "Salary min": "48000",
    "Salary max": "56000",
    "Salary unit": "year",
    Remote: "Yes",
    "Requisition ID": "HW-1002",
  },
];

export const getDemoFile = route(
  "GET employer/job/demo-file",
  () =>
    new RawReply(
      200,
      {
        "Content-Type": "text/csv; charset=utf-8",
        "Content-Disposition": 'attachment; filename="jobs-demo.csv"',
        "Cache-Control": "public, max-age=3600",
      },
      Buffer.from(stringify(DEMO_ROWS, { bom: true, header: true })),
    ),
);

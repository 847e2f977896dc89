import { RawReply, route } from "../../http/dispatch.ts";
import { permit } from "../../policies/can.ts";
import { employerOf } from "../../policies/employer.ts";
import { presentTableFile } from "../../presenters/table-file.ts";
import { findUpload } from "../../queries/bulk-uploads.ts";
import { demoTable } from "../../views/demo-table.ts";
import { problemTable } from "../../views/problem-table.ts";

/** A sample file for bulk upload, made from the fields that it can have. */
export const getDemoFile = route("GET employer/job/demo-file", ({ query: { format } }) => {
  const { headers, bytes } = presentTableFile(format, "jobs-demo", demoTable());
  return new RawReply(200, { ...headers, "Cache-Control": "public, max-age=3600" }, bytes);
});

export const getBulkFile = route("GET employer/job/bulk-file", async ({ query }, { services, session }) => {
  const found = await findUpload(services.database, query.id);
  const upload = permit(employerOf(session), "bulk.edit", found, "Upload not found.");
  const table = await problemTable(services, upload, { all: query.all });
  const name = `${upload.file_name.replace(/\.\w{3,4}$/, "")} with problems`;
  const { headers, bytes } = presentTableFile(query.format, name, table);
  return new RawReply(200, { ...headers, "Cache-Control": "private, no-store" }, bytes);
});

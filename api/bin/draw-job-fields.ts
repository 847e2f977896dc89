import { writeFileSync } from "node:fs";
import { JOB_FIELDS, JOB_FIELDS_SHOWN } from "@jobmap/contract";
import { drawJobFields } from "../src/openapi/job-fields-page.ts";

writeFileSync(
  new URL("../../docs/job-fields.md", import.meta.url),
  drawJobFields(JOB_FIELDS, JOB_FIELDS_SHOWN),
);
console.log("Wrote docs/job-fields.md");

import { JOB_FIELDS, type JobChanges } from "@jobmap/contract";

/** What is true of one listing alone: its dates, and its number in the employer's own system. */
const OF_ONE_LISTING: ReadonlySet<string> = new Set([
  "application_deadline",
  "requisition_id",
  ...Object.entries(JOB_FIELDS).flatMap(([name, { kind }]) => (kind === "date" ? [name] : [])),
]);

/** Of a listing's content what other listings can begin with. */
export function templateContent(content: JobChanges): JobChanges {
  return Object.fromEntries(Object.entries(content).filter(([name]) => !OF_ONE_LISTING.has(name)));
}

import { createHash } from "node:crypto";
import type { BulkProblem } from "@jobmap/contract";
import type { Field } from "../../import/fields.ts";
import type { ImportedJob } from "../../import/job.ts";
import { hashOf, identityOf } from "../../import/keys.ts";
import { buildJob } from "../../import/rows/job.ts";
import { checkPosting } from "../../posting/check-posting.ts";
import type { Posting } from "../../posting/posting.ts";
import type { CheckContext } from "./check-context.ts";
import { FIELDS_AT_FAULT, FIELDS_OF_WARNING, OVER, problemOfWarning } from "./problem-words.ts";

export interface CheckedRow {
  readonly problems: readonly BulkProblem[];
  /** The listing that the row describes; null if it describes none. */
  readonly job: ImportedJob | null;
  /** The ID of the job in the employer's system, else its requisition. */
  readonly id: string | null;
  /** What the row is known by when it comes again: its ID, else what it says. */
  readonly identity: Buffer | null;
  readonly hash: Buffer | null;
}

const NO_COLUMN = -1;
const PLACE_FIELDS = ["location", "locality", "region", "postal_code", "country"] as const;

/** Everything that is wrong with a row, and the job that it describes. Pure. */
export function checkRow(cells: readonly string[], context: CheckContext): CheckedRow {
  const { build, headers, columns, company, today } = context;
  const found = new Map<string, BulkProblem>();
  const add = (severity: BulkProblem["severity"], column: number | null, message: string) => {
    const key = `${column} ${message}`;
    if (!found.has(key)) found.set(key, { column, severity, message });
  };
  const columnOf = (header: string) => {
    const index = headers.indexOf(header);
    return index < 0 ? null : index;
  };
  const atFault = (fields: readonly Field[]) => {
    const index = fields.map((field) => columns.get(field)).find((column) => column !== undefined);
    return index ?? null;
  };
  const built = buildJob(cells, headers, build);
  for (const { kind, column } of built.warnings) {
    const { severity, message } = problemOfWarning(kind);
    add(severity, atFault(FIELDS_OF_WARNING[kind] ?? []) ?? columnOf(column), message);
  }
  const isJob = "job" in built;
  if (!isJob)
    for (const { column, reason } of built.problems) add("error", columnOf(column), `This row ${reason}.`);
  else if (built.ended !== null)
    add("error", atFault(["status", "application_deadline", "ends_on"]), OVER[built.ended]);
  // What cannot be read is told once.
  const told = new Set(
    [...found.values()].flatMap(({ severity, column }) => (severity === "error" ? [column] : [])),
  );
  const isPlaceTold = PLACE_FIELDS.some((field) => told.has(columns.get(field) ?? NO_COLUMN));
  for (const { field, severity, message } of checkPosting(
    postingOf(isJob ? built.job : built.partial, company),
    today,
  )) {
    const column = atFault(FIELDS_AT_FAULT[field] ?? []);
    if (
      field === "company" ||
      (column !== null && told.has(column)) ||
      (field === "locations" && isPlaceTold)
    )
      continue;
    add(severity === "blocks" ? "error" : "advice", column, message);
  }
  const problems = [...found.values()];
  if (!isJob) return { problems, job: null, id: null, identity: null, hash: null };
  const id = (cells[columns.get("source_key") ?? NO_COLUMN] ?? "").trim() || built.job.requisition_id;
  return { problems, job: built.job, id, identity: identityBytes(built.job, id), hash: hashOf(built.job) };
}

const postingOf = (job: ImportedJob, company: CheckContext["company"]): Posting => ({
  ...job,
  ...company,
  base_salary: job.pay,
  positions_filled: 0,
  questions: [],
});

/** Equal for rows with one ID, whatever its case; without one, for rows of one title, place and start. */
const identityBytes = (job: ImportedJob, id: string | null): Buffer =>
  createHash("sha1")
    .update(id === null ? `content:${identityOf(job)}` : requisitionName(id))
    .digest();

const requisitionName = (id: string) => `requisition:${id.toLowerCase()}`;

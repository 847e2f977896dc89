import type { BulkRow, BulkUpload } from "@jobmap/contract";
import { bulkLifecycle } from "../lifecycles/bulk-upload.ts";
import { actionsOf } from "../lifecycles/lifecycle.ts";
import type { StoredRow } from "../queries/bulk-rows.ts";
import type { BulkColumns, StoredUpload } from "../queries/bulk-uploads.ts";

const NO_FACTS = { all_written: false, some_written: false };

export function presentBulkUpload(upload: StoredUpload): BulkUpload {
  const actions = actionsOf(bulkLifecycle, upload.state, "employer", NO_FACTS);
  const { created_count, changed_count, same_count, refused_count } = upload;
  const isMade = created_count > 0 || upload.state === "PROCESSING";
  return {
    id: upload.id,
    file_name: upload.file_name,
    state: upload.state,
    rows: upload.row_count,
    faulty: upload.faulty_count,
    done: created_count + changed_count + same_count + refused_count,
    created: created_count,
    changed: changed_count,
    same: same_count,
    refused: refused_count,
    problem: upload.problem,
    uploaded_by: upload.uploaded_by,
    created_at: upload.created_at.toISOString(),
    finished_at: upload.finished_at?.toISOString() ?? null,
    can_edit: upload.state === "READY",
    can_cancel: actions.includes("cancel") && isMade,
    can_delete: !isMade,
  };
}

/** A row with a cell for each column, and with what it repeats. */
export function presentBulkRow(row: StoredRow, columns: BulkColumns): BulkRow {
  const cells = columns.map((_, index) => row.cells[index] ?? "");
  const surplus = row.cells.slice(columns.length).filter((cell) => cell.trim() !== "").length;
  const problems = [...row.problems];
  if (row.duplicateOf !== null) {
    const index = columns.findIndex(({ field }) => field === "requisition_id" || field === "source_key");
    const ofId = row.hasId ? columns[index] : undefined;
    problems.unshift({
      column: ofId ? index : null,
      severity: "error",
      message: ofId
        ? `Row ${row.duplicateOf} has the same “${ofId.header}”.`
        : `This row repeats row ${row.duplicateOf}.`,
    });
  }
  if (surplus > 0)
    problems.push({
      column: null,
      severity: "advice",
      message: `This row has ${surplus} more cells than the header; they are not used.`,
    });
  return { n: row.n, cells, problems, outcome: row.outcome, job_id: row.jobId };
}

/** "412 new, 31 changed, 9 the same, 3 refused." */
export function planWords(
  plan: Readonly<Record<"created" | "changed" | "same" | "refused", number>>,
): string {
  const parts = [
    [plan.created, "new"],
    [plan.changed, "changed"],
    [plan.same, "the same"],
    [plan.refused, "refused"],
  ] as const;
  const said = parts.filter(([count]) => count > 0);
  return `${said.map(([count, what]) => `${count.toLocaleString("en-US")} ${what}`).join(", ") || "No rows"}.`;
}

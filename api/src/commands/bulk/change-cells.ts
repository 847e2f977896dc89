import type { Transaction } from "sequelize";
import { z } from "zod";
import { ApiError } from "../../errors/api-error.ts";
import type { StoredRow } from "../../queries/bulk-rows.ts";
import type { StoredUpload } from "../../queries/bulk-uploads.ts";
import type { Services } from "../../services.ts";
import { checkAgain } from "./check-rows.ts";
import { moveUpload, noteProgress, queueSlice } from "./move-upload.ts";

/** A cell with its text, before or after a change. */
export const Cell = z.tuple([z.int(), z.int(), z.string()]);
export type Cell = z.infer<typeof Cell>;

export interface Edited {
  /** How many cells were changed. */
  readonly changed: number;
  /** The rows, where they were checked again at once. */
  readonly rows: readonly number[];
}

/** More rows than this are checked by the worker. */
const MAX_AT_ONCE = 250;

export interface Changing {
  readonly rows: readonly StoredRow[];
  readonly cells: readonly Cell[];
  readonly isUndo: boolean;
}

/**
 * Changes cells of a locked upload, keeps what was there before for undoing, and checks their rows: at once, or by the worker if
 * they are many.
 * @throws ApiError `illegal_transition` unless the rows are checked
 */
export async function changeCells(
  services: Services,
  upload: StoredUpload,
  { rows, cells, isUndo }: Changing,
  transaction: Transaction,
): Promise<Edited> {
  if (upload.state !== "READY")
    throw new ApiError("illegal_transition", "Cells can be changed once the rows are checked.");
  const byRow = new Map(rows.map((row) => [row.n, { ...row, cells: [...row.cells] }]));
  const before: Cell[] = [];
  for (const [n, column, value] of cells) {
    const row = byRow.get(n);
    if (!row || (row.cells[column] ?? "") === value) continue;
    before.unshift([n, column, row.cells[column] ?? ""]);
    while (row.cells.length < column) row.cells.push("");
    row.cells[column] = value;
  }
  const numbers = new Set(before.map(([n]) => n));
  const changed = [...byRow.values()].filter(({ n }) => numbers.has(n));
  if (changed.length === 0) return { changed: 0, rows: [] };
  const { database } = services;
  if (!isUndo)
    await database.query("INSERT INTO bulk_edits (upload_id, cells) VALUES (?, ?)", {
      replacements: [upload.id, JSON.stringify(before)],
      transaction,
    });
  for (let at = 0; at < changed.length; at += MAX_AT_ONCE)
    await database.query(
      `INSERT INTO bulk_rows (upload_id, sheet, n, raw) VALUES ?
       ON DUPLICATE KEY UPDATE raw = VALUES(raw), checked = 0`,
      {
        replacements: [
          changed
            .slice(at, at + MAX_AT_ONCE)
            .map(({ n, cells: row }) => [upload.id, upload.sheet, n, JSON.stringify(row)]),
        ],
        transaction,
      },
    );
  if (changed.length <= MAX_AT_ONCE) {
    await checkAgain(services, upload, changed, transaction);
    await noteProgress(services, upload, transaction);
    return { changed: before.length, rows: [...numbers] };
  }
  await moveUpload(services, upload, { action: "check", by: "employer" }, transaction);
  await queueSlice(services, upload.id, transaction);
  return { changed: before.length, rows: [] };
}

import { QueryTypes } from "sequelize";
import { z } from "zod";
import { ApiError } from "../../errors/api-error.ts";
import type { Employer } from "../../policies/employer.ts";
import { findRows } from "../../queries/bulk-rows.ts";
import type { Services } from "../../services.ts";
import { Cell, changeCells, type Edited } from "./change-cells.ts";
import { withUpload } from "./move-upload.ts";

const MAX_ROWS = 1_000_000;

/** @throws ApiError `not_found`, `illegal_transition`; `invalid_input` for cells that do not exist */
export async function editCells(
  services: Services,
  actor: Employer,
  {
    id,
    edits,
  }: { readonly id: number; readonly edits: readonly { n: number; column: number; value: string }[] },
): Promise<Edited> {
  return await withUpload(services, actor, id, async (upload, transaction) => {
    const numbers = [...new Set(edits.map(({ n }) => n))];
    const wanted = { where: `n IN (${numbers.map(() => "?").join(", ")})`, values: numbers, limit: MAX_ROWS };
    const rows = await findRows(services.database, upload, wanted, transaction);
    const known = new Set(rows.map(({ n }) => n));
    for (const [at, { n, column }] of edits.entries())
      if (!known.has(n) || column >= upload.columns.length)
        throw new ApiError("invalid_input", "There is no such cell.", {
          [`edits[${at}]`]: "There is no such cell.",
        });
    const cells = edits.map(({ n, column, value }): Cell => [n, column, value]);
    return await changeCells(services, upload, { rows, cells, isUndo: false }, transaction);
  });
}

export interface Replacement {
  readonly id: number;
  readonly column: number | null;
  readonly find: string;
  readonly replace: string;
  readonly whole: boolean;
}

/** @throws ApiError `not_found`, `illegal_transition`, `invalid_input` for a column that does not exist */
export async function replaceCells(
  services: Services,
  actor: Employer,
  { id, column, find, replace, whole }: Replacement,
): Promise<Edited> {
  return await withUpload(services, actor, id, async (upload, transaction) => {
    if (column !== null && column >= upload.columns.length)
      throw new ApiError("invalid_input", "There is no such column.", { column: "There is no such column." });
    const rows = await findRows(services.database, upload, { limit: MAX_ROWS }, transaction);
    const sought = find.toLowerCase();
    const places = column === null ? [...upload.columns.keys()] : [column];
    const cells = rows.flatMap(({ n, cells: row }) =>
      places.flatMap((place): Cell[] => {
        const text = row[place] ?? "";
        const next = whole
          ? text.trim().toLowerCase() === sought.trim()
            ? replace
            : text
          : replaced(text, sought, replace);
        return next === text ? [] : [[n, place, next]];
      }),
    );
    return await changeCells(services, upload, { rows, cells, isUndo: false }, transaction);
  });
}

/** @throws ApiError `not_found`, `illegal_transition`, `conflict` when there is nothing left to undo */
export async function undoEdit(services: Services, actor: Employer, id: number): Promise<Edited> {
  const { database } = services;
  return await withUpload(services, actor, id, async (upload, transaction) => {
    const [last] = await database.query<{ id: number; cells: string }>(
      "SELECT id, cells FROM bulk_edits WHERE upload_id = ? ORDER BY id DESC LIMIT 1",
      { replacements: [id], type: QueryTypes.SELECT, transaction },
    );
    if (!last) throw new ApiError("conflict", "There is nothing left to undo.");
    await database.query("DELETE FROM bulk_edits WHERE id = ?", { replacements: [last.id], transaction });
    const cells = z.array(Cell).parse(JSON.parse(last.cells));
    const numbers = new Set(cells.map(([n]) => n));
    const rows = await findRows(database, upload, { limit: MAX_ROWS }, transaction);
    const touched = rows.filter(({ n }) => numbers.has(n));
    return await changeCells(services, upload, { rows: touched, cells, isUndo: true }, transaction);
  });
}

/** Without regard to case, from left to right. */
function replaced(text: string, sought: string, by: string): string {
  const lower = text.toLowerCase();
  // A letter whose lower case is longer would shift what follows it.
  if (lower.length !== text.length) return text.replaceAll(sought, by);
  let made = "";
  let at = 0;
  for (let next = lower.indexOf(sought); next >= 0; next = lower.indexOf(sought, at)) {
    made += text.slice(at, next) + by;
    at = next + sought.length;
  }
  return made + text.slice(at);
}

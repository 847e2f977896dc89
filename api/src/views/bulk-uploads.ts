import type { BulkRow, BulkUploadDetail } from "@jobmap/contract";
import { presentBulkRow, presentBulkUpload } from "../presenters/bulk-upload.ts";
import { countRows, findFirstRows, findRows } from "../queries/bulk-rows.ts";
import { countEdits, findDrafts, type StoredUpload } from "../queries/bulk-uploads.ts";
import type { Services } from "../services.ts";
import { FILE_FIELDS, showColumns } from "./file-columns.ts";

type Given = Pick<Services, "database">;

const SAMPLE_ROWS = 120;
const PREVIEW = { rows: 12, columns: 12, characters: 60 } as const;
const KINDS = 40;

/** One upload with what its steps need. */
export async function showUpload({ database }: Given, upload: StoredUpload): Promise<BulkUploadDetail> {
  const first = await findFirstRows(database, upload, SAMPLE_ROWS);
  const sample = first.filter(({ number }) => number > (upload.header_row ?? 0)).map(({ cells }) => cells);
  return {
    ...presentBulkUpload(upload),
    ...(upload.state === "VALIDATING" && { done: await countRows(database, upload, "checked = 1") }),
    format: upload.sheets[upload.sheet]?.format ?? "",
    sheets: upload.sheets.map(({ name, is_hidden, rows, problem }) => ({ name, is_hidden, rows, problem })),
    sheet: upload.sheet,
    header_row: upload.header_row,
    columns: showColumns(upload.columns, sample),
    fields: [...FILE_FIELDS],
    preview: first.slice(0, PREVIEW.rows).map(({ number, cells }) => ({
      n: number,
      cells: cells.slice(0, PREVIEW.columns).map((cell) => cell.slice(0, PREVIEW.characters)),
    })),
    drafts: upload.created_count > 0 ? await findDrafts(database, upload) : [],
    edits: await countEdits(database, upload.id),
    kinds: await findKinds({ database }, upload),
  };
}

/** The most frequent errors, with how many rows have each. */
async function findKinds(
  { database }: Given,
  upload: StoredUpload,
): Promise<{ column: number | null; message: string; rows: number }[]> {
  if (upload.faulty_count === 0) return [];
  const counted = new Map<string, { column: number | null; message: string; rows: number }>();
  const rows = await findRows(database, upload, { where: "is_faulty = 1", limit: upload.row_count });
  for (const row of rows)
    for (const { column, severity, message } of presentBulkRow(row, upload.columns).problems) {
      if (severity !== "error") continue;
      // "has 17 characters", "Row 12 has": the same problem whatever the number.
      const words = message.replaceAll(/\d+/g, "…");
      const key = `${column} ${words}`;
      const kind = counted.get(key) ?? { column, message: words, rows: 0 };
      kind.rows++;
      counted.set(key, kind);
    }
  return [...counted.values()].sort((a, b) => b.rows - a.rows).slice(0, KINDS);
}

export interface RowsQuery {
  readonly all: boolean;
  readonly column?: number | undefined;
  readonly after?: number | undefined;
  readonly limit: number;
}

/** A page of an upload's rows. */
export async function showRows(
  { database }: Given,
  upload: StoredUpload,
  { all, column, after = 0, limit }: RowsQuery,
): Promise<{ rows: BulkRow[]; rows_total: number; next: number | null }> {
  const inColumn = column === undefined ? "" : " AND errors LIKE ?";
  const where = `${all ? "TRUE" : "(is_faulty = 1 OR outcome = 'REFUSED')"}${inColumn}`;
  const values = column === undefined ? [] : [`%"column":${column},"severity":"error"%`];
  const found = await findRows(database, upload, {
    where: `${where} AND n > ?`,
    values: [...values, after],
    limit: limit + 1,
  });
  const rows = found.slice(0, limit);
  return {
    rows: rows.map((row) => presentBulkRow(row, upload.columns)),
    rows_total: await countRows(database, upload, where, values),
    next: found.length > limit ? (rows.at(-1)?.n ?? null) : null,
  };
}

/** Rows by their numbers, as they are now. */
export async function showRowsOf(
  { database }: Given,
  upload: StoredUpload,
  numbers: readonly number[],
): Promise<BulkRow[]> {
  if (numbers.length === 0) return [];
  const where = `n IN (${numbers.map(() => "?").join(", ")})`;
  const rows = await findRows(database, upload, { where, values: numbers, limit: numbers.length });
  return rows.map((row) => presentBulkRow(row, upload.columns));
}

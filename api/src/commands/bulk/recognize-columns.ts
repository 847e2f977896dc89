import { type FeedColumn, MAX_BULK_ROWS } from "@jobmap/contract";
import { QueryTypes, type Sequelize, type Transaction } from "sequelize";
import { ApiError } from "../../errors/api-error.ts";
import type { Field } from "../../import/fields.ts";
import { ImportError } from "../../import/import-error.ts";
import { recognize } from "../../import/recognize.ts";
import { openSheet, type Sheet } from "../../import/sheet.ts";
import { UPLOAD_FIELDS, uploadField } from "../../import/upload-fields.ts";
import type { PlaceIndex } from "../../places/place-index.ts";
import { countRows, findFirstRows } from "../../queries/bulk-rows.ts";
import type { BulkColumns, StoredUpload } from "../../queries/bulk-uploads.ts";

/** Enough to find a header, and to recognize columns by their values. */
const SAMPLE_ROWS = 220;
/** What a header is remembered by. */
export const HEADER_CHARACTERS = 120;

/** Names of fields by the keys of headers; null for a column that holds nothing of use. */
export type KnownColumns = ReadonlyMap<string, string | null>;

export type UploadToRecognize = Pick<StoredUpload, "id" | "sheet" | "companyId" | "sheets"> & {
  /** What somebody said of this file's columns. */
  readonly chosen?: readonly FeedColumn[] | undefined;
};

export interface Recognized {
  readonly header_row: number | null;
  readonly columns: BulkColumns;
  readonly row_count: number;
}

/**
 * What the columns of a sheet hold: as in the employer's earlier files where they had a column of that name, otherwise by the
 * import engine.
 * @param headerRow the row of the header if somebody has said which; by default it is found
 * @throws ApiError `invalid_input` under `sheet` for one that is no table of jobs
 */
export async function recognizeColumns(
  { database, gazetteer }: { readonly database: Sequelize; readonly gazetteer: PlaceIndex },
  upload: UploadToRecognize,
  headerRow: number | undefined,
  transaction: Transaction,
): Promise<Recognized> {
  const problem = upload.sheets[upload.sheet]?.problem;
  if (problem) throw refused(problem);
  const sheet = await sheetOf(await findFirstRows(database, upload, SAMPLE_ROWS, transaction), headerRow);
  const known = await knownColumns(database, { ...upload, headers: sheet.headers }, transaction);
  const columns = columnsOf(sheet, gazetteer, known);
  const row_count = await countRows(
    database,
    { ...upload, header_row: sheet.headerRow },
    "TRUE",
    [],
    transaction,
  );
  if (row_count === 0) throw refused("The sheet has a header and no rows below it.");
  if (row_count > MAX_BULK_ROWS)
    throw refused(
      `It has ${row_count.toLocaleString("en-US")} rows; at most ${MAX_BULK_ROWS.toLocaleString("en-US")} can be read. Please split it into several files.`,
    );
  return { header_row: sheet.headerRow, columns, row_count };
}

/** What columns hold: as somebody has said of their headers, otherwise as the import engine recognizes them. */
export function columnsOf(
  { headers, sample }: Pick<Sheet, "headers" | "sample">,
  gazetteer: PlaceIndex,
  known: KnownColumns,
): BulkColumns {
  const given = new Map<Field, number>();
  for (const [index, header] of headers.entries()) {
    const field = uploadField(known.get(keyOf(header)) ?? "");
    if (field !== undefined && !given.has(field)) given.set(field, index);
  }
  const mapping = recognize(headers, sample, gazetteer, given);
  const found = new Map([...mapping.columns.values()].map((column) => [column.index, column]));
  return headers.map((header, index) => {
    const column = found.get(index);
    if (known.get(keyOf(header)) === null) return { header, field: null, by: "remembered" as const };
    if (!column || !UPLOAD_FIELDS.has(column.field)) return { header, field: null, by: null };
    return { header, field: column.field, by: column.by === "mapping" ? ("remembered" as const) : column.by };
  });
}

export const keyOf = (header: string) => header.toLowerCase().slice(0, HEADER_CHARACTERS);

async function sheetOf(
  rows: readonly { readonly number: number; readonly cells: readonly string[] }[],
  headerRow: number | undefined,
): Promise<Sheet> {
  try {
    const sheet = await openSheet({ format: "", rows: each(rows) }, headerRow);
    if (sheet) return sheet;
  } catch (error) {
    if (error instanceof ImportError) throw refused(error.message);
    throw error;
  }
  throw refused("The sheet has no rows.");
}

async function* each<T>(rows: readonly T[]): AsyncGenerator<T> {
  yield* rows;
}

/** What this employer's earlier files had in columns of these names, and what was chosen for this one's. */
export async function knownColumns(
  database: Sequelize,
  {
    companyId,
    headers,
    chosen = [],
  }: Pick<UploadToRecognize, "companyId" | "chosen"> & { readonly headers: readonly string[] },
  transaction?: Transaction,
): Promise<KnownColumns> {
  const rows = await database.query<{ header: string; field: string | null }>(
    "SELECT header, field FROM bulk_columns WHERE company_id = ? AND header IN (?)",
    {
      replacements: [companyId, headers.map(keyOf)],
      type: QueryTypes.SELECT,
      ...(transaction && { transaction }),
    },
  );
  return new Map([...rows, ...chosen].map(({ header, field }) => [keyOf(header), field]));
}

const refused = (message: string) => new ApiError("invalid_input", message, { sheet: message });

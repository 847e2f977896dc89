import { type BulkOutcome, BulkProblem } from "@jobmap/contract";
import { QueryTypes, type Sequelize, type Transaction } from "sequelize";
import { z } from "zod";
import type { StoredUpload } from "./bulk-uploads.ts";

const Cells = z.array(z.string());
const Problems = z.array(BulkProblem);

/** A row of `bulk_rows`. */
export interface StoredRow {
  readonly n: number;
  readonly cells: readonly string[];
  readonly problems: readonly BulkProblem[];
  readonly isFaulty: boolean;
  readonly duplicateOf: number | null;
  readonly hasId: boolean;
  readonly jobKey: Buffer | null;
  readonly requisitionId: string | null;
  readonly hash: Buffer | null;
  readonly outcome: BulkOutcome | null;
  readonly jobId: number | null;
}

interface Row {
  readonly n: number;
  readonly raw: string;
  readonly errors: string | null;
  readonly is_faulty: number;
  readonly duplicate_of: number | null;
  readonly has_id: number;
  readonly job_key: Buffer | null;
  readonly requisition_id: string | null;
  readonly hash: Buffer | null;
  readonly outcome: BulkOutcome | null;
  readonly job_id: number | null;
}

const COLUMNS =
  "n, raw, errors, is_faulty, duplicate_of, has_id, job_key, requisition_id, hash, outcome, job_id";

export interface RowsWanted {
  /** SQL over the columns of `bulk_rows`, with its values. */
  readonly where?: string;
  readonly values?: readonly (string | number)[];
  readonly limit: number;
}

export type UploadKey = Pick<StoredUpload, "id" | "sheet" | "header_row">;

/** The data of an upload: the rows of its sheet below the header. */
const OF_UPLOAD = "upload_id = ? AND sheet = ? AND n > ?";
const keyOf = ({ id, sheet, header_row }: UploadKey) => [id, sheet, header_row ?? 0];

/** Rows of the chosen sheet below its header, in their order. */
export async function findRows(
  database: Sequelize,
  upload: UploadKey,
  { where = "TRUE", values = [], limit }: RowsWanted,
  transaction?: Transaction,
): Promise<StoredRow[]> {
  const rows = await database.query<Row>(
    `SELECT ${COLUMNS} FROM bulk_rows WHERE ${OF_UPLOAD} AND ${where} ORDER BY n LIMIT ?`,
    {
      replacements: [...keyOf(upload), ...values, limit],
      type: QueryTypes.SELECT,
      ...(transaction && { transaction }),
    },
  );
  return rows.map((row) => ({
    n: row.n,
    cells: Cells.parse(JSON.parse(row.raw)),
    problems: row.errors === null ? [] : Problems.parse(JSON.parse(row.errors)),
    isFaulty: row.is_faulty === 1,
    duplicateOf: row.duplicate_of,
    hasId: row.has_id === 1,
    jobKey: row.job_key,
    requisitionId: row.requisition_id,
    hash: row.hash,
    outcome: row.outcome,
    jobId: row.job_id,
  }));
}

export async function countRows(
  database: Sequelize,
  upload: UploadKey,
  where = "TRUE",
  values: readonly (string | number)[] = [],
  transaction?: Transaction,
): Promise<number> {
  const [row] = await database.query<{ total: number }>(
    `SELECT COUNT(*) AS total FROM bulk_rows WHERE ${OF_UPLOAD} AND ${where}`,
    {
      replacements: [...keyOf(upload), ...values],
      type: QueryTypes.SELECT,
      ...(transaction && { transaction }),
    },
  );
  return row?.total ?? 0;
}

/** The first rows of a sheet, header and what is above it included. */
export async function findFirstRows(
  database: Sequelize,
  { id, sheet }: Pick<StoredUpload, "id" | "sheet">,
  limit: number,
  transaction?: Transaction,
): Promise<{ readonly number: number; readonly cells: readonly string[] }[]> {
  const rows = await database.query<{ n: number; raw: string }>(
    "SELECT n, raw FROM bulk_rows WHERE upload_id = ? AND sheet = ? ORDER BY n LIMIT ?",
    { replacements: [id, sheet, limit], type: QueryTypes.SELECT, ...(transaction && { transaction }) },
  );
  return rows.map(({ n, raw }) => ({ number: n, cells: Cells.parse(JSON.parse(raw)) }));
}

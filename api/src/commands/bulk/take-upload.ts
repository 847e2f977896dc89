import { createHash } from "node:crypto";
import type { FeedColumn } from "@jobmap/contract";
import { QueryTypes, type Transaction } from "sequelize";
import { ApiError } from "../../errors/api-error.ts";
import type { ReadSheet } from "../../files/reader/messages.ts";
import type { FileBytes, SpooledFile } from "../../files/spool.ts";
import type { Employer } from "../../policies/employer.ts";
import { requesterOf } from "../../security/requester.ts";
import type { Services } from "../../services.ts";
import { type Recognized, recognizeColumns, type UploadToRecognize } from "./recognize-columns.ts";

export interface TableFile {
  readonly fileName: string;
  readonly bytes: SpooledFile;
}

/** Uploads of a company that were not worked through yet: each holds its rows. */
const MAX_WAITING = 30;
/** Rows and characters of one statement. */
const BATCH = { rows: 1_000, characters: 3_000_000 };
const FIELD = "file";

/**
 * Reads a file of jobs, in a process that it can do no harm to, and keeps its rows: all or nothing. The file itself is not kept.
 * @returns the upload's id
 * @throws ApiError `invalid_input` under `file` for one that is no table of jobs; `conflict` with too many waiting; `unavailable`
 */
export async function takeUpload(
  services: Services,
  actor: Employer,
  { fileName, bytes }: TableFile,
): Promise<number> {
  const { database } = services;
  await requireRoom(services, actor);
  const sheets = await readSheets(services, { kind: "table", bytes }, actor.id);
  const checksum = await checksumOf(bytes);
  const upload = { companyId: actor.companyId, accountId: actor.id, fileName, checksum, sheets };
  return await database.transaction((transaction) => storeUpload(services, upload, transaction));
}

export interface UploadToStore {
  readonly companyId: number;
  readonly accountId: number | null;
  readonly fileName: string;
  readonly checksum: Buffer;
  readonly sheets: readonly ReadSheet[];
  /** What somebody said of its columns. */
  readonly chosen?: readonly FeedColumn[];
}

/** Keeps the rows of a file that was read. @returns the upload's id @throws ApiError `invalid_input` for one without a table of jobs */
export async function storeUpload(
  services: Pick<Services, "database" | "places" | "now">,
  { companyId, accountId, fileName, checksum, sheets: read, chosen }: UploadToStore,
  transaction: Transaction,
): Promise<number> {
  const { database } = services;
  const sheets = read.map(({ rows, isHidden, ...sheet }) => ({
    ...sheet,
    is_hidden: isHidden,
    rows: rows.length,
  }));
  const values = [companyId, accountId, fileName, checksum, JSON.stringify(sheets), services.now()];
  const [id] = await database.query(
    `INSERT INTO bulk_uploads (company_id, account_id, file_name, checksum, sheets, created_at, columns, date_orders)
       VALUES (?, ?, ?, ?, ?, ?, '[]', '{}')`,
    { replacements: values, type: QueryTypes.INSERT, transaction },
  );
  for (const [sheet, { rows }] of read.entries())
    for (const batch of batches(rows))
      await database.query("INSERT INTO bulk_rows (upload_id, sheet, n, raw) VALUES ?", {
        replacements: [batch.map(({ n, cells }) => [id, sheet, n, cells])],
        transaction,
      });
  const { sheet, found } = await firstOfJobs(services, { id, companyId, sheets, chosen }, transaction);
  await database.query(
    "UPDATE bulk_uploads SET sheet = ?, header_row = ?, columns = ?, row_count = ? WHERE id = ?",
    {
      replacements: [sheet, found.header_row, JSON.stringify(found.columns), found.row_count, id],
      transaction,
    },
  );
  return id;
}

async function requireRoom({ database }: Services, { companyId }: Employer): Promise<void> {
  const [row] = await database.query<{ waiting: number }>(
    "SELECT COUNT(*) AS waiting FROM bulk_uploads WHERE company_id = ? AND state IN ('UPLOADED','VALIDATING','READY')",
    { replacements: [companyId], type: QueryTypes.SELECT },
  );
  if ((row?.waiting ?? 0) >= MAX_WAITING)
    throw new ApiError(
      "conflict",
      `${MAX_WAITING} uploads are waiting already. Please finish or delete some of them first.`,
    );
}

/** @throws ApiError `invalid_input` under `file` for one that is no table, or no feed; `unavailable` */
export async function readSheets(
  { fileReaders }: Pick<Services, "fileReaders">,
  file: { readonly kind: "table" | "feed"; readonly bytes: FileBytes },
  accountId: number | null,
): Promise<ReadSheet[]> {
  const answer = await fileReaders.read(file, requesterOf(accountId));
  if ("sheets" in answer) return answer.sheets;
  if ("refused" in answer) throw refused(answer.refused);
  if ("stopped" in answer)
    throw refused("This file takes too much time or memory to open. Please save it as CSV and try again.");
  throw refused("This file could not be read. Please save it again and retry.");
}

async function checksumOf(bytes: SpooledFile): Promise<Buffer> {
  const hash = createHash("sha256");
  for await (const chunk of bytes) hash.update(chunk);
  return hash.digest();
}

function* batches(rows: ReadSheet["rows"]): Generator<ReadSheet["rows"]> {
  let batch: ReadSheet["rows"] = [];
  let characters = 0;
  for (const row of rows) {
    batch.push(row);
    characters += row.cells.length;
    if (batch.length < BATCH.rows && characters < BATCH.characters) continue;
    yield batch;
    batch = [];
    characters = 0;
  }
  if (batch.length > 0) yield batch;
}

/** Of the sheets that hold a table, the visible one with most columns that we know. */
async function firstOfJobs(
  { database, places }: Pick<Services, "database" | "places">,
  upload: Omit<UploadToRecognize, "sheet">,
  transaction: Transaction,
): Promise<{ readonly sheet: number; readonly found: Recognized }> {
  const tables: { sheet: number; found: Recognized; weight: number }[] = [];
  let problem: unknown;
  for (const [sheet, { is_hidden }] of upload.sheets.entries()) {
    try {
      const given = { database, gazetteer: places.gazetteer };
      const found = await recognizeColumns(given, { ...upload, sheet }, undefined, transaction);
      const known = found.columns.filter(({ field }) => field !== null).length;
      tables.push({ sheet, found, weight: known + (is_hidden ? 0 : 1_000) });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      problem ??= error;
    }
  }
  const [best] = tables.sort((a, b) => b.weight - a.weight);
  if (best) return best;
  throw refused(problem instanceof ApiError ? problem.message : "The file holds no rows.");
}

const refused = (message: string) => new ApiError("invalid_input", message, { [FIELD]: message });

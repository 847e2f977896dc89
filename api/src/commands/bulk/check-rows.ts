import { createHash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import type { Transaction } from "sequelize";
import { countRows, findRows, type StoredRow } from "../../queries/bulk-rows.ts";
import { findUpload, type StoredUpload } from "../../queries/bulk-uploads.ts";
import type { Services } from "../../services.ts";
import { type CheckContext, checkContext } from "./check-context.ts";
import { checkRow } from "./check-row.ts";
import { keyRows } from "./key-rows.ts";
import { moveUpload, noteProgress, queueSlice, setUpload } from "./move-upload.ts";

/** Rows of one slice of checking: about a tenth of a second of work. */
const SLICE_ROWS = 250;
/** After so many rows, requests get their turn. */
const TURN_ROWS = 20;

type Given = Pick<Services, "database" | "places" | "now">;

/**
 * Checks the next rows that are not checked yet, in one transaction with what it finds and the next slice. After the last of them
 * the upload is ready. Does nothing if the upload is not being checked.
 */
export async function checkSlice(services: Given, uploadId: number): Promise<void> {
  await services.database.transaction(async (transaction) => {
    const { database } = services;
    const upload = await findUpload(database, uploadId, transaction);
    if (upload?.state !== "VALIDATING") return;
    const unchecked = { where: "checked = 0", limit: SLICE_ROWS };
    const rows = await findRows(database, upload, unchecked, transaction);
    if (rows.length > 0) {
      await writeChecked(services, upload, rows, transaction);
      await queueSlice(services, uploadId, transaction);
      return await noteProgress(services, upload, transaction);
    }
    await keyRows(database, upload, transaction);
    await countFaulty(services, upload, transaction);
    await moveUpload(services, upload, { action: "finish_check", by: "system" }, transaction);
  });
}

/** Checks rows again at once, after their cells were changed. */
export async function checkAgain(
  services: Given,
  upload: StoredUpload,
  rows: readonly StoredRow[],
  transaction: Transaction,
): Promise<void> {
  await writeChecked(services, upload, rows, transaction);
  await keyRows(services.database, upload, transaction);
  await countFaulty(services, upload, transaction);
}

async function countFaulty(services: Given, upload: StoredUpload, transaction: Transaction): Promise<void> {
  const faulty_count = await countRows(services.database, upload, "is_faulty = 1", [], transaction);
  await setUpload(services, upload.id, { faulty_count }, transaction);
}

async function writeChecked(
  services: Given,
  upload: StoredUpload,
  rows: readonly StoredRow[],
  transaction: Transaction,
): Promise<void> {
  const context = await checkContext(services, upload, transaction);
  const values: unknown[][] = [];
  for (const [at, row] of rows.entries()) {
    values.push([upload.id, upload.sheet, row.n, ...columnsOf(row, context)]);
    if (at % TURN_ROWS === TURN_ROWS - 1) await setImmediate();
  }
  await services.database.query(
    `INSERT INTO bulk_rows (upload_id, sheet, n, raw, checked, errors, has_errors, identity, job_key, has_id, requisition_id, hash, whole)
     VALUES ? ON DUPLICATE KEY UPDATE checked = VALUES(checked), errors = VALUES(errors), has_errors = VALUES(has_errors),
       identity = VALUES(identity), job_key = VALUES(job_key), has_id = VALUES(has_id),
       requisition_id = VALUES(requisition_id), hash = VALUES(hash), whole = VALUES(whole), duplicate_of = NULL`,
    { replacements: [values], transaction },
  );
}

function columnsOf({ cells }: StoredRow, context: CheckContext): unknown[] {
  const { problems, job, id, identity, hash } = checkRow(cells, context);
  const raw = JSON.stringify(cells);
  return [
    raw,
    true,
    problems.length > 0 ? JSON.stringify(problems) : null,
    problems.some(({ severity }) => severity === "error"),
    identity,
    identity,
    id !== null,
    job?.requisition_id ?? null,
    hash,
    createHash("sha1").update(raw).digest(),
  ];
}

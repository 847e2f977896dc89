import { setImmediate } from "node:timers/promises";
import type { BulkOutcome, BulkProblem } from "@jobmap/contract";
import type { Transaction } from "sequelize";
import { retried } from "../../errors/retried.ts";
import { countRows, findRows, type StoredRow } from "../../queries/bulk-rows.ts";
import { findTargets, intentOf } from "../../queries/bulk-targets.ts";
import { findUpload, type StoredUpload } from "../../queries/bulk-uploads.ts";
import type { Services } from "../../services.ts";
import { checkContext } from "./check-context.ts";
import { checkRow } from "./check-row.ts";
import { moveUpload, noteProgress, queueSlice, setUpload } from "./move-upload.ts";
import { changeJobs, createJobs, type Described } from "./write-jobs.ts";

const SLICE_ROWS = 200;
const TURN_ROWS = 20;

type Given = Pick<Services, "database" | "places" | "now">;

interface Sorted {
  readonly created: Described[];
  readonly changed: Described[];
  readonly same: { readonly row: StoredRow }[];
  readonly refused: { readonly row: StoredRow; readonly message: string | null }[];
}

/**
 * Works through the next rows: their listings, what became of each row, the counts and the next slice are one transaction, so
 * that a process may be killed at any time. After the last row the upload is finished. Does nothing if it was taken back.
 */
export async function writeSlice(services: Given, uploadId: number): Promise<void> {
  await retried(() =>
    services.database.transaction(async (transaction) => {
      const upload = await findUpload(services.database, uploadId, transaction);
      if (upload?.state !== "PROCESSING") return;
      const next = { where: "outcome IS NULL", limit: SLICE_ROWS };
      const rows = await findRows(services.database, upload, next, transaction);
      if (rows.length === 0) return await finish(services, upload, transaction);
      const sorted = await sort(services, upload, rows, transaction);
      await createJobs(services, upload, sorted.created, transaction);
      await changeJobs(services, upload, sorted.changed, transaction);
      await noteOutcomes(services, upload, sorted, transaction);
      await queueSlice(services, uploadId, transaction);
      await noteProgress(services, upload, transaction);
    }),
  );
}

async function sort(
  services: Given,
  upload: StoredUpload,
  rows: readonly StoredRow[],
  transaction: Transaction,
): Promise<Sorted> {
  const context = await checkContext(services, upload, transaction);
  const targets = await findTargets(services.database, upload.companyId, rows, transaction);
  const sorted: Sorted = { created: [], changed: [], same: [], refused: [] };
  for (const [at, row] of rows.entries()) {
    if (at % TURN_ROWS === TURN_ROWS - 1) await setImmediate();
    if (row.isFaulty) {
      sorted.refused.push({ row, message: null });
      continue;
    }
    const intent = intentOf(row, targets.get(row.n));
    if (intent.outcome === "REFUSED") sorted.refused.push({ row, message: intent.message });
    if (intent.outcome === "SAME") sorted.same.push({ row });
    if (intent.outcome === "REFUSED" || intent.outcome === "SAME") continue;
    const { job } = checkRow(row.cells, context);
    if (job === null) sorted.refused.push({ row, message: "This row is no job any more." });
    else if (intent.outcome === "CREATED") sorted.created.push({ row, job, target: intent.instead });
    else sorted.changed.push({ row, job, target: intent.target });
  }
  return sorted;
}

async function noteOutcomes(
  services: Given,
  upload: StoredUpload,
  { created, changed, same, refused }: Sorted,
  transaction: Transaction,
): Promise<void> {
  const { database } = services;
  const note = async (outcome: BulkOutcome, rows: readonly { readonly row: StoredRow }[]) => {
    if (rows.length === 0) return;
    await database.query(
      `UPDATE bulk_rows r LEFT JOIN jobs j ON ? <> 'REFUSED' AND j.company_id = ? AND j.upload_key = r.job_key
       SET r.outcome = ?, r.job_id = j.id WHERE r.upload_id = ? AND r.sheet = ? AND r.n IN (?)`,
      {
        replacements: [
          outcome,
          upload.companyId,
          outcome,
          upload.id,
          upload.sheet,
          rows.map(({ row }) => row.n),
        ],
        transaction,
      },
    );
  };
  await note("CREATED", created);
  await note("CHANGED", changed);
  await note("SAME", same);
  await note("REFUSED", refused);
  for (const { row, message } of refused) {
    if (message === null) continue;
    const problem: BulkProblem = { column: null, severity: "error", message };
    await database.query("UPDATE bulk_rows SET errors = ? WHERE upload_id = ? AND sheet = ? AND n = ?", {
      replacements: [JSON.stringify([...row.problems, problem]), upload.id, upload.sheet, row.n],
      transaction,
    });
  }
  const counts = {
    created_count: upload.created_count + created.length,
    changed_count: upload.changed_count + changed.length,
    same_count: upload.same_count + same.length,
    refused_count: upload.refused_count + refused.length,
  };
  await setUpload(services, upload.id, counts, transaction);
}

async function finish(services: Given, upload: StoredUpload, transaction: Transaction): Promise<void> {
  const refused = await countRows(services.database, upload, "outcome = 'REFUSED'", [], transaction);
  const facts = { all_written: refused === 0, some_written: refused < upload.row_count };
  await setUpload(services, upload.id, { finished_at: services.now() }, transaction);
  await moveUpload(services, upload, { action: "finish", by: "system", facts }, transaction);
}

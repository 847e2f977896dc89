import type { Transaction } from "sequelize";
import { retried } from "../../errors/retried.ts";
import { findRows, type StoredRow } from "../../queries/bulk-rows.ts";
import { findUpload, type StoredUpload } from "../../queries/bulk-uploads.ts";
import type { Services } from "../../services.ts";
import { noteProgress, queueSlice, setUpload } from "./move-upload.ts";
import { takeBackJobs } from "./take-back-jobs.ts";

const SLICE_ROWS = 100;

/**
 * Takes back the next listings that an upload made, in one transaction with the next slice. A draft that nobody has edited since
 * is deleted. A listing that has been public is closed, so that whoever applied or saved it is told what became of it. Others
 * stay. Does nothing unless the upload was taken back.
 */
export async function undoSlice(services: Services, uploadId: number): Promise<void> {
  await retried(() =>
    services.database.transaction(async (transaction) => {
      const { database } = services;
      const upload = await findUpload(database, uploadId, transaction);
      if (upload?.state !== "CANCELLED") return;
      const made = { where: "outcome = 'CREATED'", limit: SLICE_ROWS };
      const rows = await findRows(database, upload, made, transaction);
      if (rows.length === 0) return;
      await undoRows(services, upload, rows, transaction);
      await setUpload(services, uploadId, { created_count: upload.created_count - rows.length }, transaction);
      await queueSlice(services, uploadId, transaction);
      await noteProgress(services, upload, transaction);
    }),
  );
}

async function undoRows(
  services: Services,
  { id, sheet, accountId }: StoredUpload,
  rows: readonly StoredRow[],
  transaction: Transaction,
): Promise<void> {
  const { database } = services;
  await database.query(
    "UPDATE bulk_rows SET outcome = NULL, job_id = NULL WHERE upload_id = ? AND sheet = ? AND n IN (?)",
    { replacements: [id, sheet, rows.map(({ n }) => n)], transaction },
  );
  const ids = rows.flatMap(({ jobId }) => jobId ?? []);
  await takeBackJobs(services, ids, { by: "employer", accountId }, transaction);
}

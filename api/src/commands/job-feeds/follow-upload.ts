import { QueryTypes, type Transaction } from "sequelize";
import { retried } from "../../errors/retried.ts";
import { findUpload, type StoredUpload } from "../../queries/bulk-uploads.ts";
import { findFeed, findReadingOf, type StoredFeed } from "../../queries/job-feeds.ts";
import type { Services } from "../../services.ts";
import { moveUpload, queueSlice } from "../bulk/move-upload.ts";
import { closeMissing } from "./close-missing.ts";
import { endReading, FORGOTTEN, setFeed } from "./end-reading.ts";
import { type PublishedNew, publishNew } from "./publish-new.ts";

/** Takes the upload of a feed's reading on when one of its steps is done. Does nothing for uploads of people. */
export async function followUpload(services: Services, uploadId: number): Promise<void> {
  const { published, problem } = await publishWritten(services, uploadId);
  await retried(() =>
    services.database.transaction(async (transaction) => {
      const reading = await findReadingOf(services.database, uploadId, transaction);
      if (reading === undefined) return;
      const upload = await findUpload(services.database, uploadId, transaction);
      const feed = await findFeed(services.database, reading.feed_id, transaction);
      if (upload === undefined || feed === undefined) return;
      if (upload.state === "READY") await startOrGiveUp(services, reading.id, { upload, feed }, transaction);
      else if (["SUCCEEDED", "PARTIAL", "FAILED", "CANCELLED"].includes(upload.state))
        await finish(services, reading.id, { upload, feed, published, problem }, transaction);
    }),
  );
}

/** Each listing is a transaction of its own, before the one that ends the reading. */
async function publishWritten(services: Services, uploadId: number): Promise<PublishedNew> {
  const upload = await findUpload(services.database, uploadId);
  const reading = await findReadingOf(services.database, uploadId);
  const feed = reading && (await findFeed(services.database, reading.feed_id));
  const isWritten = upload?.state === "SUCCEEDED" || upload?.state === "PARTIAL";
  return feed && isWritten ? await publishNew(services, feed, upload) : { published: 0, problem: null };
}

interface Both {
  readonly upload: StoredUpload;
  readonly feed: StoredFeed;
}

async function startOrGiveUp(
  services: Services,
  id: number,
  { upload, feed }: Both,
  transaction: Transaction,
) {
  if (upload.faulty_count < upload.row_count) {
    await moveUpload(services, upload, { action: "start", by: "system" }, transaction);
    return await queueSlice(services, upload.id, transaction);
  }
  await setFeed(services, feed, FORGOTTEN, transaction);
  const problem = "Every job of the feed has a problem. Open its rows to see which.";
  await endReading(
    services,
    { id, feed },
    { outcome: "FAILED", problem, jobs: upload.row_count },
    transaction,
  );
}

async function finish(
  services: Services,
  id: number,
  { upload, feed, published, problem }: Both & PublishedNew,
  transaction: Transaction,
) {
  const jobs = upload.row_count;
  if (upload.state === "FAILED" || upload.state === "CANCELLED") {
    await setFeed(services, feed, FORGOTTEN, transaction);
    return await endReading(
      services,
      { id, feed },
      { outcome: "FAILED", problem: upload.problem, jobs },
      transaction,
    );
  }
  const { present, isComplete } = await jobsOf(services, upload, transaction);
  // A row whose job is not known may be any of those that seem to be missing.
  const closed = isComplete
    ? await closeMissing(services, feed, present, transaction)
    : await closeMissing(
        services,
        feed,
        [...present, ...(await jobsSoFar(services, feed, transaction))],
        transaction,
      );
  await endReading(
    services,
    { id, feed },
    { outcome: "CHANGED", jobs, closed, published, problem },
    transaction,
  );
}

/** The listings that the rows are about, also those whose row was refused. */
async function jobsOf({ database }: Services, upload: StoredUpload, transaction: Transaction) {
  const rows = await database.query<{ job_id: number | null; is_known: 0 | 1 }>(
    `SELECT j.id AS job_id, r.job_key IS NOT NULL AS is_known FROM bulk_rows r
     LEFT JOIN jobs j ON j.company_id = ? AND j.upload_key = r.job_key
     WHERE r.upload_id = ? AND r.sheet = ? AND r.n > ?`,
    {
      replacements: [upload.companyId, upload.id, upload.sheet, upload.header_row ?? 0],
      type: QueryTypes.SELECT,
      transaction,
    },
  );
  return {
    present: [...new Set(rows.flatMap(({ job_id }) => job_id ?? []))],
    isComplete: rows.every(({ is_known }) => is_known === 1),
  };
}

async function jobsSoFar(
  { database }: Services,
  { id }: StoredFeed,
  transaction: Transaction,
): Promise<number[]> {
  const rows = await database.query<{ job_id: number }>("SELECT job_id FROM feed_jobs WHERE feed_id = ?", {
    replacements: [id],
    type: QueryTypes.SELECT,
    transaction,
  });
  return rows.map(({ job_id }) => job_id);
}

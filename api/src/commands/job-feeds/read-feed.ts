import { createHash } from "node:crypto";
import { HOUR_MS } from "@jobmap/contract/limits";
import type { Transaction } from "sequelize";
import { ApiError } from "../../errors/api-error.ts";
import { retried } from "../../errors/retried.ts";
import { WebError, type WebFile } from "../../gateways/web/index.ts";
import { findUpload } from "../../queries/bulk-uploads.ts";
import { findFeed, isUnread, type StoredFeed } from "../../queries/job-feeds.ts";
import type { Services } from "../../services.ts";
import { checkWith } from "../bulk/match-columns.ts";
import { readSheets, storeUpload } from "../bulk/take-upload.ts";
import { type Paid, withPay } from "./ask-pay.ts";
import { closeMissing } from "./close-missing.ts";
import { endReading, FORGOTTEN, type ReadingEnd, setFeed } from "./end-reading.ts";

/** A feed of at least this many jobs that has lost more than half of them is held until somebody has looked, and any that is empty. */
const MIN_HELD_JOBS = 4;

interface Reading {
  readonly id: number;
  readonly feed_id: number;
}

/** What a feed had, as far as it was a feed. */
type Found =
  | ({ readonly file: WebFile; readonly checksum: Buffer } & Paid)
  | "unchanged"
  | { readonly problem: string };

/**
 * Reads a feed and has its jobs written as those of an uploaded file; `followUpload` does the rest. What is no whole feed changes
 * nothing. May be run again after it was interrupted.
 */
export async function readFeed(services: Services, { id, feed_id }: Reading): Promise<void> {
  const feed = await findFeed(services.database, feed_id);
  if (feed === undefined || !(await isUnread(services.database, id))) return;
  const found = await fetchFeed(services, feed);
  await retried(() =>
    services.database.transaction(async (transaction) => {
      const locked = await findFeed(services.database, feed_id, transaction);
      if (locked === undefined || !(await isUnread(services.database, id, transaction))) return;
      const next = { next_read_at: new Date(services.now().getTime() + locked.interval_hours * HOUR_MS) };
      await setFeed(services, locked, next, transaction);
      const end = await takeOver(services, { id, feed: locked, found }, transaction);
      if (end !== null) await endReading(services, { id, feed: locked }, end, transaction);
    }),
  );
  services.signals.send("bulk_tasks");
}

async function fetchFeed(services: Services, feed: StoredFeed): Promise<Found> {
  try {
    const file = await services.web.read(feed.url, { etag: feed.etag, lastModified: feed.last_modified });
    if (file === null) return "unchanged";
    const checksum = createHash("sha256").update(file.bytes).digest();
    if (feed.checksum?.equals(checksum)) return "unchanged";
    const sheets = await readSheets(services, { kind: "feed", bytes: file.bytes }, feed.accountId);
    return { file, checksum, ...(await withPay(services, feed, sheets)) };
  } catch (error) {
    if (error instanceof WebError || error instanceof ApiError) return { problem: error.message };
    throw error;
  }
}

/** @returns how the reading ends; null if it goes on as an upload */
async function takeOver(
  services: Services,
  { id, feed, found }: { readonly id: number; readonly feed: StoredFeed; readonly found: Found },
  transaction: Transaction,
): Promise<ReadingEnd | null> {
  if (found === "unchanged") {
    const closed = await closeMissing(services, feed, null, transaction);
    return { outcome: "UNCHANGED", jobs: feed.job_count, closed };
  }
  if ("problem" in found) return { outcome: "FAILED", problem: found.problem };
  const { sheets, checksum, unasked } = found;
  const unread = sheets.find(({ problem }) => problem !== null)?.problem;
  if (unread) return { outcome: "FAILED", problem: unread };
  const jobs = Math.max(0, (sheets[0]?.rows.length ?? 0) - 1);
  const isSuspicious = jobs * 2 < feed.job_count && (jobs === 0 || feed.job_count >= MIN_HELD_JOBS);
  if (isSuspicious && feed.accepts_fewer === 0) {
    await setFeed(services, feed, { state: "HELD", next_read_at: null }, transaction);
    const problem = `The feed has ${jobs === 1 ? "1 job" : `${jobs} jobs`}; the time before it had ${feed.job_count}. Nothing was closed. Is that right?`;
    return { outcome: "HELD", problem, jobs };
  }
  if (jobs === 0) {
    const closed = await closeMissing(services, feed, [], transaction);
    await remember(services, feed, { found, jobs }, transaction);
    return { outcome: "CHANGED", jobs, closed };
  }
  const { companyId, accountId, name, columns: chosen } = feed;
  let uploadId: number;
  try {
    uploadId = await storeUpload(
      services,
      { companyId, accountId, fileName: name, checksum, sheets, chosen },
      transaction,
    );
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { outcome: "FAILED", problem: error.message, jobs };
  }
  await services.database.query(
    "UPDATE feed_readings SET upload_id = ?, job_count = ?, pay_unasked = ? WHERE id = ?",
    { replacements: [uploadId, jobs, unasked, id], transaction },
  );
  const upload = await findUpload(services.database, uploadId, transaction);
  if (upload) await checkWith(services, upload, { by: "system", columns: upload.columns }, transaction);
  await remember(services, feed, { found, jobs }, transaction);
  return null;
}

async function remember(
  services: Services,
  feed: StoredFeed,
  {
    found: { file, checksum, unasked },
    jobs,
  }: { readonly found: Exclude<Found, string | { problem: string }>; readonly jobs: number },
  transaction: Transaction,
): Promise<void> {
  // A file whose pay is not all asked for is read again, though it be the same.
  const said = unasked > 0 ? FORGOTTEN : validatorsOf(file, checksum);
  await setFeed(services, feed, { ...said, job_count: jobs, accepts_fewer: false }, transaction);
}

const validatorsOf = ({ etag, lastModified }: WebFile, checksum: Buffer) => ({
  etag: etag?.slice(0, 500) ?? null,
  last_modified: lastModified?.slice(0, 100) ?? null,
  checksum,
});

import { QueryTypes, type Transaction } from "sequelize";
import type { StoredFeed } from "../../queries/job-feeds.ts";
import type { Services } from "../../services.ts";
import { takeBackJobs } from "../bulk/take-back-jobs.ts";

/** A job is closed when this many complete readings in a row lack it: one may be a mistake of the other side. */
const MAX_MISSED = 2;

/**
 * Counts a complete reading against the listings of a feed that it lacks, and takes back those that too many lacked.
 * @param present listings that it has; without, it is the same as the last one
 * @returns how many listings it took back
 */
export async function closeMissing(
  services: Services,
  { id, accountId }: StoredFeed,
  present: readonly number[] | null,
  transaction: Transaction,
): Promise<number> {
  const { database } = services;
  if (present === null)
    await database.query("UPDATE feed_jobs SET missed = missed + 1 WHERE feed_id = ? AND missed > 0", {
      replacements: [id],
      transaction,
    });
  else {
    await database.query("UPDATE feed_jobs SET missed = LEAST(missed + 1, 100) WHERE feed_id = ?", {
      replacements: [id],
      transaction,
    });
    if (present.length > 0)
      await database.query(
        "INSERT INTO feed_jobs (job_id, feed_id) VALUES ? ON DUPLICATE KEY UPDATE feed_id = VALUES(feed_id), missed = 0",
        {
          replacements: [present.map((jobId) => [jobId, id])],
          transaction,
        },
      );
  }
  const over = await database.query<{ job_id: number }>(
    "SELECT job_id FROM feed_jobs WHERE feed_id = ? AND missed >= ?",
    { replacements: [id, MAX_MISSED], type: QueryTypes.SELECT, transaction },
  );
  const ids = over.map(({ job_id }) => job_id);
  if (ids.length === 0) return 0;
  await database.query("DELETE FROM feed_jobs WHERE job_id IN (?)", { replacements: [ids], transaction });
  return await takeBackJobs(services, ids, { by: "employer", accountId }, transaction);
}

import { FeedColumn, type FeedPublishing, type FeedState, type ReadingOutcome } from "@jobmap/contract";
import { QueryTypes, type Sequelize, Transaction } from "sequelize";
import { z } from "zod";

/** A row of `job_feeds`. */
export interface StoredFeed {
  readonly id: number;
  readonly companyId: number;
  readonly accountId: number | null;
  readonly name: string;
  readonly url: string;
  readonly state: FeedState;
  readonly interval_hours: number;
  readonly publishes: FeedPublishing;
  /** What somebody said that its columns hold. */
  readonly columns: readonly FeedColumn[];
  readonly accepts_fewer: 0 | 1;
  readonly etag: string | null;
  readonly last_modified: string | null;
  readonly checksum: Buffer | null;
  readonly job_count: number;
  readonly next_read_at: Date | null;
  readonly created_at: Date;
}

/** A row of `feed_readings`, with the counts of its upload. */
export interface StoredReading {
  readonly id: number;
  readonly feed_id: number;
  readonly outcome: ReadingOutcome;
  readonly problem: string | null;
  readonly upload_id: number | null;
  readonly job_count: number;
  readonly closed_count: number;
  readonly published_count: number;
  readonly pay_unasked: number;
  readonly created_count: number;
  readonly changed_count: number;
  readonly same_count: number;
  readonly refused_count: number;
  readonly started_at: Date;
  readonly ended_at: Date | null;
}

const SNAPSHOT = { isolationLevel: Transaction.ISOLATION_LEVELS.REPEATABLE_READ };
const SELECT_FEED = "SELECT f.*, f.company_id AS companyId, f.account_id AS accountId FROM job_feeds f";
type FeedRow = Omit<StoredFeed, "columns"> & { readonly columns: string | null };
const readFeed = ({ columns, ...feed }: FeedRow): StoredFeed => ({
  ...feed,
  columns: z.array(FeedColumn).parse(JSON.parse(columns ?? "[]")),
});

const COUNTS = ["created", "changed", "same", "refused"].map(
  (name) => `COALESCE(u.${name}_count, 0) AS ${name}_count`,
);
const SELECT_READING = `SELECT r.id, r.feed_id, r.outcome, r.problem, r.upload_id, r.job_count, r.closed_count, r.published_count, r.pay_unasked,
  r.started_at, r.ended_at, ${COUNTS.join(", ")} FROM feed_readings r LEFT JOIN bulk_uploads u ON u.id = r.upload_id`;

/** One feed of any company. @param transaction locks it */
export async function findFeed(
  database: Sequelize,
  id: number,
  transaction?: Transaction,
): Promise<StoredFeed | undefined> {
  const [feed] = await database.query<FeedRow>(
    `${SELECT_FEED} WHERE f.id = ? ${transaction ? "FOR UPDATE" : ""}`,
    {
      replacements: [id],
      type: QueryTypes.SELECT,
      ...(transaction && { transaction }),
    },
  );
  return feed && readFeed(feed);
}

/** A feed with its last reading. */
export interface FeedNow {
  readonly feed: StoredFeed;
  readonly last: StoredReading | undefined;
}

/** A company's feeds, in the order in which they were added, or one of any company. */
type Which = { readonly companyId: number } | { readonly id: number };

/**
 * Feeds and their last readings in one snapshot: a reading that ends between two would be shown as over beside the state that
 * the feed had before, and whoever looks would never ask again.
 */
export async function findFeedsNow(database: Sequelize, which: Which): Promise<FeedNow[]> {
  const condition = "id" in which ? "f.id = :id" : "f.company_id = :companyId";
  const [feeds, readings] = await database.transaction(SNAPSHOT, async (transaction) => {
    const read = { replacements: { ...which }, type: QueryTypes.SELECT, transaction } as const;
    const rows = await database.query<FeedRow>(`${SELECT_FEED} WHERE ${condition} ORDER BY f.id`, read);
    const ids = `SELECT MAX(l.id) FROM feed_readings l JOIN job_feeds f ON f.id = l.feed_id WHERE ${condition} GROUP BY f.id`;
    return [rows, await database.query<StoredReading>(`${SELECT_READING} WHERE r.id IN (${ids})`, read)];
  });
  const lasts = new Map(readings.map((reading) => [reading.feed_id, reading]));
  return feeds.map((row) => ({ feed: readFeed(row), last: lasts.get(row.id) }));
}

/** A feed's readings, the newest first. */
export async function findReadings(
  database: Sequelize,
  feedId: number,
  { page, limit }: { readonly page: number; readonly limit: number },
): Promise<{ readonly readings: StoredReading[]; readonly total: number }> {
  const readings = await database.query<StoredReading>(
    `${SELECT_READING} WHERE r.feed_id = ? ORDER BY r.id DESC LIMIT ? OFFSET ?`,
    { replacements: [feedId, limit, (page - 1) * limit], type: QueryTypes.SELECT },
  );
  const [count] = await database.query<{ total: number }>(
    "SELECT COUNT(*) AS total FROM feed_readings WHERE feed_id = ?",
    { replacements: [feedId], type: QueryTypes.SELECT },
  );
  return { readings, total: count?.total ?? 0 };
}

/** The reading that an upload belongs to, as long as its jobs are being written. @param transaction locks it */
export async function findReadingOf(
  database: Sequelize,
  uploadId: number,
  transaction?: Transaction,
): Promise<Pick<StoredReading, "id" | "feed_id"> | undefined> {
  const [reading] = await database.query<Pick<StoredReading, "id" | "feed_id">>(
    `SELECT id, feed_id FROM feed_readings WHERE upload_id = ? AND outcome = 'READING' ${transaction ? "FOR UPDATE" : ""}`,
    { replacements: [uploadId], type: QueryTypes.SELECT, ...(transaction && { transaction }) },
  );
  return reading;
}

/** Whether nothing has come of a reading yet: its task may be done twice. */
export async function isUnread(database: Sequelize, id: number, transaction?: Transaction): Promise<boolean> {
  const rows = await database.query(
    "SELECT 1 FROM feed_readings WHERE id = ? AND outcome = 'READING' AND upload_id IS NULL",
    { replacements: [id], type: QueryTypes.SELECT, ...(transaction && { transaction }) },
  );
  return rows.length > 0;
}

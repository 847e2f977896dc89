import { createHash } from "node:crypto";
import type { FeedColumn, FeedPublishing } from "@jobmap/contract";
import { QueryTypes, type Transaction, UniqueConstraintError } from "sequelize";
import { ApiError } from "../../errors/api-error.ts";
import { permit } from "../../policies/can.ts";
import type { Employer } from "../../policies/employer.ts";
import { findFeed, type StoredFeed } from "../../queries/job-feeds.ts";
import type { Services } from "../../services.ts";
import { keyOf } from "../bulk/recognize-columns.ts";
import { requireDistinct } from "../bulk/require-distinct.ts";
import { FORGOTTEN, setFeed } from "./end-reading.ts";

export const MAX_FEEDS = 20;

interface NewFeed {
  readonly name: string;
  readonly url: string;
  readonly interval_hours: number;
  readonly publishes: FeedPublishing;
  readonly columns: readonly FeedColumn[];
}

type Given = Pick<Services, "database" | "now" | "signals">;

/** Adds a feed and has it read. @returns its id @throws ApiError `conflict` for an address that is there, or one feed too many */
export async function addFeed(services: Given, actor: Employer, feed: NewFeed): Promise<number> {
  const { database, now } = services;
  const url = new URL(feed.url).href;
  const columns = keptColumns(feed.columns);
  const id = await database.transaction(async (transaction) => {
    const [count] = await database.query<{ total: number }>(
      "SELECT COUNT(*) AS total FROM job_feeds WHERE company_id = ? FOR UPDATE",
      { replacements: [actor.companyId], type: QueryTypes.SELECT, transaction },
    );
    if ((count?.total ?? 0) >= MAX_FEEDS)
      throw new ApiError("conflict", `A company can have ${MAX_FEEDS} feeds.`);
    const [feedId] = await database
      .query(
        `INSERT INTO job_feeds (company_id, account_id, name, url, url_hash, interval_hours, publishes, columns, created_at)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
        {
          replacements: [
            actor.companyId,
            actor.id,
            feed.name,
            url,
            createHash("sha256").update(url).digest(),
            feed.interval_hours,
            feed.publishes,
            columns,
            now(),
          ],
          type: QueryTypes.INSERT,
          transaction,
        },
      )
      .catch((error: unknown) => {
        if (!(error instanceof UniqueConstraintError)) throw error;
        const message = "This feed is there already.";
        throw new ApiError("conflict", message, { url: message });
      });
    await queueReading(services, feedId, transaction);
    return feedId;
  });
  services.signals.send("feed_readings");
  return id;
}

interface FeedChange {
  readonly id: number;
  readonly name?: string | undefined;
  readonly interval_hours?: number | undefined;
  readonly publishes?: FeedPublishing | undefined;
  readonly columns?: readonly FeedColumn[] | undefined;
  readonly paused?: boolean | undefined;
}

/** @throws ApiError `not_found`; `invalid_input` for columns that cannot be */
export async function changeFeed(
  services: Given,
  actor: Employer,
  { id, name, interval_hours, publishes, columns, paused }: FeedChange,
): Promise<void> {
  await withFeed(services, actor, id, async (feed, transaction) => {
    const next = { state: "ACTIVE", next_read_at: feed.next_read_at ?? services.now() };
    const anew = { ...FORGOTTEN, ...(feed.state === "ACTIVE" && { next_read_at: services.now() }) };
    const values = {
      ...(name !== undefined && { name }),
      ...(interval_hours !== undefined && { interval_hours }),
      ...(publishes !== undefined && { publishes }),
      ...(columns !== undefined && { columns: keptColumns(columns), ...anew }),
      ...(paused === true && { state: "PAUSED", next_read_at: null }),
      ...(paused === false && feed.state === "PAUSED" && next),
    };
    if (Object.keys(values).length > 0) await setFeed(services, feed, values, transaction);
  });
}

/** Has a feed read now. @throws ApiError `not_found`; `conflict` while it is being read */
export async function readFeedNow(services: Given, actor: Employer, id: number): Promise<void> {
  await withFeed(services, actor, id, async (feed, transaction) => {
    if (feed.state === "HELD")
      throw new ApiError("conflict", "Please say first whether its last reading was right.");
    if (await isBeingRead(services, id, transaction))
      throw new ApiError("conflict", "This feed is being read right now.");
    await queueReading(services, id, transaction);
  });
}

/** Lets a held feed lose its jobs. @throws ApiError `not_found`; `conflict` for one that is not held */
export async function acceptFewer(services: Given, actor: Employer, id: number): Promise<void> {
  await withFeed(services, actor, id, async (feed, transaction) => {
    if (feed.state !== "HELD") throw new ApiError("conflict", "This feed does not wait for an answer.");
    await setFeed(services, feed, { state: "ACTIVE", accepts_fewer: true, ...FORGOTTEN }, transaction);
    await queueReading(services, id, transaction);
  });
}

/** Forgets a feed; its listings stay. @throws ApiError `not_found` */
export async function deleteFeed(services: Given, actor: Employer, id: number): Promise<void> {
  await withFeed(services, actor, id, async (_, transaction) => {
    await services.database.query("DELETE FROM job_feeds WHERE id = ?", { replacements: [id], transaction });
  });
}

/** Has every feed read that is due. */
export async function queueDueFeeds({ database, now, signals }: Given): Promise<void> {
  const [, queued] = await database.query(
    `INSERT INTO feed_readings (feed_id, started_at)
     SELECT f.id, ? FROM job_feeds f WHERE f.state = 'ACTIVE' AND f.next_read_at <= ?
       AND NOT EXISTS (SELECT 1 FROM feed_readings r WHERE r.feed_id = f.id AND (r.status = 'QUEUED' OR r.outcome = 'READING'))`,
    { replacements: [now(), now()], type: QueryTypes.INSERT },
  );
  if (queued > 0) signals.send("feed_readings");
}

/** As they are kept; null if nothing was chosen. @throws ApiError `invalid_input` */
function keptColumns(columns: readonly FeedColumn[]): string | null {
  requireDistinct(columns);
  const kept = columns.map(({ header, field }) => ({ header: keyOf(header), field }));
  return kept.length === 0 ? null : JSON.stringify(kept);
}

async function withFeed(
  services: Given,
  actor: Employer,
  id: number,
  work: (feed: StoredFeed, transaction: Transaction) => Promise<void>,
): Promise<void> {
  await services.database.transaction(async (transaction) =>
    work(
      permit(actor, "feed.edit", await findFeed(services.database, id, transaction), "Feed not found."),
      transaction,
    ),
  );
  services.signals.send("feed_readings");
}

async function queueReading(
  { database, now }: Given,
  feedId: number,
  transaction: Transaction,
): Promise<void> {
  await database.query("INSERT INTO feed_readings (feed_id, started_at) VALUES (?, ?)", {
    replacements: [feedId, now()],
    transaction,
  });
}

async function isBeingRead({ database }: Given, feedId: number, transaction: Transaction): Promise<boolean> {
  const rows = await database.query(
    "SELECT 1 FROM feed_readings WHERE feed_id = ? AND (status = 'QUEUED' OR outcome = 'READING') LIMIT 1",
    { replacements: [feedId], type: QueryTypes.SELECT, transaction },
  );
  return rows.length > 0;
}

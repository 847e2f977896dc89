import type { ReadingOutcome } from "@jobmap/contract";
import { QueryTypes, type Transaction } from "sequelize";
import type { StoredFeed } from "../../queries/job-feeds.ts";
import type { Services } from "../../services.ts";
import { tellEmployers } from "../tell-employers.ts";

/** What a reading came to. */
export interface ReadingEnd {
  readonly outcome: Exclude<ReadingOutcome, "READING">;
  readonly problem?: string | null;
  readonly jobs?: number;
  readonly closed?: number;
  readonly published?: number;
}

export async function endReading(
  services: Services,
  { id, feed }: { readonly id: number; readonly feed: StoredFeed },
  { outcome, problem = null, jobs = 0, closed = 0, published = 0 }: ReadingEnd,
  transaction: Transaction,
): Promise<void> {
  const { database, now } = services;
  if (
    outcome === "HELD" ||
    (outcome === "FAILED" && !(await didFailBefore(services, { id, feed }, transaction)))
  )
    await tellEmployers(services, { companyId: feed.companyId, job: null }, transaction, {
      notification: {
        type: "feed_stuck",
        values: { feed: feed.name, why: problem ?? "", isHeld: outcome === "HELD" },
      },
      dedupeKey: `feed:${feed.id}:${id}`,
    });
  await database.query(
    `UPDATE feed_readings SET outcome = ?, problem = ?, job_count = ?, closed_count = ?, published_count = ?, ended_at = ? WHERE id = ?`,
    {
      replacements: [outcome, problem?.slice(0, 500) ?? null, jobs, closed, published, now(), id],
      transaction,
    },
  );
}

/** Whoever was told that a feed fails is not told at each of its readings. */
async function didFailBefore(
  { database }: Pick<Services, "database">,
  { id, feed }: { readonly id: number; readonly feed: StoredFeed },
  transaction: Transaction,
): Promise<boolean> {
  const [before] = await database.query<{ outcome: ReadingOutcome }>(
    "SELECT outcome FROM feed_readings WHERE feed_id = ? AND id < ? ORDER BY id DESC LIMIT 1",
    { replacements: [feed.id, id], type: QueryTypes.SELECT, transaction },
  );
  return before?.outcome === "FAILED";
}

type Settable =
  | "name"
  | "state"
  | "interval_hours"
  | "publishes"
  | "columns"
  | "accepts_fewer"
  | "job_count"
  | "next_read_at";
type Validator = "etag" | "last_modified" | "checksum";

/** So that the next reading takes the same file for a new one. */
export const FORGOTTEN = { etag: null, last_modified: null, checksum: null } as const;

export async function setFeed(
  { database }: Pick<Services, "database">,
  { id }: Pick<StoredFeed, "id">,
  values: Partial<Record<Settable | Validator, string | number | boolean | Date | Buffer | null>>,
  transaction: Transaction,
): Promise<void> {
  const set = Object.keys(values).map((column) => `${column} = ?`);
  await database.query(`UPDATE job_feeds SET ${set.join(", ")} WHERE id = ?`, {
    replacements: [...Object.values(values), id],
    transaction,
  });
}

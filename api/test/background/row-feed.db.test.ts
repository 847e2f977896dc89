import { pino } from "pino";
import type { Transaction } from "sequelize";
import { afterEach, describe, expect, it, onTestFailed, vi } from "vitest";
import { NOTIFICATIONS, RowFeed } from "../../src/background/row-feed.ts";
import { SessionEnds } from "../../src/background/session-ends.ts";
import { buildAccount } from "../support/build.ts";
import { useDatabase } from "../support/database.ts";

const database = useDatabase();
const log = pino({ level: "silent" });
const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

const tell = (accountId: number, keys: readonly string[], transaction?: Transaction) =>
  database().query(
    "INSERT INTO notifications (account_id, type, notice_values, dedupe_key, created_at) VALUES ?",
    {
      replacements: [keys.map((key) => [accountId, "job_over", "{}", key, new Date()])],
      ...(transaction && { transaction }),
    },
  );

describe("RowFeed", () => {
  it("reports a row that commits long after hundreds with higher ids", async () => {
    const [slow, busy, crowd] = [await buildAccount(), await buildAccount(), await buildAccount()];
    const feed = new RowFeed(database(), log, NOTIFICATIONS);
    stops.push(() => feed.stop());
    const told: number[] = [];
    feed.onRows(({ accounts }) => told.push(...accounts));
    feed.start();
    // The first look finds where to begin.
    await vi.waitFor(async () => {
      await tell(busy.id, [`begun ${performance.now()}`]);
      feed.poke();
      expect(told).toContain(busy.id);
    });
    const transaction = await database().transaction();
    onTestFailed(() => transaction.rollback());
    await tell(slow.id, ["slow"], transaction);
    await tell(
      crowd.id,
      Array.from({ length: 600 }, (_, i) => `crowd ${i}`),
    );
    feed.poke();
    await vi.waitFor(() => expect(told).toContain(crowd.id), 10_000);
    await transaction.commit();
    feed.poke();
    await vi.waitFor(() => expect(told).toContain(slow.id), 10_000);
    expect(told.filter((id) => id !== busy.id)).toEqual([crowd.id, slow.id]);
  });
});

describe("SessionEnds", () => {
  const end = (sessionId: number, transaction: Transaction | null = null) =>
    database().query("INSERT INTO session_ends (session_id) VALUES (?)", {
      replacements: [sessionId],
      transaction,
    });

  it("reports each end once, before and after listening starts, and no others", async () => {
    const ends = new SessionEnds(database(), log);
    stops.push(() => ends.stop());
    const told: number[] = [];
    const listen = (id: number) => ends.onEnd(id, () => told.push(id));
    await end(1);
    listen(1);
    await vi.waitFor(() => expect(told).toEqual([1]), 10_000);
    listen(2);
    listen(3);
    const leave = listen(4);
    await end(4);
    leave();
    await end(2);
    await vi.waitFor(() => expect(told).toEqual([1, 2]), 10_000);
    // Handed out by now, while nobody listened for it.
    listen(4);
    await vi.waitFor(() => expect(told).toEqual([1, 2, 4]), 10_000);
  });

  it("reports an end committed late within minutes", async () => {
    let now = 0;
    const ends = new SessionEnds(database(), log, () => now);
    stops.push(() => ends.stop());
    const told: number[] = [];
    for (const id of [11, 12, 13, 14]) ends.onEnd(id, () => told.push(id));
    const late = await database().transaction();
    onTestFailed(() => late.rollback());
    await end(11, late);
    await end(12);
    // Looked up, or handed out already.
    await vi.waitFor(() => expect(told).toEqual([12]), 10_000);
    await end(13);
    await vi.waitFor(() => expect(told).toEqual([12, 13]), 10_000);
    // Longer than the row of 11 is waited for.
    now += 600_000;
    await end(14);
    await vi.waitFor(() => expect(told).toEqual([12, 13, 14]), 10_000);
    await late.commit();
    now += 600_000;
    await vi.waitFor(() => expect(told).toEqual([12, 13, 14, 11]), 10_000);
  });
});

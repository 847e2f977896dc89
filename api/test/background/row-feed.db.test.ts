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
  it("tells of a row that commits long after hundreds with higher ids", async () => {
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
    await vi.waitFor(() => expect(told).toContain(crowd.id));
    await transaction.commit();
    feed.poke();
    await vi.waitFor(() => expect(told).toContain(slow.id));
    expect(told.filter((id) => id !== busy.id)).toEqual([crowd.id, slow.id]);
  });
});

describe("SessionEnds", () => {
  const end = (sessionId: number) =>
    database().query("INSERT INTO session_ends (session_id) VALUES (?)", { replacements: [sessionId] });

  it("tells of ends before and after somebody listens for them, once, and of no other", async () => {
    const ends = new SessionEnds(database(), log);
    stops.push(() => ends.stop());
    const told: number[] = [];
    const listen = (id: number) => ends.onEnd(id, () => told.push(id));
    await end(1);
    listen(1);
    await vi.waitFor(() => expect(told).toEqual([1]));
    listen(2);
    listen(3);
    const leave = listen(4);
    await end(4);
    leave();
    await end(2);
    await vi.waitFor(() => expect(told).toEqual([1, 2]));
    // Handed out by now, while nobody listened for it.
    listen(4);
    await vi.waitFor(() => expect(told).toEqual([1, 2, 4]));
  });
});

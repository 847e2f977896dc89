import { setTimeout as sleep } from "node:timers/promises";
import { pino } from "pino";
import { describe, expect, it } from "vitest";
import { DatabaseClock } from "../../src/background/database-clock.ts";
import { type Chore, Housekeeper } from "../../src/background/housekeeper.ts";
import { useDatabase } from "../support/database.ts";

describe("Housekeeper", () => {
  const database = useDatabase();
  const lines: { level: number; msg: string; chore?: string }[] = [];
  const log = pino({}, { write: (line) => void lines.push(JSON.parse(line)) });
  const keeperOf = (...chores: Chore[]) => {
    lines.length = 0;
    const clock = new DatabaseClock(database(), log);
    return new Housekeeper({ database: database(), log, clock }, chores);
  };

  it("tells of a chore that fails, and runs the others", async () => {
    let runs = 0;
    const fails = { name: "fail", run: () => Promise.reject(new Error("broken")) };
    const keeper = keeperOf(fails, { name: "run", run: async () => void runs++ });
    keeper.poke();
    await keeper.drain();
    expect(runs).toBe(1);
    expect(lines).toMatchObject([{ level: 50, msg: "a chore failed", chore: "fail" }]);
  });

  it("raises no alarm about a chore that ends with the process", async () => {
    const { promise, reject } = Promise.withResolvers<void>();
    let runs = 0;
    const keeper = keeperOf(
      { name: "wait", run: () => promise },
      { name: "run", run: async () => void runs++ },
    );
    keeper.poke();
    await sleep(200);
    const stopped = keeper.stop();
    reject(new Error("The database was closed."));
    await stopped;
    expect(runs).toBe(0);
    expect(lines).toMatchObject([{ level: 30, msg: "a chore was interrupted", chore: "wait" }]);
  });
});

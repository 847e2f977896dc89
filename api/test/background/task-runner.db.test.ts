import { pino } from "pino";
import { QueryTypes } from "sequelize";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { TaskRunner, type TaskRunnerOptions } from "../../src/background/task-runner.ts";
import type { Task } from "../../src/background/task-table.ts";
import { useDatabase } from "../support/database.ts";

interface Errand extends Task {
  readonly name: string;
}
interface Row extends Errand {
  readonly status: string;
  readonly note: string | null;
  readonly last_error: string | null;
  readonly next_attempt_at: Date | null;
}

const SECOND = 1_000;
const ATTEMPT_MS = 30 * SECOND;
const BATCH_SIZE = 4;

describe("TaskRunner", () => {
  const database = useDatabase();
  const runners: TaskRunner<Errand>[] = [];
  let ahead = 0;
  const now = () => new Date(Date.now() + ahead);

  beforeAll(async () => {
    await database().query(`CREATE TABLE test_errands (
      id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
      name VARCHAR(40) NOT NULL,
      note VARCHAR(40) NULL,
      status ENUM('QUEUED','DONE','FAILED') NOT NULL DEFAULT 'QUEUED',
      attempts SMALLINT UNSIGNED NOT NULL DEFAULT 0,
      next_attempt_at DATETIME(3) NULL,
      claimed_until DATETIME(3) NULL,
      last_error VARCHAR(500) NULL,
      finished_at DATETIME(3) NULL,
      KEY test_errands_due (status, next_attempt_at)
    )`);
  });
  afterAll(() => database().query("DROP TABLE test_errands"));
  beforeEach(() => {
    ahead = 0;
  });
  afterEach(async () => {
    for (const runner of runners.splice(0)) await runner.stop();
  });

  const start = (
    run: (errand: Errand) => Promise<string>,
    options: Partial<TaskRunnerOptions<Errand>> = {},
  ) => {
    const runner = new TaskRunner<Errand>({
      database: database(),
      table: "test_errands",
      columns: ["name"],
      erasedWhenDone: ["note"],
      log: pino({ level: "silent" }),
      now,
      intervalMs: 60 * SECOND,
      batchSize: BATCH_SIZE,
      attemptTimeoutMs: ATTEMPT_MS,
      minBackoffMs: 60 * SECOND,
      maxBackoffMs: 600 * SECOND,
      maxAttempts: 5,
      messages: { unreadable: "unreadable", failed: "failed", setAside: "set aside" },
      describe: ({ id }) => ({ errand: id }),
      run,
      ...options,
    });
    runners.push(runner);
    return runner;
  };
  const queue = (...names: string[]) =>
    database().query("INSERT INTO test_errands (name, note) VALUES ?", {
      replacements: [names.map((name) => [name, "secret"])],
    });
  const rows = () =>
    database().query<Row>("SELECT * FROM test_errands ORDER BY id", { type: QueryTypes.SELECT });

  it("runs each task once with several runners, some of which fail at first", async () => {
    const names = Array.from({ length: 60 }, (_, i) => `errand ${i}`);
    await queue(...names);
    const underWay = new Set<number>();
    const done: string[] = [];
    const run = async ({ id, name, attempts }: Errand) => {
      expect(underWay.has(id)).toBe(false);
      underWay.add(id);
      await database().query("SELECT 1");
      underWay.delete(id);
      if (attempts === 1 && id % 3 === 0) throw new Error("not yet");
      done.push(name);
      return "DONE";
    };
    const all = [start(run), start(run), start(run)];
    await Promise.all(all.map((runner) => runner.drain()));
    ahead += 70 * SECOND;
    await Promise.all(all.map((runner) => runner.drain()));
    expect(done.sort()).toEqual(names.sort());
    expect(new Set((await rows()).map(({ status, note }) => `${status} ${note}`))).toEqual(
      new Set(["DONE null"]),
    );
  });

  it("takes over a dead runner's tasks after the lease, and ignores that runner's late results", async () => {
    await queue("one");
    const dying = Promise.withResolvers<string>();
    const begun = Promise.withResolvers<void>();
    const dead = start(() => {
      begun.resolve();
      return dying.promise;
    });
    dead.poke();
    await begun.promise;
    const taken: number[] = [];
    const heir = start(async ({ attempts }) => {
      taken.push(attempts);
      return attempts === 2 ? Promise.reject(new Error("not yet")) : "DONE";
    });
    ahead += ATTEMPT_MS * BATCH_SIZE;
    await heir.drain();
    expect(taken, "it may still be at work").toEqual([]);
    ahead += ATTEMPT_MS + SECOND;
    await heir.drain();
    expect(taken).toEqual([2]);
    const [postponed] = await rows();
    dying.reject(new Error("back from the dead"));
    await dead.drain();
    expect(await rows()).toEqual([postponed]);
    ahead += 140 * SECOND;
    await heir.drain();
    expect(taken).toEqual([2, 3]);
    expect(await rows()).toMatchObject([{ status: "DONE", attempts: 3, note: null }]);
  });

  it("waits longer after each failure, up to a limit, then sets the task aside", async () => {
    await queue("hopeless");
    const runner = start(() => Promise.reject(new Error("no")));
    const waits: { atMost: number; atLeast: number }[] = [];
    for (let attempt = 1; attempt <= 5; attempt++) {
      const at = now().getTime();
      await runner.drain();
      const [row] = await rows();
      expect(row).toMatchObject({ status: "QUEUED", attempts: attempt, last_error: "no" });
      const due = Number(row?.next_attempt_at);
      waits.push({ atMost: due - at, atLeast: due - now().getTime() });
      ahead += due - now().getTime() - 5 * SECOND;
      await runner.drain();
      expect((await rows())[0], "not before its time").toMatchObject({ attempts: attempt });
      ahead += 6 * SECOND;
    }
    for (const [index, minutes] of [1, 2, 4, 8, 10].entries()) {
      expect(waits[index]?.atMost).toBeGreaterThanOrEqual(minutes * 60 * SECOND);
      expect(waits[index]?.atLeast).toBeLessThan(minutes * 60 * SECOND * 1.1);
    }
    await runner.drain();
    expect(await rows()).toMatchObject([
      { status: "FAILED", note: "secret", last_error: "too many attempts" },
    ]);
  });

  it("leases tasks for as long as the batch can take, to the millisecond", async () => {
    await queue("one");
    const at = new Date("2026-11-23T12:00:00.999Z");
    await database().query("UPDATE test_errands SET next_attempt_at = '2026-11-23 12:00:00.999'");
    const leases: unknown[] = [];
    const run = async () => {
      const [row] = await database().query<{ claimed_until: Date }>(
        "SELECT claimed_until FROM test_errands",
        { type: QueryTypes.SELECT },
      );
      leases.push(row?.claimed_until);
      return "DONE";
    };
    await start(run, { now: () => at }).drain();
    expect(leases).toEqual([new Date(at.getTime() + ATTEMPT_MS * (BATCH_SIZE + 1))]);
    expect(await rows()).toMatchObject([{ status: "DONE", finished_at: at }]);
  });

  it("waits for all of its tasks, even if one result cannot be saved", async () => {
    await queue("not to be noted", "slow");
    const done: string[] = [];
    await start(async ({ name }) => {
      if (name !== "slow") return "NO SUCH STATUS";
      for (let i = 0; i < 50; i++) await database().query("SELECT 1");
      done.push(name);
      return "DONE";
    }).drain();
    expect(done).toEqual(["slow"]);
    expect(await rows()).toMatchObject([{ status: "QUEUED" }, { status: "DONE" }]);
  });

  it("sets aside tasks that can never succeed, and continues with the rest", async () => {
    await queue("poison", "sound");
    const done: string[] = [];
    const runner = start(
      async ({ name }) => {
        if (name === "poison") throw new RangeError("never");
        done.push(name);
        return "DONE";
      },
      { isFinal: (error) => error instanceof RangeError },
    );
    await runner.drain();
    expect(done).toEqual(["sound"]);
    expect(await rows()).toMatchObject([
      { status: "FAILED", attempts: 1, last_error: "never" },
      { status: "DONE" },
    ]);
  });

  it("aborts an attempt that takes too long", async () => {
    await queue("endless");
    await start(() => new Promise(() => {}), { attemptTimeoutMs: 20 }).drain();
    expect(await rows()).toMatchObject([{ status: "QUEUED", last_error: "took longer than 0.02 s" }]);
  });

  it("finishes running tasks when stopped, and starts no others", async () => {
    await queue("under way", "waits");
    const begun = Promise.withResolvers<void>();
    const hold = Promise.withResolvers<string>();
    const runner = start(
      () => {
        begun.resolve();
        return hold.promise;
      },
      { batchSize: 1 },
    );
    runner.poke();
    await begun.promise;
    const stopped = runner.stop();
    hold.resolve("DONE");
    await stopped;
    await runner.drain();
    expect(await rows()).toMatchObject([{ status: "DONE" }, { status: "QUEUED", attempts: 0 }]);
  });

  it("keeps the order of tasks with the same key, and runs others in between", async () => {
    await queue("a1", "a2", "b1", "a3");
    const hold = Promise.withResolvers<void>();
    const order: string[] = [];
    const runner = start(
      async ({ name }) => {
        if (name === "a1") await hold.promise;
        order.push(name);
        if (name === "b1") hold.resolve();
        return "DONE";
      },
      { orderKey: ({ name }) => name.charAt(0) },
    );
    await runner.drain();
    expect(order).toEqual(["b1", "a1", "a2", "a3"]);
  });
});

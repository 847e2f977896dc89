import { describe, expect, it } from "vitest";
import { PollingLoop } from "../../src/background/polling-loop.ts";

/** Longer than any test: the clock plays no part here. */
const intervalMs = 3_600_000;

function make(run: () => Promise<void>) {
  const errors: unknown[] = [];
  return { loop: new PollingLoop({ intervalMs, run, onError: (error) => errors.push(error) }), errors };
}

describe("PollingLoop", () => {
  it("runs one at a time, and exactly once more however often it is poked meanwhile", async () => {
    const gate = Promise.withResolvers<void>();
    let started = 0;
    let running = 0;
    const { loop, errors } = make(async () => {
      started++;
      expect(++running).toBe(1);
      await gate.promise;
      running--;
    });
    for (let pokes = 0; pokes < 5; pokes++) loop.poke();
    expect(started).toBe(1);
    gate.resolve();
    await loop.drain();
    expect(started).toBe(2);
    expect(errors).toEqual([]);
  });

  it("does not miss a poke at the end of a run", async () => {
    for (let turns = 0; turns < 12; turns++) {
      let runs = 0;
      const { loop } = make(async () => {
        runs++;
      });
      loop.poke();
      for (let turn = 0; turn < turns; turn++) await Promise.resolve();
      const before = runs;
      loop.poke();
      await loop.drain();
      expect(runs, `${turns} turns after the first`).toBeGreaterThan(before);
    }
  });

  it("continues after a failed run", async () => {
    const broken = new Error("the database is unavailable");
    let runs = 0;
    const { loop, errors } = make(async () => {
      if (++runs === 1) throw broken;
    });
    loop.poke();
    await loop.drain();
    loop.poke();
    await loop.drain();
    expect(runs).toBe(2);
    expect(errors).toEqual([broken]);
  });

  it("stops after the current run", async () => {
    const gate = Promise.withResolvers<void>();
    let started = 0;
    let ended = false;
    const { loop } = make(async () => {
      started++;
      await gate.promise;
      ended = true;
    });
    loop.start();
    loop.poke();
    const stopped = loop.stop();
    expect(loop.isStopping).toBe(true);
    gate.resolve();
    await stopped;
    loop.poke();
    await loop.drain();
    expect([started, ended]).toEqual([1, true]);
  });
});

import { describe, expect, it } from "vitest";
import { Rounds } from "../../src/background/rounds.ts";

/** Longer than any test: the clock plays no part here. */
const every = 3_600_000;

function make(round: () => Promise<void>) {
  const failures: unknown[] = [];
  return { rounds: new Rounds({ every, round, failed: (error) => failures.push(error) }), failures };
}

describe("rounds", () => {
  it("are one at a time, and one more however often they are asked for meanwhile", async () => {
    const gate = Promise.withResolvers<void>();
    let begun = 0;
    let underWay = 0;
    const { rounds, failures } = make(async () => {
      begun++;
      expect(++underWay).toBe(1);
      await gate.promise;
      underWay--;
    });
    for (let wakes = 0; wakes < 5; wakes++) rounds.wake();
    expect(begun).toBe(1);
    gate.resolve();
    await rounds.settled();
    expect(begun).toBe(2);
    expect(failures).toEqual([]);
  });

  it("miss no call that comes just as one ends", async () => {
    for (let turns = 0; turns < 12; turns++) {
      let looks = 0;
      const { rounds } = make(async () => {
        looks++;
      });
      rounds.wake();
      for (let turn = 0; turn < turns; turn++) await Promise.resolve();
      const before = looks;
      rounds.wake();
      await rounds.settled();
      expect(looks, `${turns} turns after the first`).toBeGreaterThan(before);
    }
  });

  it("go on after one that failed", async () => {
    const broken = new Error("the database is away");
    let looks = 0;
    const { rounds, failures } = make(async () => {
      if (++looks === 1) throw broken;
    });
    rounds.wake();
    await rounds.settled();
    rounds.wake();
    await rounds.settled();
    expect(looks).toBe(2);
    expect(failures).toEqual([broken]);
  });

  it("end with the one under way", async () => {
    const gate = Promise.withResolvers<void>();
    let begun = 0;
    let ended = false;
    const { rounds } = make(async () => {
      begun++;
      await gate.promise;
      ended = true;
    });
    rounds.follow();
    rounds.wake();
    const stopped = rounds.stop();
    expect(rounds.stopped).toBe(true);
    gate.resolve();
    await stopped;
    rounds.wake();
    await rounds.settled();
    expect([begun, ended]).toEqual([1, true]);
  });
});

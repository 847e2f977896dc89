import { describe, expect, it } from "vitest";
import { FairQueue, type Lane } from "../../src/processes/fair-queue.ts";
import { requesterOf } from "../../src/security/requester.ts";

/** A queue whose work ends when a test says so. */
function queueOf(slots: number, maxWaiting = 100, maxWaitingEach = 100) {
  const queue = new FairQueue({ slots, maxWaiting, maxWaitingEach });
  const running = new Map<string, () => void>();
  const refused: string[] = [];
  const started: string[] = [];
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return {
    started,
    refused,
    running: () => [...running.keys()],
    /** Somebody's piece of work: accounts are numbers, visitors are addresses. */
    async ask(who: number | string, name: string, lane: Lane = "quick") {
      const requester = typeof who === "number" ? requesterOf(who) : requesterOf(null, who);
      void queue
        .run(requester, lane, () => {
          started.push(name);
          return new Promise<void>((resolve) => running.set(name, resolve));
        })
        .catch(() => refused.push(name));
      await settled();
    },
    async end(name: string) {
      running.get(name)?.();
      running.delete(name);
      await settled();
    },
  };
}

describe("a fair queue", () => {
  it("runs one item per account at a time, in turns", async () => {
    const queue = queueOf(2);
    for (const name of ["a1", "a2", "a3"]) await queue.ask(1, name);
    expect(queue.running()).toEqual(["a1"]);
    for (const name of ["b1", "b2"]) await queue.ask(2, name);
    await queue.ask(3, "c1");
    expect(queue.running()).toEqual(["a1", "b1"]);
    await queue.end("b1");
    // The first who waits and has nothing running.
    expect(queue.running()).toEqual(["a1", "c1"]);
    await queue.end("c1");
    expect(queue.running()).toEqual(["a1", "b2"]);
    for (const name of ["a1", "a2", "b2", "a3"]) await queue.end(name);
    expect(queue.started).toEqual(["a1", "b1", "c1", "b2", "a2", "a3"]);
  });

  it("gives all visitors one place together, and each account its own", async () => {
    const queue = queueOf(2);
    await queue.ask("10.0.0.1", "v1");
    await queue.ask("10.0.0.2", "v2");
    expect(queue.running()).toEqual(["v1"]);
    await queue.ask(1, "a1");
    expect(queue.running()).toEqual(["v1", "a1"]);
    await queue.end("v1");
    expect(queue.running()).toEqual(["a1", "v2"]);
  });

  it("treats addresses of one network as one visitor", () => {
    expect(requesterOf(null, "2001:db8::1").key).toBe(requesterOf(null, "2001:db8::ffff").key);
  });

  it("lets quick work pass slow work, which never takes all places", async () => {
    const queue = queueOf(2);
    await queue.ask(1, "slow1", "slow");
    await queue.ask(2, "slow2", "slow");
    expect(queue.running()).toEqual(["slow1"]);
    await queue.ask(3, "quick3");
    await queue.ask(4, "quick4");
    expect(queue.running()).toEqual(["slow1", "quick3"]);
    await queue.end("slow1");
    expect(queue.running()).toEqual(["quick3", "quick4"]);
    await queue.end("quick3");
    expect(queue.running()).toEqual(["quick4", "slow2"]);
  });

  it("runs slow work if there is one place only", async () => {
    const queue = queueOf(1);
    await queue.ask(1, "slow1", "slow");
    expect(queue.running()).toEqual(["slow1"]);
  });

  it("rejects callers with too much waiting work with 503", async () => {
    const queue = new FairQueue({ slots: 1, maxWaiting: 9, maxWaitingEach: 1 });
    const endless = () => new Promise(() => {});
    void queue.run(requesterOf(1), "quick", endless);
    void queue.run(requesterOf(1), "quick", endless);
    await expect(queue.run(requesterOf(1), "quick", endless)).rejects.toMatchObject({
      status: 503,
      message: "Too many files are being processed right now. Please try again in a moment.",
    });
  });

  it("makes room for others if one caller has most of it", async () => {
    const queue = queueOf(1, 4);
    for (const name of ["a1", "a2", "a3", "a4", "a5"]) await queue.ask(1, name);
    expect(queue.refused).toEqual([]);
    await queue.ask(2, "b1");
    await queue.ask(2, "b2");
    expect(queue.refused).toEqual(["a5", "a4"]);
    await queue.ask(2, "b3");
    await queue.ask(3, "c1");
    expect(queue.refused).toEqual(["a5", "a4", "b3", "a3"]);
  });

  it("continues after failed work", async () => {
    const queue = new FairQueue({ slots: 1, maxWaiting: 9, maxWaitingEach: 9 });
    const failing = queue.run(requesterOf(1), "quick", () => Promise.reject(new Error("no")));
    const next = queue.run(requesterOf(1), "quick", () => Promise.resolve("yes"));
    await expect(failing).rejects.toThrow("no");
    expect(await next).toBe("yes");
  });
});

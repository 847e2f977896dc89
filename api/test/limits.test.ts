import { once } from "node:events";
import { Worker } from "node:worker_threads";
import fc from "fast-check";
import { pino } from "pino";
import { describe, expect, it } from "vitest";
import { readEnv } from "../src/env.ts";
import {
  allocateLimits,
  type Limit,
  type LimitsGateway,
  type LimitsMemory,
  SharedLimits,
} from "../src/gateways/limits/index.ts";
import { charge } from "../src/http/charge.ts";
import { Metrics } from "../src/metrics/metrics.ts";

const limit = { name: "test", points: 10, seconds: 60 };

function withClock() {
  let now = 1_800_000_000_000;
  const limits = new SharedLimits(() => new Date(now));
  return { limits, advance: (milliseconds: number) => (now += milliseconds) };
}

describe("rate limits", () => {
  it("count each caller under each name, and return everything on request", () => {
    const { limits } = withClock();
    for (let n = 0; n < 10; n++) expect(limits.take(limit, "a")).toBe(0);
    expect(limits.take(limit, "a")).toBe(6);
    expect(limits.take(limit, "b")).toBe(0);
    expect(limits.take({ ...limit, name: "other" }, "a")).toBe(0);
    limits.reset(limit, "a");
    expect(limits.take(limit, "a")).toBe(0);
  });

  it("refill evenly, so that the stated wait is enough", () => {
    const { limits, advance } = withClock();
    expect(limits.take(limit, "a", 10)).toBe(0);
    const wait = limits.take(limit, "a", 3);
    expect(wait).toBe(18);
    advance((wait - 1) * 1_000);
    expect(limits.take(limit, "a", 3)).toBe(1);
    advance(1_000);
    expect(limits.take(limit, "a", 3)).toBe(0);
  });

  it("refuse without taking, so that retries cost nothing", () => {
    const { limits, advance } = withClock();
    limits.take(limit, "a", 10);
    for (let n = 0; n < 1_000; n++) expect(limits.take(limit, "a")).toBe(6);
    advance(6_000);
    expect(limits.take(limit, "a")).toBe(0);
  });

  it("make nobody wait longer than the window when the clock is set back", () => {
    const { limits, advance } = withClock();
    limits.take(limit, "a", 10);
    advance(-86_400_000);
    expect(limits.take(limit, "a")).toBeLessThanOrEqual(60);
    advance(60_000);
    expect(limits.take(limit, "a", 10)).toBe(0);
  });

  it("never give more in any time than the limit and its refill", () => {
    const step = fc.record({
      pause: fc.integer({ min: 0, max: 20_000 }),
      price: fc.integer({ min: 1, max: 10 }),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 80 }), (steps) => {
        const { limits, advance } = withClock();
        const taken: { at: number; price: number }[] = [];
        let at = 0;
        for (const { pause, price } of steps) {
          at += pause;
          advance(pause);
          if (limits.take(limit, "a", price) === 0) taken.push({ at, price });
        }
        let most = 0;
        for (const [i, first] of taken.entries()) {
          let sum = 0;
          for (const { at: until, price } of taken.slice(i)) {
            sum += price;
            most = Math.max(most, sum - ((until - first.at) / 60_000) * 10);
          }
        }
        expect(most).toBeLessThanOrEqual(10 + 1e-4);
      }),
    );
  });
});

describe("limits of several threads", () => {
  it("are counted together", () => {
    const memory = allocateLimits();
    const now = () => new Date(1_800_000_000_000);
    const [one, two] = [new SharedLimits(now, memory), new SharedLimits(now, memory)];
    for (let n = 0; n < 5; n++) {
      expect(one.take(limit, "a")).toBe(0);
      expect(two.take(limit, "a")).toBe(0);
    }
    expect(one.take(limit, "a")).toBe(6);
    expect(two.take(limit, "a")).toBe(6);
    two.reset(limit, "a");
    expect(one.take(limit, "a", 10)).toBe(0);
  });

  it("give no unit twice to threads that take at the same time", async () => {
    const memory = allocateLimits();
    const many = { name: "many", points: 20_000, seconds: 86_400 };
    const taken = await Promise.all(Array.from({ length: 4 }, () => takeInThread(memory, many)));
    const sum = taken.reduce((all, own) => all + own, 0);
    // Some units came back meanwhile: one in four seconds.
    expect(sum).toBeGreaterThanOrEqual(many.points);
    expect(sum).toBeLessThan(many.points + 20);
  });

  it("remember whoever has used most, when there are too many to remember all", () => {
    const { limits } = withClock();
    expect(limits.take(limit, "greedy", 10)).toBe(0);
    for (let n = 0; n < 300_000; n++) limits.take(limit, `stranger ${n}`);
    expect(limits.take(limit, "greedy")).toBeGreaterThan(0);
  });

  it("remember a short budget that is used up rather than a long one that has just been begun", () => {
    const { limits } = withClock();
    const daily = { name: "daily", points: 100, seconds: 86_400 };
    expect(limits.take(limit, "greedy", 10)).toBe(0);
    for (let n = 0; n < 300_000; n++) limits.take(daily, `stranger ${n}`);
    expect(limits.take(limit, "greedy")).toBeGreaterThan(0);
  });
});

/** How many units a thread of its own gets until it is refused. */
async function takeInThread(memory: LimitsMemory, many: Limit): Promise<number> {
  const module = new URL("../src/gateways/limits/shared.ts", import.meta.url).href;
  const code = `import { SharedLimits } from ${JSON.stringify(module)};
    import { parentPort, workerData } from "node:worker_threads";
    const limits = new SharedLimits(undefined, workerData.memory);
    let taken = 0;
    while (limits.take(workerData.many, "a") === 0) taken++;
    parentPort.postMessage(taken);`;
  const thread = new Worker(new URL(`data:text/javascript,${encodeURIComponent(code)}`), {
    workerData: { memory, many },
  });
  const [taken]: unknown[] = await once(thread, "message");
  return Number(taken);
}

describe("the cost of a request", () => {
  const env = readEnv({ DATABASE_URL: "mysql://nobody@127.0.0.1:1/nothing" });
  const visitor = { accountId: undefined, device: undefined, address: "203.0.113.9" };
  const cost = { changes: 1, applications: 1, uploads: 2 } as const;
  const log = pino({ level: "silent" });
  const metrics = new Metrics();

  /** A store that has none of one budget, and notes what is taken. */
  const store = (emptyBudget: string, answer: (wait: number) => number | Promise<number>) => {
    const taken: string[] = [];
    const limits: LimitsGateway = {
      take: ({ name }, who, price) => {
        // What is counted to say it once in the log.
        if (name.startsWith("note of")) return answer(0);
        taken.push(`${name} of ${who}: ${price}`);
        return answer(name.startsWith(emptyBudget) ? 30 : 0);
      },
      reset: () => {},
    };
    return { limits, taken };
  };

  it.each([
    ["in this process", (wait: number) => wait],
    ["elsewhere", (wait: number) => Promise.resolve(wait)],
  ])("is charged up to the first exhausted budget, with limits %s", async (_, answer) => {
    const { limits, taken } = store("applications", answer);
    await expect(async () => charge({ limits, env, log, metrics }, visitor, cost)).rejects.toMatchObject({
      code: "too_many_requests",
      retryAfter: 30,
    });
    expect(taken).toEqual([
      "changes by address of 203.0.113.9: 1",
      "applications by address of 203.0.113.9: 1",
    ]);
    const whole = store("none", answer);
    await charge({ limits: whole.limits, env, log, metrics }, { ...visitor, accountId: 7 }, cost);
    expect(whole.taken).toEqual([
      "changes by account of 7: 1",
      "applications by account of 7: 1",
      "uploads by account of 7: 2",
    ]);
  });

  it("is nothing for this process itself", () => {
    const { limits, taken } = store("none", (wait) => wait);
    charge({ limits, env, log, metrics }, { ...visitor, address: "" }, cost);
    expect(taken).toEqual([]);
  });
});

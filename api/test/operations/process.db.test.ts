import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { DAY_MS } from "@jobmap/contract/limits";
import { QueryTypes, type Sequelize } from "sequelize";
import { afterEach, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { z } from "zod";
import { openDatabase } from "../../src/database.ts";
import { defineModels } from "../../src/models/index.ts";
import { newToken } from "../../src/security/tokens.ts";
import { buildAccount, buildJob, buildSession } from "../support/build.ts";
import { keepTwoStates, scratchDatabase } from "../support/database.ts";
import { FlakyProxy } from "../support/flaky-proxy.ts";
import { type Product, type ProductOptions, startProduct } from "../support/product.ts";

const Health = z.object({ status: z.string(), clock_skew_seconds: z.number() });

/** One for all tests: filling the gazetteer takes seconds. The first test finds it empty, the others small. */
let databaseUrl = "";
beforeAll(async () => {
  databaseUrl = await scratchDatabase("process");
});

const products: Product[] = [];
const pools: Sequelize[] = [];
async function start(options: ProductOptions): Promise<Product> {
  const product = await startProduct(options);
  products.push(product);
  return product;
}
afterEach(async () => {
  for (const product of products.splice(0)) {
    product.kill("SIGKILL");
    await product.ended;
  }
  const database = connect(databaseUrl);
  await database.transaction(async (transaction) => {
    await database.query("SET SESSION foreign_key_checks = 0", { transaction });
    for (const table of ["jobs", "companies", "sessions", "accounts", "mails"])
      await database.query(`DELETE FROM ${table}`, { transaction });
    await database.query("SET SESSION foreign_key_checks = 1", { transaction });
  });
  for (const pool of pools.splice(0)) await pool.close();
});

function connect(url: string): Sequelize {
  const database = openDatabase({ url, poolSize: 3 });
  pools.push(database);
  return database;
}

async function health(product: Product) {
  const reply = await fetch(`${product.url}/health/ready`);
  return { httpStatus: reply.status, ...Health.parse(await reply.json()) };
}

describe("a process of the product", () => {
  it("starts together with others on an empty database, and after an interrupted start", async () => {
    const stopped = await start({ databaseUrl });
    await tableOf(databaseUrl, "companies");
    stopped.kill("SIGTERM");
    expect(await stopped.ended).toBe(0);
    expect(stopped.output()).not.toContain("ready");

    const killed = await start({ databaseUrl });
    await tableOf(databaseUrl, "applications");
    killed.kill("SIGKILL");
    await killed.ended;

    const compiled = mkdtempSync(join(tmpdir(), "jobmap-compiled-"));
    onTestFinished(() => rmSync(compiled, { recursive: true, force: true }));
    const settings = { NODE_COMPILE_CACHE: compiled };
    const both = [await start({ databaseUrl }), await start({ databaseUrl, settings })];
    await Promise.all(both.map(({ ready }) => ready));
    expect((await health(both[0] as Product)).httpStatus).toBe(200);
    // What it has compiled is kept while it runs: the start after kill -9 is as fast as another.
    await expect.poll(() => readdirSync(compiled, { recursive: true }).length).toBeGreaterThan(500);
    await keepTwoStates(connect(databaseUrl));
  });

  it("changes nothing if its clock is wrong, and reports that it is not ready", async () => {
    const database = connect(databaseUrl);
    defineModels(database);
    const { id: createdBy } = await buildAccount();
    await buildJob({ createdBy, validThrough: new Date(Date.now() + 30 * DAY_MS) });
    await buildSession(await buildAccount());
    const rows = () =>
      database.query(
        "SELECT (SELECT GROUP_CONCAT(status) FROM jobs) AS jobs, (SELECT COUNT(*) FROM sessions) AS sessions, (SELECT COUNT(*) FROM mails) AS mails",
        { type: QueryTypes.SELECT },
      );
    const before = await rows();
    expect(before).toEqual([{ jobs: "PUBLISHED", sessions: 1, mails: 0 }]);

    const product = await start({ databaseUrl, clockAheadMs: 40 * DAY_MS });
    await product.ready;
    expect(await health(product)).toMatchObject({ httpStatus: 503, status: "not ready" });
    expect((await health(product)).clock_skew_seconds).toBeGreaterThan(39 * 86_400);
    await expect.poll(() => product.output()).toContain("the clock of this machine is wrong");
    // The housekeeper has looked by now: a process with a right clock does its chores at once.
    const right = await start({ databaseUrl });
    await right.ready;
    expect(await health(right)).toMatchObject({ httpStatus: 200, clock_skew_seconds: 0 });
    expect(await rows()).toEqual(before);
  });

  it("loses no request when stopped under load behind a load balancer", async () => {
    const product = await start({ databaseUrl, settings: { DRAIN_SECONDS: "2" } });
    await product.ready;
    const kept = new Agent({ keepAlive: true, maxSockets: 8 });
    const lost: unknown[] = [];
    let answered = 0;
    let isInService = true;
    const ask = (agent: Agent | false) =>
      new Promise<void>((resolve) => {
        const fail = (error: unknown) => {
          lost.push(error);
          resolve();
        };
        request(`${product.url}/api/v1/user/job/list`, { agent }, (response) => {
          response
            .on("error", fail)
            .resume()
            .once("end", () => {
              if (response.statusCode === 200) answered++;
              else lost.push(response.statusCode);
              resolve();
            });
        })
          .on("error", fail)
          .end();
      });
    const visitor = async (agent: Agent | false) => {
      while (isInService) {
        await ask(agent);
        await sleep(5);
      }
    };
    // As a balancer does, which takes a process out of service at the first check that fails.
    const balancer = async () => {
      while ((await health(product)).httpStatus === 200) await sleep(100);
      isInService = false;
    };
    const visitors = [kept, kept, kept, kept, false, false, false, false] as const;
    const all = Promise.all([balancer(), ...visitors.map(visitor)]);
    await expect.poll(() => answered).toBeGreaterThan(50);
    product.kill("SIGTERM");
    await all;
    expect(lost).toEqual([]);
    expect(await product.ended).toBe(0);
    kept.destroy();
  });

  it("runs no background work with WORKERS=0", async () => {
    const database = connect(databaseUrl);
    defineModels(database);
    const { id: createdBy } = await buildAccount();
    await buildJob({ createdBy, validThrough: new Date(Date.now() - DAY_MS) });
    const status = async () => {
      const [row] = await database.query<{ status: string }>("SELECT status FROM jobs", {
        type: QueryTypes.SELECT,
      });
      return row?.status;
    };
    const muzzled = await start({ databaseUrl, settings: { WORKERS: "0" } });
    await muzzled.ready;
    expect((await health(muzzled)).httpStatus).toBe(200);
    expect(await status()).toBe("PUBLISHED");
    // Not for want of something to do: another one does it at once.
    const working = await start({ databaseUrl });
    await working.ready;
    await expect.poll(status).toBe("EXPIRED");
  });

  it("logs an outage once, with its beginning and end", async () => {
    const address = new URL(databaseUrl);
    const proxy = new FlakyProxy({ host: address.hostname, port: Number(address.port || 3306) });
    await proxy.mend();
    address.port = String(proxy.port);
    const product = await start({ databaseUrl: address.href });
    await product.ready;
    const lines = () => linesOf(product).filter(({ level }) => level >= INFO);
    await expect.poll(() => lines().map(({ msg }) => msg)).toEqual(["started"]);
    expect(product.output()).not.toContain(address.password);

    await proxy.cut();
    const headers = { Authorization: `Bearer ${newToken()}` };
    const asked = async () => (await fetch(`${product.url}/api/v1/auth/profile`, { headers })).status;
    const statuses = await Promise.all(Array.from({ length: 200 }, asked));
    for (let n = 0; n < 5; n++) statuses.push(await asked(), (await health(product)).httpStatus);
    expect(new Set(statuses)).toEqual(new Set([503]));
    await proxy.mend();
    await expect.poll(() => product.output()).toContain("the database is available again");
    product.kill("SIGTERM");
    expect(await product.ended).toBe(0);
    await proxy.cut();

    const after = lines().slice(1);
    expect(after.filter(({ level }) => level > INFO).map(({ msg }) => msg)).toEqual([
      "the database is unavailable",
    ]);
    expect(after.at(-2)?.msg).toBe("stopping");
    expect(after.at(-1)?.msg).toBe("stopped");
    expect(after.length).toBeLessThan(8);
    expect(after.find(({ failures }) => failures !== undefined)?.["failures"]).toBeGreaterThan(200);
  });

  it("explains why it cannot start", async () => {
    const wrong = new URL(databaseUrl);
    wrong.password = "not-this-one";
    wrong.username = "somebody";
    const product = await start({ databaseUrl: wrong.href });
    expect(await product.ended).toBe(1);
    expect(product.output()).toMatch(/answers, but refuses the user "somebody" or the password/);
    expect(product.output()).not.toMatch(/\n\s+at |not-this-one/);
  });
});

const INFO = 30;
const Line = z.looseObject({ level: z.number(), msg: z.string() });

/** What a process has logged. */
function linesOf(product: Product) {
  return product
    .output()
    .split("\n")
    .flatMap((line) => (line.startsWith("{") ? Line.parse(JSON.parse(line)) : []));
}

/** Waits until a table is there. */
async function tableOf(url: string, table: string): Promise<void> {
  const database = connect(url);
  const isThere = async () =>
    (await database.query("SHOW TABLES LIKE ?", { replacements: [table], type: QueryTypes.SELECT })).length;
  await expect.poll(isThere, { interval: 5 }).toBe(1);
}

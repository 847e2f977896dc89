import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { QueryTypes } from "sequelize";
import { beforeEach, describe, expect, it } from "vitest";
import { markProduction } from "../../db/installation.ts";
import { prepareDatabase } from "../../db/prepare.ts";
import { openDatabase } from "../../src/database.ts";
import { defineModels } from "../../src/models/index.ts";
import { buildAccount } from "../support/build.ts";
import { scratchDatabase } from "../support/database.ts";

const SCRIPT = fileURLToPath(new URL("../../bin/db.ts", import.meta.url));

let url = "";
let name = "";
beforeEach(async () => {
  url = await scratchDatabase("command");
  name = new URL(url).pathname.slice(1);
});

/** Runs `npm run db -- …`; `typed` is what somebody types, and then they leave. */
function run(args: readonly string[], typed = "", settings: Record<string, string> = {}) {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, [SCRIPT, ...args], {
    env: { PATH, NODE_COMPILE_CACHE, DATABASE_URL: url, ...settings },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => {
      output += chunk;
    });
  child.stdin.end(typed);
  return new Promise<{ code: number | null; output: string }>((resolve) =>
    child.once("close", (code) => resolve({ code, output })),
  );
}

async function withDatabase<T>(work: (database: ReturnType<typeof openDatabase>) => Promise<T>): Promise<T> {
  const database = openDatabase({ url, poolSize: 2 });
  return work(database).finally(() => database.close());
}

const accounts = () =>
  withDatabase((database) => database.query("SELECT id FROM accounts", { type: QueryTypes.SELECT }));

describe("npm run db", () => {
  it("migrates, shows the state and reverts, with DATABASE_URL alone", async () => {
    const asProduction = { NODE_ENV: "production" };
    expect(await run(["migrate"], "", asProduction)).toMatchObject({ code: 0 });
    expect((await run(["migrate"], "", asProduction)).output).toContain("There is nothing to apply.");
    const status = await run(["status"], "", asProduction);
    expect(status.output).toMatch(/Applied: \d+, the newest \d{4}-/);
    expect(status.output).toContain("Pending: none");
    expect((await run(["down"], "", asProduction)).output).toMatch(/Reverted \d{4}-/);
    expect((await run(["status"], "", asProduction)).output).toMatch(/Pending: \d{4}-/);
    expect(await run(["down", "--to", "0000-none"])).toMatchObject({ code: 1 });
  });

  it("deletes nothing from a database in use until its name is typed", async () => {
    await withDatabase(async (database) => {
      await prepareDatabase(database, { url });
      defineModels(database);
      await buildAccount();
    });
    for (const typed of ["", "yes\n", "y\n"])
      for (const verb of ["reset", "down"]) {
        const refused = await run([verb], typed);
        expect(refused).toMatchObject({ code: 1 });
        expect(refused.output).toContain("accounts: 1");
        expect(refused.output).toContain("nothing was done");
      }
    expect(await accounts()).toHaveLength(1);
    expect(await run(["reset"], `${name}\n`, { DEMO_JOBS: "0" })).toMatchObject({ code: 0 });
    expect(await accounts()).toHaveLength(0);
  });

  it("adds no demo data to production, whatever the shell says", async () => {
    await withDatabase(async (database) => {
      await prepareDatabase(database, { url });
      await markProduction(database);
    });
    const refused = await run(["seed"], "", { DEMO_JOBS: "50" });
    expect(refused).toMatchObject({ code: 1 });
    expect(refused.output).toContain("it has been in production since");
    expect((await run(["reset", "--confirm", "another"], "", { DEMO_JOBS: "0" })).code).toBe(1);
  });

  it("lists its commands", async () => {
    const help = await run(["drop"]);
    expect(help).toMatchObject({ code: 1 });
    expect(help.output).toContain("npm run db -- status");
    expect((await run(["status"], "", { DATABASE_URL: "nowhere" })).output).toContain(
      "DATABASE_URL must look",
    );
  });

  it("explains that the database refuses it, or is unavailable", async () => {
    const wrong = new URL(url);
    [wrong.username, wrong.password] = ["somebody", "not-this-one"];
    for (const verb of ["status", "migrate", "down"]) {
      const refused = await run([verb], "", { DATABASE_URL: wrong.href });
      expect(refused.code).toBe(1);
      expect(refused.output).toMatch(/answers, but refuses the user "somebody" or the password/);
      const away = await run([verb], "", { DATABASE_URL: "mysql://nobody@127.0.0.1:1/gone" });
      expect(away.output).toMatch(/does not answer \(ECONNREFUSED\)/);
      expect(refused.output + away.output).not.toMatch(/\n\s+at |not-this-one/);
    }
  });
});

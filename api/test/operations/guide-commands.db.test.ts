import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { preparedDatabase, scratchDatabase } from "../support/database.ts";
import { freePort } from "../support/product.ts";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const GUIDE = readFileSync(join(ROOT, "docs/guides/operating.md"), "utf8");

/** Every command of the guide's blocks as it stands there, the lines of a long one together; a statement of SQL is one too. */
const COMMANDS = [...GUIDE.matchAll(/^```(\w*)\n(.*?)^```$/gms)].flatMap(([, language, block = ""]) =>
  (language === "sql" ? block.split(/(?<=;)\n/) : block.replace(/\\\n/g, "").split("\n")).filter(Boolean),
);
/** Commands that other tests run, and where; what is left is run here. */
const ELSEWHERE: readonly (readonly [RegExp, string])[] = [
  [/^(CREATE USER|CREATE DATABASE|GRANT) /, "api/test/operations/rights.db.test.ts"],
  [/^node widget\/build\/build\.ts rollback$/, "widget/test/embed-release.test.ts"],
];
const here = COMMANDS.filter((command) => !ELSEWHERE.some(([pattern]) => pattern.test(command)));
const ran = new Set<string>();

let folder = "";
let databaseUrl = "";
let restoredUrl = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "jobmap-commands-"));
  databaseUrl = await preparedDatabase("commands");
  restoredUrl = await scratchDatabase("commands_restored");
});
afterAll(() => rm(folder, { recursive: true }));

/** Runs the one command of the guide that `pattern` finds, with names of this machine for those of the guide. */
async function run(pattern: RegExp, { settings = {}, typed = "", until }: RunOptions = {}) {
  const [command = "", ...others] = here.filter((each) => pattern.test(each));
  expect(command, `The guide has ${pattern}.`).not.toBe("");
  expect(others).toEqual([]);
  ran.add(command);
  const line = command
    .replace("mysql://…/jobmap_restored", `'${restoredUrl}'`)
    .replace("mysql://…", `'${databaseUrl}'`)
    .replace("smtps://…", "smtps://127.0.0.1:9")
    .replace("/backups/", `${folder}/backups/`)
    .replace("/srv/jobmap/files", `${folder}/files`)
    // It installs and builds as well, which the tests of pages wait for; this is what it starts then.
    .replace("npm start", "exec node_modules/node/bin/node api/src/main.ts")
    .replace("npm run", "npm run --silent");
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;
  const child = spawn("/bin/sh", ["-c", line], {
    cwd: ROOT,
    env: { PATH, HOME, NODE_COMPILE_CACHE, ...settings },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => {
      output += chunk;
      if (until && output.includes(until)) child.kill("SIGTERM");
    });
  child.stdin.end(typed);
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  return { code, output };
}
interface RunOptions {
  readonly settings?: Readonly<Record<string, string>>;
  /** What somebody types, who leaves then. */
  readonly typed?: string;
  /** Stopped with SIGTERM once it has written this. */
  readonly until?: string;
}

describe("the commands of operating.md", () => {
  it("start a production installation, and back up, restore, upgrade and revert its database", async () => {
    const port = String(await freePort());
    const serving = { PORT: port, FILES_DIR: join(folder, "original"), DRAIN_SECONDS: "0" };
    const production = await run(/npm start$/, { settings: serving, until: "Jobmap is ready" });
    expect(production.output).toContain('"environment":"production"');
    expect(production.code).toBe(0);

    const backup = await run(/npm run backup/, { settings: { FILES_DIR: serving.FILES_DIR } });
    expect(backup).toMatchObject({
      code: 0,
      output: expect.stringMatching(/rows of \d+ tables and 0 files/),
    });
    const [name = ""] = await readdir(join(folder, "backups"));
    expect(existsSync(join(folder, "backups", name, "manifest.json"))).toBe(true);

    // On a machine that has nothing but the backup, and settings of a production whose database is gone.
    const gone = "mysql://nobody@127.0.0.1:1/gone";
    const restored = await run(/npm run restore/, {
      settings: { NODE_ENV: "production", DATABASE_URL: gone },
    });
    expect(restored).toMatchObject({
      code: 0,
      output: expect.stringContaining("Restored and compared row by row"),
    });
    expect(restored.output).not.toContain("private database");

    const settings = { DATABASE_URL: restoredUrl };
    expect((await run(/db -- status$/, { settings })).output).toContain("Pending: none");
    const down = /db -- down /;
    const refused = await run(down, { settings, typed: "another\n" });
    expect(refused).toMatchObject({ code: 1, output: expect.stringContaining("in production since") });
    const typed = `${new URL(restoredUrl).pathname.slice(1)}\n`;
    const back = await run(down, { settings, typed });
    expect(back).toMatchObject({ code: 0, output: expect.stringMatching(/Reverted \d{4}-/) });
    const upgraded = await run(/db -- migrate$/, { settings });
    expect(upgraded).toMatchObject({ code: 0, output: expect.stringMatching(/Applied \d+ migrations/) });
  });

  it("explain what is wrong, even if nothing answers", async () => {
    const settings = { DATABASE_URL: "mysql://nobody@127.0.0.1:1/gone", PORT: String(await freePort()) };
    const { code, output } = await run(/npm run doctor$/, { settings });
    expect(output).toMatch(/✗ Database +The database at .* does not answer/);
    expect(output).toMatch(/[✓!] Memory/);
    expect(code).toBe(1);
  });

  it("show and change what is sold, and decide refunds", async () => {
    const settings = { DATABASE_URL: databaseUrl };
    expect((await run(/plans -- list/, { settings })).output).toMatch(/^single +SINGLE +99\.00 USD/m);
    const changed = await run(/plans -- change/, { settings });
    expect(changed).toMatchObject({ code: 0, output: expect.stringContaining("129.00 USD") });
    expect(changed.output).toContain("refunds for 7 days");
    expect((await run(/refunds -- list/, { settings })).output).toContain("No refund waits");
    const decided = await run(/refunds -- decline/, { settings });
    expect(decided).toMatchObject({ code: 1, output: expect.stringContaining("No refund 7 waits") });
  });

  it("show and change the catalog of courses", async () => {
    const settings = { DATABASE_URL: databaseUrl };
    expect((await run(/courses -- list/, { settings })).output).toContain("aha-bls");
    const changed = await run(/courses -- change/, { settings });
    expect(changed).toMatchObject({ code: 0, output: expect.stringContaining("CPR for professionals") });
    expect((await run(/courses -- retire/, { settings })).code).toBe(0);
  });

  it("write, preview, publish and move an article", async () => {
    const settings = { DATABASE_URL: databaseUrl };
    expect((await run(/blog -- list/, { settings })).output).toMatch(/^how-pay-is-annualized +published /m);
    expect((await run(/blog -- save/, { settings })).output).toMatch(
      /^our-map +draft +A map that can be read/m,
    );
    const preview = await run(/blog -- preview/, { settings });
    expect(preview.output).toMatch(/^http:\S+\/blogs\/our-map\?preview=[\w-]{43}\nIt works until /m);
    expect((await run(/blog -- publish/, { settings })).output).toMatch(/2026-12-01T09:00:00\.000Z/);
    expect((await run(/blog -- move/, { settings })).output).toMatch(/^a-map-for-everybody /m);
    expect(await run(/blog -- unpublish/, { settings })).toMatchObject({
      code: 0,
      output: expect.stringContaining("draft"),
    });
  });

  it("are each run by a test", () => {
    expect(here.filter((command) => !ran.has(command))).toEqual([]);
    for (const [pattern, file] of ELSEWHERE) {
      expect(COMMANDS.some((command) => pattern.test(command))).toBe(true);
      expect(existsSync(join(ROOT, file)), file).toBe(true);
    }
  });

  it("and those in its sentences exist", () => {
    const { scripts } = z
      .object({ scripts: z.record(z.string(), z.string()) })
      .parse(JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")));
    const named = [...GUIDE.matchAll(/npm\s+run\s+([\w:]+)/g)].map(([, script]) => script ?? "");
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((script) => !(script in scripts))).toEqual([]);
  });
});

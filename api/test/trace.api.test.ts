import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { databaseUrl } from "./support/database.ts";
import { useServer } from "./support/use-server.ts";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
useServer();

/** Runs what `npm run trace` does, over the database of this test. */
const trace = (name: string) =>
  promisify(execFile)(process.execPath, ["--import", "./api/trace/instrument.ts", "api/trace/run.ts", name], {
    cwd: ROOT,
    env: { ...process.env, TRACE_DATABASE_URL: databaseUrl() },
  });

it("a traced search passes every file that ARCHITECTURE.md names, and queries the database", async () => {
  const architecture = await readFile(`${ROOT}docs/ARCHITECTURE.md`, "utf8");
  const [, section = ""] = /\n## One request, traced\n([\s\S]*?)\n## /.exec(architecture) ?? [];
  const steps = section.match(/^\d\. .*\n(?: {3}.*\n)*/gm)?.join("") ?? "";
  const named = [...steps.matchAll(/`([\w/-]+\.ts)`/g)].map(([, file]) => `api/src/${file}`);
  expect(named.length).toBeGreaterThan(8);

  const { stdout } = await trace("search jobs");
  const rows = stdout.split("\n");
  const passed = rows.map((row) => row.trim().split(/ +/).at(-1));
  expect(named.filter((file) => !passed.includes(file))).toEqual([]);
  expect(stdout).toMatch(/^GET \/api\/v1\/user\/job\/list\?.*: [\d.]+ ms, \d+ files, [1-9]\d* statements$/m);
});

it("an unknown request name is answered with the known ones", async () => {
  await expect(trace("publish")).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^There is no request "publish"\.\n(?:.*\n)*? {2}publish a job\n/),
  });
});

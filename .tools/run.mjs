/**
 * node .tools/run.mjs [--database=NEED] FILE [ARGUMENTS]: runs one of the project's scripts with packages, pinned Node
 * and database. NEED is `unchecked` for a script that reports an unreachable DATABASE_URL itself, `none` for one that
 * uses another database.
 */
import { existsSync } from "node:fs";
import { runNode } from "./lib/child.mjs";
import { openDatabase } from "./lib/database/index.mjs";
import { Problem } from "./lib/log.mjs";
import { main } from "./lib/main.mjs";
import { handOver } from "./lib/node.mjs";
import { calledFrom, inRoot } from "./lib/root.mjs";
import { loadSettings } from "./lib/settings.mjs";

const NEED = "--database=";

/** @param {string | undefined} need */
async function databaseFor(need) {
  const { DATABASE_URL } = process.env;
  if (need === "none" || (need === "unchecked" && DATABASE_URL))
    return { env: process.env, release: async () => {} };
  const { url, release } = await openDatabase(process.env);
  return { env: { ...process.env, DATABASE_URL: url }, release };
}

await main(async () => {
  const args = process.argv.slice(2);
  const need = args[0]?.startsWith(NEED) ? args.shift()?.slice(NEED.length) : undefined;
  const [file, ...rest] = args;
  if (!file) throw new Problem("Name a file, for example: node .tools/run.mjs api/bin/db.ts migrate");
  if (!existsSync(inRoot(file))) throw new Problem(`There is no ${file} in this project.`);
  const done = await handOver(import.meta.url);
  if (done !== undefined) return done;
  loadSettings();
  const { env, release } = await databaseFor(need);
  return runNode([inRoot(file), ...rest], { cwd: calledFrom, env, input: true }).finally(release);
});

/** node .tools/run.mjs FILE [ARGUMENTS]: runs one of the project's scripts with packages, pinned Node and database. */
import { existsSync } from "node:fs";
import { runNode } from "./lib/child.mjs";
import { openDatabase } from "./lib/database/index.mjs";
import { Problem } from "./lib/log.mjs";
import { main } from "./lib/main.mjs";
import { handOver } from "./lib/node.mjs";
import { calledFrom, inRoot } from "./lib/root.mjs";
import { loadSettings } from "./lib/settings.mjs";

await main(async () => {
  const [file, ...rest] = process.argv.slice(2);
  if (!file) throw new Problem("Which file? As: node .tools/run.mjs api/bin/db.ts migrate");
  if (!existsSync(inRoot(file))) throw new Problem(`There is no ${file} in this project.`);
  const done = await handOver(import.meta.url);
  if (done !== undefined) return done;
  loadSettings();
  const database = await openDatabase(process.env);
  const env = { ...process.env, DATABASE_URL: database.url };
  return runNode([inRoot(file), ...rest], { cwd: calledFrom, env }).finally(database.release);
});

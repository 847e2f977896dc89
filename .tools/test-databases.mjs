/**
 * Runs once before all API tests (`globalSetup` in vitest.config.ts): every worker gets its own database, created by
 * the migrations, on the server that `npm test` has started, or on one started now.
 */
import { prepareDatabase } from "../api/db/prepare.ts";
import { openDatabase } from "../api/src/database.ts";
import { databaseName, dropTestDatabases, recreateDatabase } from "../api/test/support/recreate-database.ts";
import { openTestDatabase } from "./lib/database/index.mjs";

/** @param {import('vitest/node').TestProject} project */
export default async function setup(project) {
  const server = await openTestDatabase(process.env);
  const run = process.pid;
  // Removes databases of killed runs. On a server shared with other machines a process id says nothing.
  if (new URL(server.url).hostname === "127.0.0.1") {
    await dropTestDatabases(server.url, (other) => !isAlive(other));
  }
  for (let worker = 1; worker <= project.vitest.config.maxWorkers; worker++) {
    const url = await recreateDatabase(server.url, databaseName(run, worker));
    const database = openDatabase({ url });
    await prepareDatabase(database, { url }).finally(() => database.close());
  }
  process.env["TEST_DATABASE_URL"] = server.url;
  process.env["TEST_RUN"] = String(run);
  return async () => {
    await dropTestDatabases(server.url, (other) => other === run);
    await server.release();
  };
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

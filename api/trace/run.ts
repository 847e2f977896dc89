/**
 * `npm run trace -- "publish a job"`: the files of ours that a request passes, in order, with times and statements. Needs
 * `--import ./api/trace/instrument.ts`, and TRACE_SERVER_URL of a database server, or TRACE_DATABASE_URL of a database of tests.
 */
import { prepareDatabase } from "../db/prepare.ts";
import { openDatabase } from "../src/database.ts";
import { recreateDatabase } from "../test/support/recreate-database.ts";
import { startTestServer, type TestServer } from "../test/support/server.ts";
import { requests, type TracedRequest } from "./requests.ts";
import { trace } from "./trace.ts";

const DEMO_JOBS = 300;

const { TRACE_SERVER_URL: serverUrl, TRACE_DATABASE_URL: databaseUrl } = process.env;
const name = process.argv[2] ?? "";
const make = requests.get(name);
if (make !== undefined && databaseUrl !== undefined) {
  await print(databaseUrl, make);
} else if (make !== undefined && serverUrl !== undefined) {
  const url = await recreateDatabase(serverUrl, `jobmap_test_${process.pid}_trace`);
  const database = openDatabase({ url });
  try {
    await prepareDatabase(database, { url }, { demoJobs: DEMO_JOBS, now: new Date() });
    await print(url, make);
    await database.query(`DROP DATABASE \`${database.getDatabaseName()}\``);
  } finally {
    await database.close();
  }
} else {
  if (name !== "") console.error(`There is no request "${name}".`);
  console.error("Requests that can be traced, as  npm run trace -- NAME:");
  for (const known of requests.keys()) console.error(`  ${known}`);
  process.exitCode = 1;
}

async function print(url: string, make: (server: TestServer) => Promise<TracedRequest>): Promise<void> {
  const database = openDatabase({ url });
  const settings = { ADDRESS_LIMITS: "1000", ACCOUNT_LIMITS: "1000" };
  const server = await startTestServer(database, url, { settings });
  try {
    console.log(await trace(server, make));
  } finally {
    await server.close();
    await database.close();
  }
}

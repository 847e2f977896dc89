/**
 * One employer with 1,000 jobs and 5,000 applications to a job: `npm run bench -- marketplace`.
 *
 *   --rounds N     how often each question is asked (default 40)
 *   --no-writes    leaves out what moves applications and closes jobs
 *   --pictures F   opens the screens in Chromium as well, and puts pictures of them into the folder F
 */
import { availableParallelism, cpus, loadavg } from "node:os";
import { parseArgs } from "node:util";
import { findDatabaseProcess } from "../processor.ts";
import { benchDatabase, startServer } from "../server.ts";
import { measureQuestions, measureWrites, tableOf } from "./measure.ts";
import { QUESTIONS } from "./questions.ts";
import { measureScreens } from "./screens.ts";
import { makeWorld } from "./world.ts";

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "40" },
    "no-writes": { type: "boolean", default: false },
    pictures: { type: "string" },
  },
});
/** Processor time of the server and its database that a page may take, in milliseconds. */
const MAX_CPU_MS = 200;

const database = benchDatabase("jobmap_bench_marketplace");
const world = await makeWorld(database);
const server = await startServer(database, { DEMO_JOBS: "0" });
try {
  console.log(
    `${cpus()[0]?.model ?? "unknown processor"} × ${availableParallelism()}, Node ${process.versions.node}, load ${loadavg()[0]?.toFixed(0)}\n`,
  );
  const databaseProcess = await findDatabaseProcess(database);
  const asked = {
    url: server.url,
    world,
    pids: databaseProcess === undefined ? [server.pid] : [server.pid, databaseProcess],
  };
  const rows = await measureQuestions(asked, QUESTIONS, Number(values.rounds));
  console.log(tableOf(rows, MAX_CPU_MS));
  if (values.pictures) console.log(`\n${await measureScreens(server.url, world, values.pictures)}`);
  if (!values["no-writes"]) console.log(`\n${tableOf(await measureWrites(asked), MAX_CPU_MS)}`);
} finally {
  await server.stop();
}

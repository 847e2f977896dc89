/**
 * An employer's desk with many jobs and applicants: `npm run bench -- applicants`. Makes a company, serves it, asks for every list,
 * filter and bulk change, reads applicants in Chromium by single keys on a processor four times slower, and turns all but ten of them
 * down, one by one and at once.
 *
 *   requests review turning-down   only these parts (default all)
 *   --applications N,N   sizes that are measured in turn (default 462,2000,20000)
 *   --jobs N             default 200
 *   --rounds N           how often each question is asked (default 30)
 *   --read N             applicants who are turned down by R alone, one after another (default 442, a morning's)
 *   --serve              makes the first size and serves it until it is stopped, for looking at it
 */
import { mkdtemp, rm } from "node:fs/promises";
import { availableParallelism, cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { findDatabaseProcess } from "../processor.ts";
import { benchDatabase, startServer } from "../server.ts";
import { launchBrowser, signedInPage } from "./browser.ts";
import { measureBulk, reopenAll } from "./bulk.ts";
import { effortTable, requestTable, reviewTable } from "./report.ts";
import { measureReads, warm } from "./requests.ts";
import { measureReview } from "./review.ts";
import { allAtOnce, oneByOne } from "./turning-down.ts";
import { makeWorld } from "./world.ts";

const PARTS = ["requests", "review", "turning-down"] as const;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    applications: { type: "string", default: "462,2000,20000" },
    jobs: { type: "string", default: "200" },
    rounds: { type: "string", default: "30" },
    // Of moves and changes, for which the background does its part each time.
    bulk: { type: "string", default: "5" },
    read: { type: "string", default: "442" },
    serve: { type: "boolean", default: false },
  },
});
const sizes = values.applications.split(",").map(Number);
const [jobs, rounds, bulkRounds] = [Number(values.jobs), Number(values.rounds), Number(values.bulk)];

const folder = await mkdtemp(join(tmpdir(), "jobmap-applicants-"));
const processor = `${cpus()[0]?.model ?? "unknown processor"} × ${availableParallelism()}, Node ${process.versions.node}`;
try {
  for (const applications of sizes) {
    await measure(applications);
    if (values.serve) break;
  }
} finally {
  await rm(folder, { recursive: true });
}

async function measure(applications: number): Promise<void> {
  const world = await makeWorld(benchDatabase(""), folder, { applications, jobs });
  const server = await startServer(world.database, { DEMO_JOBS: "0", FILES_DIR: folder });
  try {
    if (values.serve) {
      console.log(`${server.url} with the token ${world.token}`);
      return await untilStopped();
    }
    console.log(
      `\n## ${applications.toLocaleString("en-US")} applications to ${jobs} jobs\n\n${processor}, load ${loadavg()[0]?.toFixed(1)}\n`,
    );
    const databaseProcess = await findDatabaseProcess(world.database);
    const pids = databaseProcess === undefined ? [server.pid] : [server.pid, databaseProcess];
    const asked = { url: server.url, pids, world: { employer: world.token, candidate: world.token } };
    if (has("requests")) {
      console.log(`${requestTable(await measureReads(asked, world, rounds))}\n`);
      console.log(`${requestTable(await measureBulk(asked, bulkRounds))}\n`);
    }
    await warm(asked);
    const browser = await launchBrowser();
    try {
      const page = () => signedInPage(browser, server.url, world.token);
      if (has("review")) {
        const reopen = () => reopenAll(asked);
        const reading = await measureReview(await page(), server.url, Number(values.read), reopen);
        console.log(`${reviewTable(reading)}\n`);
        await reopen();
      }
      if (has("turning-down")) {
        const single = await oneByOne(await page(), server.url);
        await reopenAll(asked);
        console.log(`${effortTable(world, single, await allAtOnce(await page(), server.url))}\n`);
      }
    } finally {
      await browser.close();
    }
  } finally {
    await server.stop();
  }
}

function has(part: (typeof PARTS)[number]): boolean {
  return positionals.length === 0 || positionals.includes(part);
}

function untilStopped(): Promise<void> {
  return new Promise((resolve) => process.once("SIGTERM", resolve).once("SIGINT", resolve));
}

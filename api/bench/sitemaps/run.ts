/**
 * A crawl of all sitemaps, and what it costs: `npm run bench -- sitemaps [--jobs 1000000]`. The jobs are those of the demo, copied. Linux only.
 * `BENCH_DATABASE_URL` or `DATABASE_URL` names the database server.
 */
import { parseArgs } from "node:util";
import { followJobPages } from "../../src/commands/search-engines/follow-job-pages.ts";
import { withDatabase } from "../bad-days/database.ts";
import { servedDatabase } from "../bad-days/production.ts";
import { type Served, serve } from "../bulk/server.ts";
import { showTime } from "../map/timing.ts";
import { multiplyJobs, SEED_JOBS } from "./many-jobs.ts";

const { values } = parseArgs({ options: { jobs: { type: "string", default: "1000000" } } });
const jobs = Number(values.jobs);
const serverUrl = process.env["BENCH_DATABASE_URL"] ?? process.env["DATABASE_URL"];
if (!serverUrl) throw new Error("BENCH_DATABASE_URL names the database server to use.");
process.env["ADDRESS_LIMITS"] = "1000";

const url = await servedDatabase(serverUrl, SEED_JOBS);
await withDatabase(url, async (database) => {
  await multiplyJobs(database, jobs);
  const begun = performance.now();
  await followJobPages({ database, now: () => new Date() });
  console.log(`when each page changed, first look: ${showTime(performance.now() - begun)}`);
});
const served = await serve(url);
try {
  await served.loopDelay();
  console.log(`at rest: ${served.used().peakMb.toFixed(0)} MB`);
  const tags = await crawl(served, "all sitemaps, gzip", new Map());
  await crawl(served, "again, unchanged", tags);
} finally {
  await served.stop();
}

/** Asks for the index and each of its files in turn. @returns their tags */
async function crawl(
  { url: base, used, loopDelay }: Served,
  name: string,
  tags: ReadonlyMap<string, string>,
): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const cpu = used().cpuSeconds;
  const begun = performance.now();
  let [addresses, bytes, slowest] = [0, 0, 0];
  const ask = async (path: string) => {
    const asked = performance.now();
    const reply = await fetch(base + path, {
      headers: { "Accept-Encoding": "gzip", "If-None-Match": tags.get(path) ?? "" },
    });
    const text = await reply.text();
    slowest = Math.max(slowest, performance.now() - asked);
    if (reply.status !== 200 && reply.status !== 304) throw new Error(`${path} answered ${reply.status}.`);
    found.set(path, reply.headers.get("ETag") ?? "");
    bytes += text.length;
    return text;
  };
  const index = await ask("/sitemap.xml");
  const known = [...tags.keys()].filter((path) => path !== "/sitemap.xml");
  const named = [...index.matchAll(/<loc>([^<]*)/g)].map(([, address = ""]) => new URL(address).pathname);
  for (const path of named.length > 0 ? named : known)
    addresses += (await ask(path)).split("<url>").length - 1;
  const seconds = used().cpuSeconds - cpu;
  console.log(
    `${name}: ${addresses.toLocaleString("en-US")} addresses in ${found.size - 1} files, ${(bytes / 1e6).toFixed(0)} MB of XML, ` +
      `${showTime(performance.now() - begun)}, slowest file ${showTime(slowest)}, processor ${seconds.toFixed(1)} s, ` +
      `event loop stopped ${showTime(await loopDelay())} at most, ${used().peakMb.toFixed(0)} MB at most`,
  );
  return found;
}

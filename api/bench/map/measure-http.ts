import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { CLUSTERS_MEDIA_TYPE } from "@jobmap/contract";
import autocannon from "autocannon";
import type { JobPoint } from "../../src/map/index.ts";
import { newViews, repeatedShare, visits } from "./requests.ts";
import type { Setting } from "./setting.ts";

/** What one process answers. */
export interface Throughput {
  /** Requests a second. Other programs of the machine, and whatever asks, take their part of it. */
  readonly perSecond: number;
  /** Requests for each second that the process used a processor: what one core would answer. */
  readonly perCore: number;
}

/** Each contender under each mix of requests. */
export interface HttpFigures {
  /** Every request is for another viewport, with four conditions. */
  readonly jobmap: Throughput;
  readonly supercluster: Throughput;
  readonly fixed: Throughput;
  readonly spatial: Throughput | null;
  /** As visitors ask: a place is opened, then the map is moved. Some were asked before: this share. */
  readonly visits: Throughput;
  readonly visitsSupercluster: Throughput;
  readonly repeated: number;
}

const SECONDS = 8;
const CONNECTIONS = 32;
/** Different requests of each connection. */
const REQUESTS = 2_500;
/** Of these, so many are asked for before the time is taken, until the code is compiled. */
const WARMING = 500;
/** Some that take seconds are measured by a number of requests instead. */
const SLOW_REQUESTS = 60;

/** The map's endpoint under load, mixed zooms and filters. @param tableUrl server with the loaded table, if there is one */
export async function measureHttp(
  setting: Setting,
  places: readonly JobPoint[],
  tableUrl: string | null,
): Promise<HttpFigures> {
  const views = newViews(places, CONNECTIONS * REQUESTS);
  const visitors = visits(places, CONNECTIONS * REQUESTS);
  const env = { ...process.env, ...(tableUrl === null ? {} : { BENCH_TABLE_URL: tableUrl }) };
  /** Starts a contender and puts each mix to it in turn. */
  const measure = async (kind: string, ...mixes: (readonly string[])[]): Promise<Throughput[]> => {
    setting.progress(`HTTP: ${kind}`);
    const server = fork(fileURLToPath(new URL("serve.ts", import.meta.url)), [kind, String(setting.jobs)], {
      env,
    });
    try {
      const [port] = await Promise.race([once(server, "message"), once(server, "exit").then(() => [null])]);
      if (typeof port !== "number") throw new Error(`The server of ${kind} did not start.`);
      const results: Throughput[] = [];
      for (const paths of mixes) results.push(await load(server, port, paths, kind === "spatial"));
      return results;
    } finally {
      server.kill();
    }
  };
  const [jobmap, visitsJobmap] = await measure("jobmap", views, visitors);
  const [supercluster, visitsSupercluster] = await measure("supercluster", views, visitors);
  const [fixed] = await measure("static", views);
  const [spatial] = tableUrl === null ? [] : await measure("spatial", views);
  if (!jobmap || !visitsJobmap || !supercluster || !visitsSupercluster || !fixed)
    throw new Error("a contender was not measured");
  return {
    ...{ jobmap, supercluster, fixed, spatial: spatial ?? null },
    ...{
      visits: visitsJobmap,
      visitsSupercluster,
      repeated: repeatedShare(visitors, visitsJobmap.perSecond * SECONDS),
    },
  };
}

/** Every connection asks for paths of its own. */
async function load(
  server: ChildProcess,
  port: number,
  paths: readonly string[],
  isSlow: boolean,
): Promise<Throughput> {
  let client = 0;
  const run = (own: readonly string[], duration: number) =>
    autocannon({
      url: `http://127.0.0.1:${port}`,
      connections: isSlow ? 1 : CONNECTIONS,
      timeout: 60,
      ...(isSlow ? { amount: SLOW_REQUESTS } : { duration }),
      setupClient: (each) => {
        const number = client++ % CONNECTIONS;
        const mine = own.filter((_, i) => i % CONNECTIONS === number);
        each.setRequests(mine.map((path) => ({ path, headers: { accept: CLUSTERS_MEDIA_TYPE } })));
      },
    });
  if (!isSlow) await run(paths.slice(-CONNECTIONS * WARMING), SECONDS / 4);
  const before = await processorTime(server);
  const result = await run(paths.slice(0, -CONNECTIONS * WARMING), SECONDS);
  const used = (await processorTime(server)) - before;
  if (result.non2xx + result.errors > 0) throw new Error(`${result.non2xx + result.errors} requests failed.`);
  const { total } = result.requests;
  return { perSecond: total / result.duration, perCore: total / used };
}

/** Seconds that a contender has used a processor until now. */
async function processorTime(server: ChildProcess): Promise<number> {
  server.send("time");
  const [seconds] = await once(server, "message");
  return Number(seconds);
}

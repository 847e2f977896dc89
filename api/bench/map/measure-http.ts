import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { CLUSTERS_MEDIA_TYPE } from "@jobmap/contract";
import autocannon from "autocannon";
import type { JobPoint } from "../../src/map/index.ts";
import { pathOf } from "./paths.ts";
import { queriesAt, type Setting } from "./setting.ts";

/** Requests a second that one process answers, for each contender. */
export interface HttpFigures {
  readonly jobmap: number;
  readonly supercluster: number;
  readonly fixed: number;
  readonly spatial: number | null;
}

const SECONDS = 8;
const CONNECTIONS = 32;
const PATHS = 500;
/** Some that take seconds are measured by a number of requests instead. */
const SLOW_REQUESTS = 60;

/** The map's endpoint under load, mixed zooms and filters. @param tableUrl server with the loaded table, if there is one */
export async function measureHttp(
  setting: Setting,
  places: readonly JobPoint[],
  tableUrl: string | null,
): Promise<HttpFigures> {
  const zooms = [3, 5, 6, 7, 8, 9, 10, 11, 12, 14];
  const paths = zooms
    .flatMap((zoom) => queriesAt(places, zoom, PATHS / zooms.length))
    .map(pathOf)
    .sort((a, b) => mixed(a) - mixed(b));
  const measure = async (kind: string): Promise<number> => {
    setting.progress(`HTTP: ${kind}`);
    const env = { ...process.env, ...(tableUrl === null ? {} : { BENCH_TABLE_URL: tableUrl }) };
    const child = fork(fileURLToPath(new URL("serve.ts", import.meta.url)), [kind, String(setting.jobs)], {
      env,
    });
    try {
      const [port] = await Promise.race([once(child, "message"), once(child, "exit").then(() => [null])]);
      if (typeof port !== "number") throw new Error(`The server of ${kind} did not start.`);
      const isSlow = kind === "spatial";
      const load = (duration: number) =>
        autocannon({
          url: `http://127.0.0.1:${port}`,
          connections: isSlow ? 1 : CONNECTIONS,
          ...(isSlow ? { amount: SLOW_REQUESTS, timeout: 60 } : { duration }),
          headers: { accept: CLUSTERS_MEDIA_TYPE },
          requests: paths.map((path) => ({ path })),
        });
      if (!isSlow) await load(SECONDS / 4);
      const result = await load(SECONDS);
      if (result.non2xx + result.errors > 0)
        throw new Error(`${kind}: ${result.non2xx + result.errors} requests failed.`);
      return result.requests.total / result.duration;
    } finally {
      child.kill();
    }
  };
  return {
    jobmap: await measure("jobmap"),
    supercluster: await measure("supercluster"),
    fixed: await measure("static"),
    spatial: tableUrl === null ? null : await measure("spatial"),
  };
}

/** An order that mixes zooms, the same in each run. */
function mixed(path: string): number {
  let hash = 0;
  for (let i = 0; i < path.length; i++) hash = (Math.imul(hash, 31) + path.charCodeAt(i)) | 0;
  return hash;
}

import { setTimeout as sleep } from "node:timers/promises";
import type { Served } from "../bulk/server.ts";
import type { Measured } from "./measured.ts";

/** Processor time of a second in which a server does nothing but look for changes. */
const AT_REST_SECONDS = 0.1;
const SECONDS_AT_REST = 3;
const MAX_SECONDS = 180;

/** Waits until a server has done what it does after a start, such as reading the regions of large companies, for a few seconds on end. */
export async function untilAtRest(served: Served): Promise<Measured> {
  const begun = performance.now();
  let used = served.used().cpuSeconds;
  for (let seconds = 0, atRest = 0; seconds < MAX_SECONDS && atRest < SECONDS_AT_REST; seconds++) {
    await sleep(1_000);
    const now = served.used().cpuSeconds;
    atRest = now - used < AT_REST_SECONDS ? atRest + 1 : 0;
    used = now;
  }
  const waited = (performance.now() - begun) / 1_000 - SECONDS_AT_REST;
  return { what: "at rest after that start", measured: `${waited.toFixed(0)} s` };
}

import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Served, serve } from "../bulk/server.ts";
import { showTime } from "../map/timing.ts";
import { atMost, type Measured } from "./measured.ts";

const WITHOUT_MS = 30_000;
const WITH_MS = 3_000;
/** Snapshots are saved within this time. */
const SAVED_MS = 60_000;

/** Starts the server without a snapshot of the map index, kills it, and starts it again with one. */
export async function readyAfterKill(
  databaseUrl: string,
  note: (measured: Measured) => void,
): Promise<{ served: Served }> {
  const folder = mkdtempSync(join(tmpdir(), "jobmap-bench-index-"));
  process.env["INDEX_DIR"] = folder;
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  const start = async (what: string, limit: number) => {
    const begun = performance.now();
    const served = await serve(databaseUrl);
    const milliseconds = performance.now() - begun;
    note({
      what,
      measured: `${showTime(milliseconds)}, processor ${served.used().cpuSeconds.toFixed(1)} s`,
      target: atMost(limit, milliseconds),
    });
    return served;
  };
  const first = await start("ready, without a snapshot", WITHOUT_MS);
  await first.loopDelay();
  const end = performance.now() + SAVED_MS;
  while (!hasSnapshot(folder) && performance.now() < end) await sleep(50);
  const stop = await first.loopDelay();
  note({
    what: "longest stop of the event loop while a snapshot is saved",
    measured: hasSnapshot(folder) ? showTime(stop) : "no snapshot was saved",
    target: atMost(20, stop),
  });
  await first.kill();
  const served = await start("ready after kill -9, with a snapshot", WITH_MS);
  return { served };
}

const hasSnapshot = (folder: string) =>
  existsSync(folder) && readdirSync(folder).some((name) => name.endsWith(".index"));

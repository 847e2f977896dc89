import { type Served, serve } from "../bulk/server.ts";
import { showTime } from "../map/timing.ts";
import { atMost, type Measured } from "./measured.ts";

const TO_REACH_MS = 30_000;

/** Starts the server, kills it and starts it again. */
export async function readyAfterKill(
  databaseUrl: string,
  note: (measured: Measured) => void,
): Promise<{ served: Served }> {
  const start = async () => {
    const begun = performance.now();
    return { served: await serve(databaseUrl), milliseconds: performance.now() - begun };
  };
  const first = await start();
  await first.served.kill();
  const { served, milliseconds } = await start();
  note({
    what: "ready after kill -9",
    measured: `${showTime(milliseconds)}, processor ${served.used().cpuSeconds.toFixed(1)} s`,
    target: atMost(TO_REACH_MS, milliseconds),
  });
  return { served };
}

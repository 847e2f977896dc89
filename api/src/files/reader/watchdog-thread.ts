/** The thread of `watchdog.ts`. It imports nothing, so that it starts at once. */
import { isMainThread, workerData } from "node:worker_threads";

export const IDLE = 0;
export const BUSY = 1;
const LOOKS_EVERY_MS = 20;

export interface WatchdogData {
  /** Resident memory at which the process is ended, in bytes. */
  readonly maxRss: number;
  /** {@link IDLE} or {@link BUSY}. */
  readonly state: Int32Array<SharedArrayBuffer>;
  /** CPU time at which the process is ended, in microseconds. */
  readonly deadline: BigInt64Array<SharedArrayBuffer>;
}

if (!isMainThread) watch(workerData);

function watch({ maxRss, state, deadline }: WatchdogData): never {
  for (;;) {
    Atomics.wait(state, 0, IDLE);
    while (Atomics.load(state, 0) === BUSY) {
      const { user, system } = process.cpuUsage();
      if (process.memoryUsage.rss() > maxRss) process.kill(process.pid, "SIGKILL");
      if (BigInt(user + system) > Atomics.load(deadline, 0)) process.kill(process.pid, "SIGXCPU");
      Atomics.wait(state, 0, BUSY, LOOKS_EVERY_MS);
    }
  }
}

import { Worker } from "node:worker_threads";
import { BUSY, IDLE, type WatchdogData } from "./watchdog-thread.ts";

/**
 * Ends its own process when a file takes more processor time or memory than it may: by SIGXCPU or by SIGKILL. It looks from a
 * thread of its own, also while the main thread is busy, and needs nothing of the operating system that not every one has. Processor
 * time is that of the whole process, so that a busy machine refuses no file that an idle one would read.
 */
export interface Watchdog {
  /** A file begins, and may take so many milliseconds of processor time. */
  begin(cpuMs: number): void;
  end(): void;
}

/** @param maxRss resident memory of the process, in bytes, that ends it */
export function startWatchdog(maxRss: number): Watchdog {
  const state = new Int32Array(new SharedArrayBuffer(4));
  const deadline = new BigInt64Array(new SharedArrayBuffer(8));
  const workerData: WatchdogData = { maxRss, state, deadline };
  new Worker(new URL("./watchdog-thread.ts", import.meta.url), {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: 16, codeRangeSizeMb: 8 },
  });
  const turn = (to: number) => {
    Atomics.store(state, 0, to);
    Atomics.notify(state, 0);
  };
  return {
    begin(cpuMs) {
      const { user, system } = process.cpuUsage();
      Atomics.store(deadline, 0, BigInt(user + system + Math.round(cpuMs * 1_000)));
      turn(BUSY);
    },
    end: () => turn(IDLE),
  };
}

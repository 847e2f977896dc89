import { Worker } from "node:worker_threads";
import { BUSY, IDLE, type WatchdogData } from "./watchdog-thread.ts";

/**
 * Ends its own process when a file exceeds its CPU time or memory: by SIGXCPU or by SIGKILL. It checks from a thread of its own,
 * so also while the main thread is busy, and uses only what every operating system has. It counts the CPU time of the whole
 * process, so that a busy machine rejects no file that an idle one would read.
 */
export interface Watchdog {
  /** Starts a file, with its limit of CPU time in milliseconds. */
  begin(cpuMs: number): void;
  end(): void;
}

/** @param maxRss resident memory, in bytes, at which the process is ended */
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

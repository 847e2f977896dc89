import { Worker } from "node:worker_threads";
import type { Snapshot } from "../store/snapshot.ts";
import type { Store } from "../store/store.ts";

/** Sorts the delta of a store into its base while the store goes on being used. */
export interface Compactor {
  /** Null when the compactor was closed meanwhile. @throws what it failed with */
  compact(snapshot: Snapshot): Promise<Store | null>;
  close(): Promise<void>;
}

/** A worker thread that merges, begun when it is first needed. It keeps no process alive while it waits. */
export class WorkerCompactor implements Compactor {
  #worker: Worker | null = null;

  compact(snapshot: Snapshot): Promise<Store | null> {
    this.#worker ??= new Worker(new URL("./worker.ts", import.meta.url), { name: "map-index" });
    const worker = this.#worker;
    worker.ref();
    return new Promise<Store | null>((resolve, reject) => {
      const settle = (): void => {
        worker.off("message", finish).off("error", fail).off("exit", stop);
        // One that is being closed is waited for: without it nothing may be left that keeps the process alive.
        if (this.#worker === worker) worker.unref();
      };
      const finish = (store: Store): void => {
        settle();
        resolve(store);
      };
      const fail = (error: unknown): void => {
        settle();
        this.#worker = null;
        reject(error);
      };
      const stop = (): void => {
        settle();
        resolve(null);
      };
      worker.on("message", finish).on("error", fail).on("exit", stop);
      worker.postMessage(snapshot);
    });
  }

  async close(): Promise<void> {
    const worker = this.#worker;
    this.#worker = null;
    await worker?.terminate();
  }
}

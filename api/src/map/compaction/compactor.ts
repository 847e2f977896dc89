import { Worker } from "node:worker_threads";
import type { Snapshot } from "../store/snapshot.ts";
import type { Store } from "../store/store.ts";

/** Sorts the delta of a store into its base while the store stays in use. */
export interface Compactor {
  /** Null if the compactor was closed meanwhile. @throws the error it failed with */
  compact(snapshot: Snapshot): Promise<Store | null>;
  close(): Promise<void>;
}

/** A worker thread that merges, started when first needed. While idle, it does not keep the process alive. */
export class WorkerCompactor implements Compactor {
  #worker: Worker | null = null;

  compact(snapshot: Snapshot): Promise<Store | null> {
    this.#worker ??= new Worker(new URL("./worker.ts", import.meta.url), { name: "map-index" });
    const worker = this.#worker;
    worker.ref();
    return new Promise<Store | null>((resolve, reject) => {
      const settle = (): void => {
        worker.off("message", finish).off("error", fail).off("exit", stop);
        // Waits for a worker that is being closed: afterward nothing may keep the process alive.
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

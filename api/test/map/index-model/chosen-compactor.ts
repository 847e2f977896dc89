import { compactStore } from "../../../src/map/compaction/compact.ts";
import type { Compactor } from "../../../src/map/compaction/compactor.ts";
import type { Snapshot } from "../../../src/map/store/snapshot.ts";
import type { Store } from "../../../src/map/store/store.ts";
import type { Random } from "./random.ts";

interface Pending {
  /** As a worker thread would get it: shared memory is shared, all else is a copy. */
  readonly snapshot: Snapshot;
  resolve(store: Store | null): void;
  reject(error: Error): void;
}

/** Compacts in this thread, when it is told to: a snapshot may have become old by then, and changes can fall between any two reads. */
export class ChosenCompactor implements Compactor {
  #pending: Pending | null = null;

  get isPending(): boolean {
    return this.#pending !== null;
  }

  compact(snapshot: Snapshot): Promise<Store | null> {
    return new Promise((resolve, reject) => {
      this.#pending = { snapshot: structuredClone(snapshot), resolve, reject };
    });
  }

  /** One more than the last position that was in use when the compaction began. */
  get entries(): number {
    const ids = this.#pending?.snapshot.columns.id ?? new Uint32Array();
    return ids.findLastIndex((id) => id !== 0) + 1;
  }

  /** Compacts now. @param between is called between some of the reads of the shared bitmaps */
  finish(random: Random, between: () => void): void {
    const pending = this.#take();
    const bitmaps = new Proxy(pending.snapshot.bitmaps, {
      get(target, key, receiver) {
        if (random.chance(0.02)) between();
        return Reflect.get(target, key, receiver);
      },
    });
    pending.resolve(compactStore({ ...pending.snapshot, bitmaps }));
  }

  /** As when the worker thread breaks. */
  fail(): void {
    this.#take().reject(new Error("The merge was made to fail."));
  }

  async close(): Promise<void> {
    this.#pending?.resolve(null);
    this.#pending = null;
  }

  #take(): Pending {
    const pending = this.#pending;
    if (pending === null) throw new Error("No merge is under way.");
    this.#pending = null;
    return pending;
  }
}

import type { IndexChange, IndexState, JobIndex } from "../map/index.ts";

/** A thread that reads the index. */
export interface IndexWatcher {
  begin(state: IndexState): void;
  change(changes: readonly IndexChange[], version: number): void;
}

/** Tells other threads what their readers begin with, and of every change from then on. */
export class IndexWatchers {
  readonly #getIndex: () => JobIndex;
  readonly #begin = new Set<() => void>();

  constructor(getIndex: () => JobIndex) {
    this.#getIndex = getIndex;
  }

  /** @returns a function that ends it */
  add(watcher: IndexWatcher): () => void {
    let stop = () => {};
    const begin = () => {
      stop();
      const watch = this.#getIndex().watch((changes, version) => watcher.change(changes, version));
      stop = watch.stop;
      watcher.begin(watch.state);
    };
    begin();
    this.#begin.add(begin);
    return () => {
      this.#begin.delete(begin);
      stop();
    };
  }

  /** Begins anew with each, when another index has replaced the one before. */
  beginAnew(): void {
    for (const begin of this.#begin) begin();
  }
}

import type { IndexedJob } from "../core/types.ts";
import { Entries } from "../store/entries.ts";
import type { Store } from "../store/store.ts";
import type { Vocabulary } from "../store/vocabulary.ts";
import { ChangeFeed } from "./change-feed.ts";
import { compactStore } from "./compact.ts";
import type { Compactor } from "./compactor.ts";
import type { IndexListener, IndexState } from "./index-change.ts";

type Change = { readonly row: IndexedJob } | { readonly id: number };

/**
 * The jobs as they change. New entries go to a small unsorted delta, which a worker thread sorts in from time to time while queries and
 * changes continue; the sorted entries then replace the old ones.
 */
export class LiveJobs {
  readonly #vocabulary: Vocabulary;
  readonly #rebuildAfter: number;
  readonly #replaced: (entries: Entries) => void;
  readonly #compactor: Compactor;
  #entries: Entries;
  #size: number;
  #version = 0;
  #rebuilding: Promise<void> | null = null;
  /** Changes made while a worker merges. */
  #changes: Change[] = [];
  /** Who needs every string to stay. */
  #holds = 0;
  #owesRelease = false;
  readonly #feed: ChangeFeed;

  /**
   * @param compactor is closed with this
   * @param rebuildAfter changes after which a compaction begins; 0 leaves it to `rebuild()`
   * @param replaced is called when new entries replace the old ones
   */
  constructor(
    store: Store,
    vocabulary: Vocabulary,
    size: number,
    compactor: Compactor,
    rebuildAfter: number,
    replaced: (entries: Entries) => void,
  ) {
    this.#vocabulary = vocabulary;
    this.#feed = new ChangeFeed(vocabulary);
    this.#size = size;
    this.#compactor = compactor;
    this.#rebuildAfter = rebuildAfter;
    this.#replaced = replaced;
    this.#entries = new Entries(store, vocabulary);
  }

  get entries(): Entries {
    return this.#entries;
  }

  get size(): number {
    return this.#size;
  }

  /** Increases with every change. */
  get version(): number {
    return this.#version;
  }

  /**
   * Tells a listener of every change from now on, until `stop` is called.
   * @returns the state that the changes begin with
   */
  watch(listener: IndexListener): { state: Omit<IndexState, "name">; stop(): void } {
    const stop = this.#feed.listen(listener);
    const entries = this.#entries;
    const { currencies } = this.#vocabulary;
    const delta = entries.copyDelta();
    return {
      state: { version: this.#version, store: entries.store, delta, terms: this.#feed.terms, currencies },
      stop,
    };
  }

  upsert(row: IndexedJob): void {
    if (this.#rebuilding !== null) this.#changes.push({ row });
    this.#apply({ row });
    this.#changed();
  }

  /** @returns false if it was not in the index */
  remove(id: number): boolean {
    if (this.#entries.find(id) < 0) return false;
    if (this.#rebuilding !== null) this.#changes.push({ id });
    this.#apply({ id });
    this.#changed();
    return true;
  }

  /**
   * Sorts the changes made so far into the base, in a worker thread; queries and changes continue meanwhile. While one compaction is
   * running, returns its promise. Rejects if the worker fails; the index then stays as it was.
   */
  rebuild(): Promise<void> {
    this.#rebuilding ??= this.#compact().finally(() => {
      this.#rebuilding = null;
    });
    return this.#rebuilding;
  }

  /** No string is released until the returned function is called. */
  hold(): () => void {
    this.#holds++;
    return () => {
      this.#holds--;
      if (this.#holds === 0 && this.#owesRelease) this.#release();
    };
  }

  /** Stops the worker thread. */
  async close(): Promise<void> {
    await this.#compactor.close();
  }

  #changed(): void {
    this.#version++;
    this.#feed.tell(this.#version);
    const { deltaEnd, removed, store } = this.#entries;
    const changes = Math.max(deltaEnd - store.deltaStart, removed);
    if (this.#rebuildAfter > 0 && changes >= this.#rebuildAfter && this.#rebuilding === null)
      this.rebuild().catch(() => {
        this.#compactHere();
        this.#feed.tell(this.#version);
      });
  }

  #apply(change: Change): void {
    const id = "row" in change ? change.row.id : change.id;
    if (this.#entries.remove(id)) {
      this.#size--;
      this.#feed.note(() => ({ type: "removed", id }));
    }
    if (!("row" in change)) return;
    // Only if changes arrive faster than a worker merges them: then the caller waits for a compaction.
    if (!this.#entries.hasRoom(change.row)) this.#compactHere();
    this.#feed.noteAppended(change.row, this.#entries.append(change.row));
    this.#size++;
  }

  async #compact(): Promise<void> {
    const entries = this.#entries;
    const { titles, companies } = this.#vocabulary;
    const [titleCounts, companyCounts, size] = [titles.saveCounts(), companies.saveCounts(), this.#size];
    this.#changes = [];
    const store = await this.#compactor.compact(entries.snapshot());
    // Another compaction, for lack of room or of a worker, has made this one obsolete.
    if (store === null || this.#entries !== entries) return;
    this.#adopt(store);
    titles.restoreCounts(titleCounts);
    companies.restoreCounts(companyCounts);
    this.#size = size;
    for (const change of this.#changes) this.#apply(change);
    this.#changes = [];
    this.#release();
    this.#feed.tell(this.#version);
  }

  /** Compacts synchronously while the caller waits. */
  #compactHere(): void {
    this.#adopt(compactStore(this.#entries.snapshot()));
    this.#release();
  }

  #adopt(store: Store): void {
    this.#entries = new Entries(store, this.#vocabulary);
    this.#version++;
    this.#replaced(this.#entries);
    this.#feed.note(() => ({ type: "compacted", store, delta: this.#entries.copyDelta() }));
  }

  /** Releases strings that are no longer used, unless somebody needs them to stay: then later. */
  #release(): void {
    this.#owesRelease = this.#holds > 0;
    if (this.#owesRelease) return;
    const { titles, companies } = this.#vocabulary;
    this.#feed.releaseTerms((term) => this.#entries.sets.isUsed(term));
    titles.release();
    companies.release();
  }
}

import type { ClusterSet } from "../cluster/cluster-set.ts";
import { ClusterFinder } from "../cluster/clusters.ts";
import type { IndexChange, IndexState, TermNumbers } from "../compaction/index-change.ts";
import type { Bounds, JobFilter } from "../core/types.ts";
import { planOfView } from "../query/plan.ts";
import { stateOf } from "../query/state.ts";
import { Entries } from "../store/entries.ts";
import { Vocabulary } from "../store/vocabulary.ts";

const FAMILIES = ["company", "category"] as const;

/**
 * Finds clusters in another thread than the one that keeps the index, in the same memory. It has the numbers of companies and categories
 * and no words, so it can search for whatever a filter names but a text: see {@link canFind}.
 */
export class IndexReader {
  readonly #number: number;
  readonly #name: string;
  readonly #vocabulary = new Vocabulary();
  readonly #now: () => number;
  #version: number;
  #entries: Entries;
  #finder: ClusterFinder;

  /**
   * @param number of the thread, from 1 on and below MAX_READERS: no two may have the same
   * @param now the current time in epoch seconds
   */
  constructor(
    { name, version, store, delta, terms, currencies }: IndexState,
    number: number,
    now: () => number,
  ) {
    this.#name = name;
    this.#version = version;
    this.#number = number;
    this.#now = now;
    this.#learn(terms, currencies);
    this.#entries = new Entries(store, this.#vocabulary, { number, copied: delta });
    this.#finder = new ClusterFinder(this.#entries);
  }

  /** Applies what {@link JobIndex.watch} has told, in the same order. */
  apply(changes: readonly IndexChange[], version: number): void {
    for (const change of changes) this.#applyOne(change);
    this.#version = version;
  }

  /** Equal to that of the index. */
  get state(): string {
    return stateOf(this.#name, this.#version, this.#now());
  }

  /** Bytes that this reader alone has of the shared memory. */
  get ownBytes(): number {
    return this.#entries.bitmaps.taken;
  }

  /** Whether a filter names nothing but what this knows. */
  canFind({ text, companyText, clauses = [], without = [] }: JobFilter): boolean {
    return !text && !companyText && without.length === 0 && clauses.every(({ length }) => length === 0);
  }

  /** As {@link JobIndex.clusters}; only of filters that it can find. */
  clusters(filter: JobFilter, viewport: Bounds, zoom: number): ClusterSet {
    return this.#finder.find(planOfView(this.#entries, filter, viewport, this.#now()), viewport, zoom);
  }

  #applyOne(change: IndexChange): void {
    if (change.type === "removed") this.#entries.hide(change.id);
    else if (change.type === "appended") {
      this.#learn(change.terms, change.currencies);
      this.#entries.show(change.job);
    } else if (change.type === "compacted") {
      const { store, delta } = change;
      this.#entries = new Entries(store, this.#vocabulary, { number: this.#number, copied: delta });
      this.#finder = new ClusterFinder(this.#entries);
    } else
      for (const family of FAMILIES)
        for (const [id] of change.terms[family]) this.#vocabulary.terms.forget(family, id);
  }

  #learn(terms: TermNumbers, currencies: readonly string[]): void {
    for (const family of FAMILIES)
      for (const [id, term] of terms[family]) this.#vocabulary.terms.note(family, id, term);
    for (const code of currencies) this.#vocabulary.currency(code);
  }
}

import { randomBytes } from "node:crypto";
import { StoreBuilder } from "./builder.ts";
import { ClusterFinder } from "./clusters.ts";
import { Entries } from "./entries.ts";
import { countFacets } from "./facets.ts";
import { listJobs } from "./list.ts";
import { mergeStore } from "./merge.ts";
import { Merger } from "./merger.ts";
import { makePlan } from "./plan.ts";
import { Selector } from "./select.ts";
import { type Store, TAIL_CAPACITY } from "./store.ts";
import { Suggester } from "./suggest.ts";
import type {
  Bounds,
  ClusterSet,
  Facets,
  IndexedJob,
  JobFilter,
  JobList,
  ListOptions,
  Suggestion,
} from "./types.ts";
import { Vocabulary } from "./vocabulary.ts";

export interface JobIndexOptions {
  /** The current time in epoch seconds. */
  readonly now?: () => number;
  /** Changes after which the index is merged in a worker thread; 0 leaves it to `rebuild()`. */
  readonly rebuildAfter?: number;
}

const REBUILD_AFTER = TAIL_CAPACITY / 4;

type Change = { readonly row: IndexedJob } | { readonly id: number };

/**
 * All published jobs. Changes are seen by the very next query: they go to a small unsorted tail, which a worker thread
 * sorts in from time to time while queries go on.
 */
export class JobIndex {
  /** No other index has it, whichever process holds that. */
  readonly #name = randomBytes(6).toString("base64url");
  readonly #vocabulary: Vocabulary;
  readonly #suggester: Suggester;
  readonly #now: () => number;
  readonly #rebuildAfter: number;
  #entries: Entries;
  #selector: Selector;
  #finder: ClusterFinder;
  #size: number;
  #version = 0;
  readonly #merger = new Merger();
  #rebuilding: Promise<void> | null = null;
  /** Changes made while a worker merges. */
  #changes: Change[] = [];

  /** Use `JobIndex.build` or a `JobIndexBuilder`. */
  constructor(store: Store, vocabulary: Vocabulary, size: number, options: JobIndexOptions) {
    this.#vocabulary = vocabulary;
    this.#size = size;
    this.#now = options.now ?? (() => Date.now() / 1000);
    this.#rebuildAfter = options.rebuildAfter ?? REBUILD_AFTER;
    this.#suggester = new Suggester(vocabulary);
    this.#entries = new Entries(store, vocabulary);
    this.#selector = new Selector(this.#entries);
    this.#finder = new ClusterFinder(this.#entries);
  }

  /** @param rows each id once */
  static build(rows: Iterable<IndexedJob>, options: JobIndexOptions = {}): JobIndex {
    const vocabulary = new Vocabulary();
    const builder = new StoreBuilder(vocabulary);
    let size = 0;
    for (const row of rows) {
      builder.add(row);
      size++;
    }
    return new JobIndex(builder.finish(), vocabulary, size, options);
  }

  /** Jobs in the index. */
  get size(): number {
    return this.#size;
  }

  /** Grows with every change, so that replies made from the same version are the same. */
  get version(): number {
    return this.#version;
  }

  /**
   * What answers depend on besides the question: this very index, its changes, and the hour, in which ages are reckoned.
   * Two answers of the same state are the same.
   */
  get state(): string {
    return `${this.#name}-${this.#version.toString(36)}-${Math.floor(this.#now() / 3_600).toString(36)}`;
  }

  /** Bytes of columns, lists and bitmaps; strings come on top. */
  get bytes(): number {
    return this.#entries.bytes;
  }

  has(id: number): boolean {
    return this.#entries.find(id) >= 0;
  }

  /** Id of the company whose job this is; undefined for a job that is not here. */
  companyOf(id: number): number | undefined {
    const position = this.#entries.find(id);
    if (position < 0) return undefined;
    return this.#vocabulary.companies.key(this.#entries.store.columns.company[position]!);
  }

  /** Adds a job, or puts it in the place of the one with the same id. */
  upsert(row: IndexedJob): void {
    if (this.#rebuilding !== null) this.#changes.push({ row });
    this.#apply({ row });
    this.#changed();
  }

  /** Takes a job out. @returns false when it was not there */
  remove(id: number): boolean {
    if (!this.has(id)) return false;
    if (this.#rebuilding !== null) this.#changes.push({ id });
    this.#apply({ id });
    this.#changed();
    return true;
  }

  /**
   * What a map shows of a viewport. The result is overwritten by the next call.
   * @param zoom 256 pixels hold the world at zoom 0; fractions allowed
   */
  clusters(filter: JobFilter, viewport: Bounds, zoom: number): ClusterSet {
    const { bbox } = filter;
    // Callers whose search is the viewport say it twice; testing it once is enough.
    const isRepeated =
      bbox !== undefined &&
      bbox.west === viewport.west &&
      bbox.south === viewport.south &&
      bbox.east === viewport.east &&
      bbox.north === viewport.north;
    const conditions = isRepeated ? { ...filter, bbox: undefined } : filter;
    return this.#finder.find(makePlan(this.#entries, conditions, this.#now()), viewport, zoom);
  }

  /** One page of the jobs that match, and how many there are. */
  list(filter: JobFilter, options: ListOptions = {}): JobList {
    return listJobs(this.#entries, this.#selector, filter, options, this.#now());
  }

  /** Distinct jobs that match. */
  count(filter: JobFilter): number {
    return this.#selector.jobs(makePlan(this.#entries, filter, this.#now())).count;
  }

  /** Counts for each value that a filter could add or change. */
  facets(filter: JobFilter): Facets {
    return countFacets(this.#entries, this.#selector, filter, this.#now());
  }

  /** Titles and companies for what somebody begins to type, most jobs first. */
  suggest(text: string, limit = 8): Suggestion[] {
    return this.#suggester.find(text, limit);
  }

  /**
   * Sorts in, in a worker thread, the changes made until now; queries and changes go on meanwhile. While one is under way
   * this is its promise. Rejects when the worker fails, with the index as it was.
   */
  rebuild(): Promise<void> {
    this.#rebuilding ??= this.#merge().finally(() => {
      this.#rebuilding = null;
    });
    return this.#rebuilding;
  }

  /** Stops the worker thread. */
  async close(): Promise<void> {
    await this.#merger.close();
  }

  #changed(): void {
    this.#version++;
    const { tailEnd, removed, store } = this.#entries;
    const changes = Math.max(tailEnd - store.tail, removed);
    if (this.#rebuildAfter > 0 && changes >= this.#rebuildAfter && this.#rebuilding === null)
      this.rebuild().catch(() => this.#mergeHere());
  }

  #apply(change: Change): void {
    const id = "row" in change ? change.row.id : change.id;
    if (this.#entries.remove(id)) this.#size--;
    if (!("row" in change)) return;
    // Only when changes come faster than a worker merges them: then the caller waits for a merge.
    if (!this.#entries.hasRoom(change.row)) this.#mergeHere();
    this.#entries.append(change.row);
    this.#size++;
  }

  async #merge(): Promise<void> {
    const entries = this.#entries;
    const { titles, companies } = this.#vocabulary;
    const [titleCounts, companyCounts, size] = [titles.saveCounts(), companies.saveCounts(), this.#size];
    this.#changes = [];
    const store = await this.#merger.merge(entries.snapshot());
    // Another merge, for want of room or of a worker, has made this one useless.
    if (store === null || this.#entries !== entries) return;
    this.#adopt(store);
    titles.restoreCounts(titleCounts);
    companies.restoreCounts(companyCounts);
    this.#size = size;
    for (const change of this.#changes) this.#apply(change);
    this.#changes = [];
    this.#release();
  }

  /** Merges while the caller waits. */
  #mergeHere(): void {
    this.#adopt(mergeStore(this.#entries.snapshot()));
    this.#release();
  }

  #adopt(store: Store): void {
    this.#entries = new Entries(store, this.#vocabulary);
    this.#selector = new Selector(this.#entries);
    this.#finder = new ClusterFinder(this.#entries);
    this.#version++;
  }

  /** Gives up strings that nothing uses any more. */
  #release(): void {
    const { terms, titles, companies } = this.#vocabulary;
    terms.release((term) => this.#entries.isUsed(term));
    titles.release();
    companies.release();
  }
}

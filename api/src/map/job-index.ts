import { randomBytes } from "node:crypto";
import type { ClusterSet } from "./cluster/cluster-set.ts";
import { ClusterFinder } from "./cluster/clusters.ts";
import { type Compactor, WorkerCompactor } from "./compaction/compactor.ts";
import type { IndexListener, IndexState } from "./compaction/index-change.ts";
import { LiveJobs } from "./compaction/live-jobs.ts";
import { hasBit } from "./core/bits.ts";
import { LruCache } from "./core/cache.ts";
import type {
  Bounds,
  Clause,
  FacetGroup,
  Facets,
  IndexedJob,
  JobFilter,
  JobList,
  ListOptions,
  Suggestion,
  TermField,
} from "./core/types.ts";
import { countFacets } from "./query/facets.ts";
import { KeptRankings } from "./query/kept-rankings.ts";
import { LabelScores } from "./query/label-scores.ts";
import { listJobs } from "./query/list.ts";
import { alternativesOf, makePlan, planOfView } from "./query/plan.ts";
import type { Scores } from "./query/relevance.ts";
import { Selector } from "./query/select.ts";
import { stateOf } from "./query/state.ts";
import { Suggester } from "./query/suggest.ts";
import { type Survey, surveyJobs } from "./query/survey.ts";
import { type Tally, tallyConcepts } from "./query/tally.ts";
import { IndexCopy } from "./saved/index-copy.ts";
import type { SavedIndex } from "./saved/index-file.ts";
import { StoreBuilder } from "./store/builder.ts";
import { DELTA_CAPACITY, type Store } from "./store/store.ts";
import { Vocabulary } from "./store/vocabulary.ts";

/** For tests and benchmarks; production code needs none of them. */
export interface JobIndexOptions {
  /** The current time in epoch seconds. */
  readonly now?: () => number;
  /** Changes after which the index is merged in the background; 0 leaves it to `rebuild()`. */
  readonly rebuildAfter?: number;
  /** Room for entries appended between two compactions; a multiple of 128. */
  readonly deltaCapacity?: number;
  /** Compacts in the background; a worker thread unless a test chooses when. */
  readonly compactor?: Compactor;
}

const REBUILD_AFTER = DELTA_CAPACITY / 4;
/** Filters whose counts are kept; about 3 KB each. */
const KEPT_FACETS = 500;

/**
 * All published jobs. The next query already sees every change: changes go to a small unsorted delta, which a worker thread sorts in from
 * time to time while queries continue.
 */
export class JobIndex {
  /** Unique to this index across all processes. */
  readonly #name = randomBytes(6).toString("base64url");
  readonly #vocabulary: Vocabulary;
  readonly #suggester: Suggester;
  readonly #scores: Scores;
  readonly #rankings = new KeptRankings();
  readonly #now: () => number;
  readonly #jobs: LiveJobs;
  #selector: Selector;
  #finder: ClusterFinder;
  /** Counts by filter, in one state of the index. */
  #facets = { state: "", counts: new LruCache<Facets>(KEPT_FACETS) };

  /** Use `JobIndex.build` or a `JobIndexBuilder`. */
  constructor(store: Store, vocabulary: Vocabulary, size: number, options: JobIndexOptions) {
    this.#vocabulary = vocabulary;
    this.#now = options.now ?? (() => Date.now() / 1000);
    this.#suggester = new Suggester(vocabulary);
    this.#scores = {
      titles: new LabelScores(vocabulary.titles),
      companies: new LabelScores(vocabulary.companies),
    };
    const { compactor = new WorkerCompactor(), rebuildAfter = REBUILD_AFTER } = options;
    this.#jobs = new LiveJobs(store, vocabulary, size, compactor, rebuildAfter, (entries) => {
      this.#selector = new Selector(entries);
      this.#finder = new ClusterFinder(entries);
    });
    this.#selector = new Selector(this.#jobs.entries);
    this.#finder = new ClusterFinder(this.#jobs.entries);
  }

  /** @param rows each id once */
  static build(rows: Iterable<IndexedJob>, options: JobIndexOptions = {}): JobIndex {
    const vocabulary = new Vocabulary();
    const builder = new StoreBuilder(vocabulary, options.deltaCapacity);
    let size = 0;
    for (const row of rows) {
      builder.add(row);
      size++;
    }
    return new JobIndex(builder.finish(), vocabulary, size, options);
  }

  /** The index that was written to a file. */
  static restore({ store, vocabulary, size }: SavedIndex, options: JobIndexOptions = {}): JobIndex {
    return new JobIndex(store, vocabulary, size, options);
  }

  /** The jobs as they are now, to be written to a file. The caller must write or drop it. */
  copy(): IndexCopy {
    const { titles, companies } = this.#vocabulary;
    const counts = { titles: titles.saveCounts(), companies: companies.saveCounts() };
    const snapshot = this.#jobs.entries.snapshot();
    return new IndexCopy(this.#jobs.size, snapshot, this.#vocabulary, counts, this.#jobs.hold());
  }

  /** Jobs in the index. */
  get size(): number {
    return this.#jobs.size;
  }

  /** Increases with every change, so that replies made from the same version are equal. */
  get version(): number {
    return this.#jobs.version;
  }

  /**
   * Everything that replies depend on besides the query: this index instance, its changes, and the current hour, from which ages are
   * counted. Two replies with equal state are equal.
   */
  get state(): string {
    return stateOf(this.#name, this.#jobs.version, this.#now());
  }

  /**
   * Tells a listener of every change from now on, until `stop` is called: for {@link IndexReader}s in other threads.
   * @returns the state that the changes begin with
   */
  watch(listener: IndexListener): { state: IndexState; stop(): void } {
    const { state, stop } = this.#jobs.watch(listener);
    return { state: { ...state, name: this.#name }, stop };
  }

  /** Bytes of columns, lists and bitmaps; strings are not included. */
  get bytes(): number {
    return this.#jobs.entries.bytes;
  }

  has(id: number): boolean {
    return this.#jobs.entries.find(id) >= 0;
  }

  /** Id of the job's company; undefined if the job is not in the index. */
  companyOf(id: number): number | undefined {
    const position = this.#jobs.entries.find(id);
    if (position < 0) return undefined;
    return this.#vocabulary.companies.key(this.#jobs.entries.store.columns.company[position]!);
  }

  /** How many jobs a company has. */
  jobsOf(companyId: number): number {
    const label = this.#vocabulary.companies.find(companyId);
    return label === undefined ? 0 : this.#vocabulary.companies.count(label);
  }

  /** Ids of the jobs in a range of ids, ascending. @param below exclusive */
  idsBetween(from: number, below: number): number[] {
    return this.#jobs.entries.idsBetween(from, below);
  }

  /** The lowest id from `from` on; undefined if there is none. */
  firstIdFrom(from: number): number | undefined {
    return this.#jobs.entries.firstIdFrom(from);
  }

  /** Adds a job, or replaces the one with the same id. */
  upsert(row: IndexedJob): void {
    this.#jobs.upsert(row);
  }

  /** Removes a job. @returns false if it was not in the index */
  remove(id: number): boolean {
    return this.#jobs.remove(id);
  }

  /**
   * What a map shows of a viewport. The result is overwritten by the next call.
   * @param zoom 256 pixels hold the world at zoom 0; fractions allowed
   */
  clusters(filter: JobFilter, viewport: Bounds, zoom: number): ClusterSet {
    return this.#finder.find(planOfView(this.#jobs.entries, filter, viewport, this.#now()), viewport, zoom);
  }

  /** One page of the matching jobs, and their total. */
  list(filter: JobFilter, options: ListOptions = {}): JobList {
    const kept = { scores: this.#scores, rankings: this.#rankings, state: this.state };
    return listJobs(this.#jobs.entries, this.#selector, filter, options, this.#now(), kept);
  }

  /** Those of `ids` that match, in the order given. */
  among(filter: JobFilter, ids: readonly number[]): number[] {
    const { entries } = this.#jobs;
    const { bits } = this.#selector.points(makePlan(entries, filter, this.#now()));
    return ids.filter((id) => entries.pointsOf(id).some((position) => hasBit(bits, position)));
  }

  /** Distinct jobs that match. */
  count(filter: JobFilter): number {
    return this.#selector.jobs(makePlan(this.#jobs.entries, filter, this.#now())).count;
  }

  /** Whether any job meets a clause. */
  someMeet(clause: Clause): boolean {
    const { entries } = this.#jobs;
    const isSingle = alternativesOf(entries, clause).some(
      ([term, ...more]) =>
        term !== undefined && more.length === 0 && entries.sets.isAnyIn(term, entries.store.live),
    );
    return isSingle || this.count({ clauses: [clause] }) > 0;
  }

  /**
   * Counts for each value that a filter could add or change, or for those of some groups only. Kept until a job changes or an hour begins:
   * most filters are those of many people.
   */
  facets(filter: JobFilter, only?: readonly FacetGroup[]): Facets {
    const { state } = this;
    if (this.#facets.state !== state) this.#facets = { state, counts: new LruCache(KEPT_FACETS) };
    const { counts } = this.#facets;
    // Corners of drawn areas are many, and rarely another's.
    const key = filter.outlines === undefined ? JSON.stringify([filter, only]) : undefined;
    const known = key === undefined ? undefined : counts.get(key);
    if (known !== undefined) return known;
    const facets = countFacets(this.#jobs.entries, this.#selector, filter, this.#now(), only);
    if (key !== undefined) counts.set(key, facets);
    return facets;
  }

  /** What the matching jobs pay, and whose they are. */
  survey(filter: JobFilter): Survey {
    return surveyJobs(this.#jobs.entries, this.#selector, filter, this.#now());
  }

  /** Counts jobs by pairs of concepts, in steps; see {@link tallyConcepts}. */
  tally(
    isFirst: (key: string) => boolean,
    isSecond: (key: string) => boolean,
    least: number,
  ): Generator<undefined, Tally[]> {
    return tallyConcepts(this.#jobs.entries, isFirst, isSecond, least);
  }

  /** Whether any job has, or lately had, a word or concept. */
  knows(field: TermField, value: string): boolean {
    return this.#vocabulary.terms.find(field, value) !== undefined;
  }

  /** All words or concepts of a field. */
  *values(field: TermField): Generator<string> {
    for (const [key] of this.#vocabulary.terms.entries(field)) if (typeof key === "string") yield key;
  }

  /** Titles and companies for a typed prefix, most jobs first. */
  suggest(text: string, limit = 8): Suggestion[] {
    return this.#suggester.find(text, limit);
  }

  /**
   * Sorts the changes made so far into the base, in a worker thread; queries and changes continue meanwhile. While one compaction is
   * running, returns its promise. Rejects if the worker fails; the index then stays as it was.
   */
  rebuild(): Promise<void> {
    return this.#jobs.rebuild();
  }

  /** Stops the worker thread. */
  async close(): Promise<void> {
    await this.#jobs.close();
  }
}

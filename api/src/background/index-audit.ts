import { setImmediate as breathe, setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import type { Sequelize } from "sequelize";
import type { JobFilter, JobIndex } from "../map/index.ts";
import { idRange, type RandomNumber, randomSearches } from "../queries/random-search.ts";
import { findMatches, findMatchesOfEach } from "../queries/search-sql.ts";
import type { IndexKeeper } from "./index-keeper.ts";
import { PollingLoop } from "./polling-loop.ts";

/** Milliseconds between two replays, and searches per replay. */
export const AUDIT_EVERY_MS = 15_000;
export const AUDIT_SEARCHES = 3;
/** Jobs of each result that are looked up in the database, and the length of the id range that is searched there. */
const PAGE = 100;
const STRETCH = 1_000;
/** How often a difference is checked again, so that a write in progress is not taken for one. */
const LOOKS = 3;
const LOOK_AGAIN_MS = 400;
/** Milliseconds between two rebuilds: if one does not help, another right after it will not either. */
const REBUILD_EVERY_MS = 600_000;

export interface AuditReport {
  /** Searches replayed in SQL. */
  readonly searches: number;
  /** Searches for which the index gave a different result. */
  readonly differences: number;
  /** How often the index was rebuilt because of that. */
  readonly rebuilds: number;
  readonly lastDifferenceAt: Date | null;
}

/** How a result of the index differs from the database. */
interface Difference {
  readonly search: JobFilter;
  /** Jobs that match and are not found. */
  readonly missing: readonly number[];
  /** Jobs that are found and do not match. */
  readonly extra: readonly number[];
  /** Totals of the same search by list, map, count and facets. */
  readonly totals: readonly number[];
}

/** What the index finds for a search, among the given ids. */
interface Answer {
  readonly search: JobFilter;
  readonly ids: readonly number[];
}

export interface IndexAuditOptions {
  database: Sequelize;
  jobIndex: IndexKeeper;
  log: Logger;
  now(): Date;
  random?: RandomNumber;
}

/**
 * Runs random searches on the map index and replays them in SQL, for as long as the process runs. A difference is logged with
 * its search, counted, and leads to a rebuild of the index. Every check is bounded by the primary key: each job on one page of
 * the results must match in SQL; and within one range of ids, the index must find exactly the jobs that match in SQL, for each
 * search and for each of its conditions alone.
 */
export class IndexAudit {
  readonly #database: Sequelize;
  readonly #jobIndex: IndexKeeper;
  readonly #log: Logger;
  readonly #now: () => Date;
  readonly #random: RandomNumber;
  readonly #loop: PollingLoop;
  #report: AuditReport = { searches: 0, differences: 0, rebuilds: 0, lastDifferenceAt: null };
  #rebuiltAt = Number.NEGATIVE_INFINITY;

  constructor({ database, jobIndex, log, now, random = Math.random }: IndexAuditOptions) {
    this.#database = database;
    this.#jobIndex = jobIndex;
    this.#log = log;
    this.#now = now;
    this.#random = random;
    this.#loop = new PollingLoop({
      intervalMs: AUDIT_EVERY_MS,
      run: () => this.replay(),
      onError: (error) => log.warn({ err: error }, "the audit of the map index is delayed"),
    });
  }

  get report(): AuditReport {
    return this.#report;
  }

  /** Replays some searches now, and every few seconds from now on. */
  start(): void {
    this.#loop.start();
  }

  /** Starts no further replay, and waits for the one in progress. */
  stop(): Promise<void> {
    return this.#loop.stop();
  }

  /** Replays some random searches. @throws database errors */
  async replay(): Promise<void> {
    const searches = await randomSearches(this.#database, this.#random, AUDIT_SEARCHES);
    if (searches.length === 0) return;
    const difference = await this.#compare(searches);
    this.#report = { ...this.#report, searches: this.#report.searches + searches.length };
    if (difference === null) return;
    this.#report = {
      ...this.#report,
      differences: this.#report.differences + 1,
      lastDifferenceAt: this.#now(),
    };
    this.#log.error({ ...difference }, "the map index differs from the database");
    await this.#rebuild();
  }

  /** @returns the first difference */
  async #compare(searches: readonly JobFilter[]): Promise<Difference | null> {
    const range = await idRange(this.#database);
    if (range === null) return null;
    const from = Math.floor(range.from + this.#random() * (range.to - range.from + 1));
    const stretch = Array.from({ length: STRETCH }, (_, i) => from + i);
    const pages: Answer[] = [];
    const parts: Answer[] = [];
    for (const search of searches) {
      const totals = await this.#totalsOf(search);
      if (new Set(totals).size > 1) return { search, missing: [], extra: [], totals };
      const offset = Math.floor(this.#random() * Math.max(0, (totals[0] ?? 0) - PAGE));
      await breathe();
      pages.push({
        search,
        ids: this.#jobIndex.index.list(search, { sort: "newest", offset, limit: PAGE }).ids,
      });
      for (const part of [search, ...conditionsOf(search)]) {
        await breathe();
        parts.push({ search: part, ids: this.#jobIndex.index.among(part, stretch) });
      }
    }
    const among = { from, to: from + STRETCH - 1 };
    const asked = parts.map(({ search }) => search);
    const matches = await findMatchesOfEach(this.#database, asked, among, this.#now());
    for (const [i, { search, ids }] of parts.entries()) {
      const difference = await this.#confirm(search, differing(ids, matches[i] ?? []));
      if (difference !== null) return difference;
    }
    for (const { search, ids } of pages) {
      const matching = await findMatches(this.#database, search, { ids }, this.#now());
      const difference = await this.#confirm(search, differing(ids, matching));
      if (difference !== null) return difference;
    }
    return null;
  }

  /**
   * The number of matching jobs by each way of counting; they are equal unless the index is wrong. With many jobs each takes
   * milliseconds, so requests are answered in between; should the index or the hour have changed meanwhile, they are counted again, the last time
   * without a pause.
   */
  async #totalsOf(search: JobFilter): Promise<number[]> {
    const { index } = this.#jobIndex;
    const totals: number[] = [];
    for (const count of waysOfCounting(search)) {
      await breathe();
      totals.push(count(index));
    }
    if (new Set(totals).size === 1) return totals;
    const atOnce = () => waysOfCounting(search).map((count) => count(this.#jobIndex.index));
    const again = atOnce();
    return new Set(again).size === 1 ? again : atOnce();
  }

  /** Of the jobs on which index and database seem to differ, those that still differ once the index has caught up. */
  async #confirm(search: JobFilter, suspects: readonly number[]): Promise<Difference | null> {
    if (suspects.length === 0) return null;
    let missing = suspects;
    let extra = suspects;
    for (let look = 0; look < LOOKS; look++) {
      if (look > 0) await sleep(LOOK_AGAIN_MS, undefined, { ref: false });
      const ids = [...new Set([...missing, ...extra])];
      const ask = async () => new Set(await findMatches(this.#database, search, { ids }, this.#now()));
      const before = await ask();
      await this.#jobIndex.catchUp();
      const found = new Set(this.#jobIndex.index.among(search, ids));
      const after = await ask();
      // If the database gave the same result before and after, an index that caught up in between must give it too.
      missing = ids.filter((id) => before.has(id) && after.has(id) && !found.has(id));
      extra = ids.filter((id) => !before.has(id) && !after.has(id) && found.has(id));
      if (missing.length + extra.length === 0) return null;
    }
    return { search, missing, extra, totals: [] };
  }

  async #rebuild(): Promise<void> {
    const now = performance.now();
    if (now - this.#rebuiltAt < REBUILD_EVERY_MS) return;
    this.#rebuiltAt = now;
    const jobs = await this.#jobIndex.load();
    this.#report = { ...this.#report, rebuilds: this.#report.rebuilds + 1 };
    this.#log.info({ jobs }, "the map index was rebuilt");
  }
}

/** Each condition of a search on its own, if it has several. */
function conditionsOf(search: JobFilter): JobFilter[] {
  const conditions = Object.entries(search).filter(([, value]) => value !== undefined);
  return conditions.length < 2 ? [] : conditions.map((condition) => Object.fromEntries([condition]));
}

/** What one list contains and the other does not. */
function differing(some: readonly number[], others: readonly number[]): number[] {
  const [left, right] = [new Set(some), new Set(others)];
  return [...some.filter((id) => !right.has(id)), ...others.filter((id) => !left.has(id))];
}

function waysOfCounting(search: JobFilter): ((index: JobIndex) => number)[] {
  const { bbox } = search;
  return [
    (index) => index.list(search, { limit: 0 }).total,
    (index) => index.count(search),
    (index) => index.facets(search).total,
    ...(bbox ? [(index: JobIndex) => index.clusters(search, bbox, zoomOf(bbox.east - bbox.west)).total] : []),
  ];
}

/** The zoom at which a map 1,024 pixels wide shows this many degrees. */
function zoomOf(width: number): number {
  const degrees = width > 0 ? width : width + 360;
  return Math.min(18, Math.max(0, Math.log2(1_440 / degrees)));
}

import { MAX_COMPANY_JOBS } from "@jobmap/contract";
import type { Logger } from "pino";
import type { Sequelize } from "sequelize";
import { JobIndex } from "../map/index.ts";
import { CompanyDirectory } from "./company-directory.ts";
import { CompanyRegions } from "./company-regions.ts";
import { IndexFollower, type OnChanged } from "./index-follower.ts";
import type { IndexSnapshots } from "./index-snapshots.ts";
import { IndexWatchers } from "./index-watchers.ts";
import { PollingLoop } from "./polling-loop.ts";

/** How often the process polls for changes, in milliseconds. A published job is on the map of every process within this time. */
const POLL_INTERVAL_MS = 300;
/** For how long {@link IndexKeeper.isFresh} may miss what another process has committed, in milliseconds. */
const FRESH_MS = 50;
/** Changes are kept for a day, for processes that were down; old ones are deleted this often, in milliseconds. */
const PRUNE_INTERVAL_MS = 600_000;

/** The open jobs of a company have changed; {@link IndexKeeper.versionOf} returns `version` from now on. */
export interface CompanyChange {
  readonly companyId: number;
  readonly version: number;
}
export type CompanyListener = (changes: readonly CompanyChange[]) => void;

/**
 * Keeps the map index equal to the open jobs of the database: loads all of them at start, then follows `job_changes`, to which
 * every write to a job adds a row, and the clock, which ends listings. The index is never a source of truth.
 */
export class IndexKeeper {
  loaded = false;
  /** The names of all companies, and how many open jobs each has. */
  readonly companies: CompanyDirectory;
  /** Where the jobs of large companies are. */
  readonly regions: CompanyRegions;
  /** Threads that read the index as well. */
  readonly watchers = new IndexWatchers(() => this.index);
  readonly #database: Sequelize;
  readonly #log: Logger;
  readonly #now: () => Date;
  readonly #snapshots: IndexSnapshots | undefined;
  #follower: IndexFollower;
  /** Resolves when the current read of jobs into the index is done. */
  #turn: Promise<void> = Promise.resolve();
  /** The catch-up that has not started yet: all callers until then share it. */
  #next: Promise<void> | undefined;
  /** The last look whether a committed change has not been read, and the one that has not started yet. */
  #look: Promise<void> = Promise.resolve();
  #nextLook: Promise<void> | undefined;
  /** Requests of this process that may have written, in memory that other threads read; and how many of them the last look has seen. */
  readonly writes = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  #writesSeen = 0;
  #edition = 0;
  readonly #versions = new Map<number, number>();
  readonly #listeners = new Set<CompanyListener>();
  #loadedAt: number;
  #pruned = 0;
  readonly #loop = new PollingLoop({
    intervalMs: POLL_INTERVAL_MS,
    run: () => this.#poll(),
    onError: (error) => {
      if (!this.#failing) this.#log.warn({ err: error }, "the map index cannot follow the database");
      this.#failing = true;
    },
  });
  #failing = false;
  /** When the map last contained everything committed, by the process's counter. */
  #caughtUpAt = performance.now();

  /** @param snapshots where the index is read from at start, and saved */
  constructor(
    database: Sequelize,
    log: Logger,
    now: () => Date = () => new Date(),
    snapshots?: IndexSnapshots,
  ) {
    this.#database = database;
    this.#snapshots = snapshots;
    this.#log = log;
    this.#now = now;
    this.#follower = new IndexFollower(database, now, JobIndex.build([]), now());
    this.#loadedAt = now().getTime();
    this.companies = new CompanyDirectory(database, (companyId) => this.index.jobsOf(companyId));
    this.regions = new CompanyRegions(database, () => this.index);
  }

  get index(): JobIndex {
    return this.#follower.index;
  }

  set index(index: JobIndex) {
    this.#follower.index = index;
  }

  /** How long ago the index was last known to be equal to the database, in milliseconds. */
  get lagMs(): number {
    return performance.now() - this.#caughtUpAt;
  }

  /**
   * When the open jobs of a company last changed, in milliseconds since 1970, as far as this process knows. It increases with
   * every change and is about the same in every process: it is the time of the write, not of the poll.
   */
  versionOf(companyId: number): number {
    return this.#versions.get(companyId) ?? this.#loadedAt;
  }

  /** A number of this process that grows with every change that it has read: of jobs, and of what else pages show to everybody. */
  get edition(): number {
    return this.#edition;
  }

  /** Calls the listener with the companies whose open jobs have changed. Returns a function that unsubscribes. */
  onCompanies(listener: CompanyListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /**
   * Reads every open job into a new index, which replaces the current one once it has caught up. Until then the current one
   * answers, and stays up to date. The first time it begins with a snapshot, if there is one. Returns the number of jobs.
   */
  async load(): Promise<number> {
    const next = (await this.#restore()) ?? (await IndexFollower.load(this.#database, this.#now));
    await this.#inTurn(async () => {
      await next.catchUp(() => {});
      const previous = this.#follower;
      // Listeners must receive everything that the new index already contains.
      if (this.loaded) await previous.catchUp(this.#tell);
      this.#loadedAt = Math.max(this.#loadedAt + 1, this.#now().getTime());
      for (const version of this.#versions.values()) this.#loadedAt = Math.max(this.#loadedAt, version + 1);
      this.#versions.clear();
      this.#follower = next;
      this.watchers.beginAnew();
      this.#edition++;
      this.regions.clear();
      if (this.loaded) this.companies.recount();
      else await this.companies.load();
      this.loaded = true;
      await previous.close();
    });
    return this.index.size;
  }

  /** Saves a snapshot, for the next start. @throws errors of the file system and the database */
  async save(): Promise<void> {
    await this.#snapshots?.save(
      () => this.#follower,
      (work) => this.#inTurn(work),
    );
  }

  async #restore(): Promise<IndexFollower | undefined> {
    if (this.#snapshots === undefined) return undefined;
    if (this.loaded) {
      // An index that must be read anew may have been saved.
      this.#snapshots.discard();
      return undefined;
    }
    try {
      return await this.#snapshots.restore();
    } catch (error) {
      const { message } = error instanceof Error ? error : { message: String(error) };
      this.#log.info({ reason: message }, "there is no usable snapshot of the map index");
      return undefined;
    }
  }

  /** Starts following the database. */
  start(): void {
    this.#loop.start();
    const large = [...this.companies.names.ids()].filter((id) => this.index.jobsOf(id) > MAX_COMPANY_JOBS);
    // What cannot be read now is read when somebody asks for it.
    this.regions.prepare(large).catch(() => {});
  }

  /** Waits for work in progress. */
  async stop(): Promise<void> {
    await this.#loop.stop();
    await this.#inTurn(() => this.#follower.close());
  }

  /**
   * Applies what has changed since the last poll. While the database is unavailable, polls continue and the map keeps answering.
   */
  async #poll(): Promise<void> {
    await this.catchUp();
    await this.#prune();
    if (this.#failing) this.#log.info("the map index follows the database again");
    this.#failing = false;
  }

  /** Applies everything committed before this call. @throws database errors */
  catchUp(): Promise<void> {
    this.#next ??= this.#inTurn(async () => {
      this.#next = undefined;
      const begun = performance.now();
      const writes = Atomics.load(this.writes, 0);
      const known = this.#follower.otherChanges;
      await this.#follower.catchUp(this.#tell);
      if (this.#follower.otherChanges !== known) {
        this.#edition++;
        this.companies.noteChange();
      }
      await this.companies.refresh();
      this.#seen(begun, writes);
    });
    return this.#next;
  }

  /**
   * For responses that must not be older than what another process has announced to the client. Calls that come while it looks
   * share the next look. @throws database errors
   */
  freshen(): Promise<void> {
    this.#nextLook ??= this.#look.then(async () => {
      this.#nextLook = undefined;
      const begun = performance.now();
      const writes = Atomics.load(this.writes, 0);
      if (this.companies.isBehind || (await this.#follower.isBehind())) await this.catchUp();
      else this.#seen(begun, writes);
    });
    this.#look = this.#nextLook.catch(() => {});
    return this.#nextLook;
  }

  /**
   * Whether everything has been read that this process has written, that has ended by the clock, and that other processes had
   * committed {@link FRESH_MS} ago. Asks nobody.
   */
  get isFresh(): boolean {
    return this.freshness.forMs > 0 && Atomics.load(this.writes, 0) === this.#writesSeen;
  }

  /** For how long {@link isFresh} may still hold, in milliseconds, as long as {@link writes} is what it was. */
  get freshness(): { readonly forMs: number; readonly writes: number } {
    const { isBehind } = this.companies;
    const recentMs = FRESH_MS - (performance.now() - this.#caughtUpAt);
    const forMs = isBehind ? 0 : Math.max(0, Math.min(recentMs, this.#follower.endsInMs));
    return { forMs, writes: this.#writesSeen };
  }

  /** A request of this process may have written something. */
  noteWrite(): void {
    Atomics.add(this.writes, 0, 1);
  }

  /** @param begun when everything committed had been read, and `writes` what had been written by then */
  #seen(begun: number, writes: number): void {
    this.#caughtUpAt = begun;
    this.#writesSeen = writes;
  }

  /** Applies a change recorded in `job_changes` at once; for the process that has just written it. */
  apply(changeId: number, jobId: number): Promise<void> {
    return this.#inTurn(() => this.#follower.apply(changeId, jobId, this.#tell));
  }

  /** Reads these jobs again at once. */
  refresh(ids: readonly number[], at = this.#now().getTime()): Promise<void> {
    return this.#inTurn(() => this.#follower.refresh(ids, at, this.#tell));
  }

  /**
   * Runs calls one after another, in order. If two read the same job concurrently, the older read could be applied last, and the
   * index would keep an outdated state.
   */
  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#turn.then(work);
    this.#turn = done.then(
      () => {},
      () => {},
    );
    return done;
  }

  readonly #tell: OnChanged = (companies, at, jobIds) => {
    const changes: CompanyChange[] = [];
    if (jobIds.length > 0) this.#edition++;
    this.companies.noteJobs(companies);
    this.regions.note(companies, jobIds);
    for (const companyId of companies) {
      const version = Math.max(this.versionOf(companyId) + 1, at);
      this.#versions.set(companyId, version);
      changes.push({ companyId, version });
    }
    if (changes.length > 0) for (const listener of this.#listeners) listener(changes);
  };

  async #prune(): Promise<void> {
    const now = this.#now().getTime();
    if (now - this.#pruned < PRUNE_INTERVAL_MS) return;
    this.#pruned = now;
    await this.#database.query(
      "DELETE FROM job_changes WHERE created_at < CURRENT_TIMESTAMP(3) - INTERVAL 1 DAY LIMIT 10000",
    );
  }
}

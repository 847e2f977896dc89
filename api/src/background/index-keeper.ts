import type { Logger } from "pino";
import type { Sequelize } from "sequelize";
import { JobIndex } from "../map/index.ts";
import { IndexFollower, type OnChanged } from "./index-follower.ts";
import { PollingLoop } from "./polling-loop.ts";

/** How often changes are looked for, in milliseconds. A published job is on every process's map within this. */
const POLL_INTERVAL_MS = 300;
/** Changes are kept for a day, for processes that were away; old ones are removed this often, in milliseconds. */
const PRUNE_INTERVAL_MS = 600_000;

/** The open jobs of a company have changed; `version` is what {@link IndexKeeper.versionOf} answers from now on. */
export interface CompanyChange {
  readonly companyId: number;
  readonly version: number;
}
export type CompanyListener = (changes: readonly CompanyChange[]) => void;

/**
 * Keeps the map index equal to the open jobs of the database: loads all of them at start, then follows `job_changes`, which every
 * write to a job adds to, and the clock, which ends listings. The index is never a source of truth.
 */
export class IndexKeeper {
  loaded = false;
  readonly #database: Sequelize;
  readonly #log: Logger;
  readonly #now: () => Date;
  #follower: IndexFollower;
  /** Ends with whatever reads jobs into the index at present. */
  #turn: Promise<void> = Promise.resolve();
  /** The catching up that has not begun yet: it serves all who ask until then. */
  #next: Promise<void> | undefined;
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
  /** When all that was committed was last on the map, by the process's counter. */
  #caughtUpAt = performance.now();

  constructor(database: Sequelize, log: Logger, now: () => Date = () => new Date()) {
    this.#database = database;
    this.#log = log;
    this.#now = now;
    this.#follower = new IndexFollower(database, now, JobIndex.build([]), now());
    this.#loadedAt = now().getTime();
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
   * When the open jobs of a company last changed, in milliseconds since 1970, as far as this process knows. Greater after every
   * change, and about the same in every process: by the time of the write, not of the poll.
   */
  versionOf(companyId: number): number {
    return this.#versions.get(companyId) ?? this.#loadedAt;
  }

  /** Tells which companies' open jobs have changed, each time some have. Returns what ends it. */
  onCompanies(listener: CompanyListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /**
   * Reads every open job into a new index, which takes the place of the present one once it has caught up. Until then that
   * one answers, and is kept up to date. Returns the number of jobs.
   */
  async load(): Promise<number> {
    const next = await IndexFollower.load(this.#database, this.#now);
    await this.#inTurn(async () => {
      await next.catchUp(() => {});
      const previous = this.#follower;
      // Whoever listens hears of all that the next one knows.
      if (this.loaded) await previous.catchUp(this.#tell);
      this.#loadedAt = Math.max(this.#loadedAt + 1, this.#now().getTime());
      for (const version of this.#versions.values()) this.#loadedAt = Math.max(this.#loadedAt, version + 1);
      this.#versions.clear();
      this.#follower = next;
      this.loaded = true;
      await previous.close();
    });
    return this.index.size;
  }

  /** Follows the database from now on. */
  start(): void {
    this.#loop.start();
  }

  /** Finishes what is under way. */
  async stop(): Promise<void> {
    await this.#loop.stop();
    await this.#inTurn(() => this.#follower.close());
  }

  /** Applies what has changed since the last time. A database that is away is waited for; the map goes on meanwhile. */
  async #poll(): Promise<void> {
    await this.catchUp();
    await this.#prune();
    if (this.#failing) this.#log.info("the map index follows the database again");
    this.#failing = false;
  }

  /** Applies all that was committed before this call. @throws what the database failed with */
  catchUp(): Promise<void> {
    this.#next ??= this.#inTurn(async () => {
      this.#next = undefined;
      const begun = performance.now();
      await this.#follower.catchUp(this.#tell);
      this.#caughtUpAt = begun;
    });
    return this.#next;
  }

  /** For replies that must not be older than what another process has told their reader. @throws what the database failed with */
  async freshen(): Promise<void> {
    if (await this.#follower.isBehind()) await this.catchUp();
  }

  /** Applies a change that was noted in `job_changes` at once; for the process that has just written it. */
  apply(changeId: number, jobId: number): Promise<void> {
    return this.#inTurn(() => this.#follower.apply(changeId, jobId, this.#tell));
  }

  /** Brings these jobs up to date at once. */
  refresh(ids: readonly number[], at = this.#now().getTime()): Promise<void> {
    return this.#inTurn(() => this.#follower.refresh(ids, at, this.#tell));
  }

  /**
   * One after another, in the order of the calls. If two read the same job at once, the one that read it first could apply what
   * it read last, and the index would keep a state that is over.
   */
  #inTurn(work: () => Promise<void>): Promise<void> {
    const done = this.#turn.then(work);
    this.#turn = done.catch(() => {});
    return done;
  }

  readonly #tell: OnChanged = (companies, at) => {
    const changes: CompanyChange[] = [];
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

import type { Logger } from "pino";
import { QueryTypes, type Sequelize } from "sequelize";
import { JobIndex, JobIndexBuilder } from "../map/index.ts";
import { readOpenJobs, readOpenJobsById } from "../queries/index-rows.ts";

/** How often changes are looked for, in milliseconds. A published job is on every process's map within this. */
const POLL = 300;
/** Ids are given out before their transactions commit, so a lower one can appear after a higher. Look back this long. */
const LOOK_BACK_SECONDS = 60;
const LOOK_BACK_CHANGES = 20_000;
const BATCH = 2_000;
/** Changes are kept for a day, for processes that were away; old ones are removed this often, in milliseconds. */
const PRUNE_EVERY = 600_000;

interface Change {
  id: number;
  job_id: number;
  age: number;
  /** When it was written, in milliseconds since 1970. */
  at: number;
}

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
  index = JobIndex.build([]);
  loaded = false;
  readonly #database: Sequelize;
  readonly #log: Logger;
  readonly #now: () => Date;
  /** All changes up to this id have been applied. */
  #settled = 0;
  /** Applied changes above `#settled`. */
  readonly #applied = new Set<number>();
  readonly #versions = new Map<number, number>();
  readonly #listeners = new Set<CompanyListener>();
  #loadedAt: number;
  #clock: Date;
  #pruned = 0;
  #timer: NodeJS.Timeout | undefined;
  #failing = false;

  constructor(database: Sequelize, log: Logger, now: () => Date = () => new Date()) {
    this.#database = database;
    this.#log = log;
    this.#now = now;
    this.#clock = now();
    this.#loadedAt = this.#clock.getTime();
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

  /** Reads every open job. Changes made meanwhile are caught by {@link follow}. Returns the number of jobs. */
  async load(): Promise<number> {
    const [head] = await this.#select<{ id: number | null }>("SELECT MAX(id) AS id FROM job_changes", []);
    this.#settled = Math.max(0, Number(head?.id ?? 0) - BATCH);
    this.#clock = this.#now();
    const builder = new JobIndexBuilder();
    for await (const batch of readOpenJobs(this.#database, this.#clock))
      for (const row of batch) builder.add(row);
    this.index = builder.build();
    this.#loadedAt = this.#clock.getTime();
    this.#versions.clear();
    this.loaded = true;
    return this.index.size;
  }

  follow(): void {
    const next = () => {
      this.#timer = setTimeout(async () => {
        await this.poll();
        if (this.#timer) next();
      }, POLL);
      this.#timer.unref();
    };
    next();
  }

  async stop(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    await this.index.close();
  }

  /** Applies what has changed since the last time. A database that is away is waited for; the map goes on meanwhile. */
  async poll(): Promise<void> {
    try {
      await this.#applyChanges();
      await this.#endListings();
      await this.#prune();
      if (this.#failing) this.#log.info("the map index follows the database again");
      this.#failing = false;
    } catch (error) {
      if (!this.#failing) this.#log.warn({ err: error }, "the map index cannot follow the database");
      this.#failing = true;
    }
  }

  /** Brings these jobs up to date at once; for the process that has just written them. */
  async refresh(ids: readonly number[], at = this.#now().getTime()): Promise<void> {
    const open = new Map(
      (await readOpenJobsById(this.#database, ids, this.#now())).map((job) => [job.id, job]),
    );
    const companies = new Set<number | undefined>();
    for (const id of ids) {
      const job = open.get(id);
      companies.add(this.index.companyOf(id)).add(job?.companyId);
      if (job) this.index.upsert(job);
      else this.index.remove(id);
    }
    this.#tell(companies, at);
  }

  #tell(companies: ReadonlySet<number | undefined>, at: number): void {
    const changes: CompanyChange[] = [];
    for (const companyId of companies) {
      if (companyId === undefined) continue;
      const version = Math.max(this.versionOf(companyId) + 1, at);
      this.#versions.set(companyId, version);
      changes.push({ companyId, version });
    }
    if (changes.length > 0) for (const listener of this.#listeners) listener(changes);
  }

  async #applyChanges(): Promise<void> {
    for (let after = this.#settled; ; ) {
      const changes = await this.#select<Change>(
        `SELECT id, job_id, TIMESTAMPDIFF(SECOND, created_at, CURRENT_TIMESTAMP(3)) AS age,
           CAST(UNIX_TIMESTAMP(created_at) * 1000 AS UNSIGNED) AS at
         FROM job_changes WHERE id > ? ORDER BY id LIMIT ${BATCH}`,
        [after],
      );
      const fresh = changes.filter((change) => !this.#applied.has(change.id));
      const at = fresh.reduce((latest, change) => Math.max(latest, Number(change.at)), 0);
      await this.refresh([...new Set(fresh.map((change) => change.job_id))], at);
      for (const change of changes) this.#applied.add(change.id);
      this.#settle(changes);
      const last = changes.at(-1);
      if (!last || changes.length < BATCH) return;
      after = last.id;
    }
  }

  /** Forgets changes so old, or so many ids back, that none with a lower id can still appear. */
  #settle(changes: readonly Change[]): void {
    for (const change of changes) {
      if (change.age < LOOK_BACK_SECONDS && this.#applied.size <= LOOK_BACK_CHANGES) return;
      this.#settled = change.id;
      this.#applied.delete(change.id);
    }
  }

  /** Takes jobs off the map whose time has come since the last look. */
  async #endListings(): Promise<void> {
    const now = this.#now();
    const ended = await this.#select<{ id: number }>(
      "SELECT id FROM jobs WHERE status = 'PUBLISHED' AND valid_through > ? AND valid_through <= ?",
      [this.#clock, now],
    );
    const companies = new Set(ended.map(({ id }) => this.index.companyOf(id)));
    for (const { id } of ended) this.index.remove(id);
    this.#tell(companies, now.getTime());
    this.#clock = now;
  }

  async #prune(): Promise<void> {
    const now = this.#now().getTime();
    if (now - this.#pruned < PRUNE_EVERY) return;
    this.#pruned = now;
    await this.#database.query(
      "DELETE FROM job_changes WHERE created_at < CURRENT_TIMESTAMP(3) - INTERVAL 1 DAY LIMIT 10000",
    );
  }

  #select<T extends object>(statement: string, replacements: unknown[]): Promise<T[]> {
    return this.#database.query<T>(statement, { replacements, type: QueryTypes.SELECT });
  }
}

import { QueryTypes, type Sequelize, Transaction } from "sequelize";
import { type JobIndex, JobIndexBuilder } from "../map/index.ts";
import { readOpenJobs, readOpenJobsById } from "../queries/index-rows.ts";

/** Ids are given out before their transactions commit, so a lower one can appear after a higher. Look back this long. */
const LOOK_BACK_SECONDS = 60;
const LOOK_BACK_CHANGES = 20_000;
const BATCH = 2_000;
/** When a change was written, in milliseconds since 1970. */
const WRITTEN_AT = "CAST(UNIX_TIMESTAMP(created_at) * 1000 AS UNSIGNED)";
const SNAPSHOT = { isolationLevel: Transaction.ISOLATION_LEVELS.REPEATABLE_READ };

interface Change {
  id: number;
  job_id: number;
  age: number;
  /** When it was written, in milliseconds since 1970. */
  at: number;
}

/** Hears which companies' jobs have changed, and when the change was written, in milliseconds since 1970. */
export type OnChanged = (companyIds: ReadonlySet<number>, at: number) => void;

/**
 * A map index with how far it has followed the database: it is read whole once, then `job_changes` says which jobs to read
 * again, and the clock which listings have ended. One call at a time: of two readings of a job the later one must be applied last.
 */
export class IndexFollower {
  index: JobIndex;
  readonly #database: Sequelize;
  readonly #now: () => Date;
  /** All changes up to this id have been applied. */
  #settled: number;
  /** Applied changes above `#settled`. */
  readonly #applied = new Set<number>();
  /** Listings that had ended by then are out of the index. */
  #clock: Date;

  /** @param settled all changes up to this id were written before the rows of the index were read at `clock` */
  constructor(database: Sequelize, now: () => Date, index: JobIndex, settled: number, clock: Date) {
    this.index = index;
    this.#database = database;
    this.#now = now;
    this.#settled = settled;
    this.#clock = clock;
  }

  /** Reads every open job. Changes made meanwhile are found by {@link catchUp}. */
  static async load(database: Sequelize, now: () => Date): Promise<IndexFollower> {
    const [head] = await database.query<{ id: number | null }>("SELECT MAX(id) AS id FROM job_changes", {
      type: QueryTypes.SELECT,
    });
    const clock = now();
    const builder = new JobIndexBuilder({ now: () => now().getTime() / 1000 });
    for await (const batch of readOpenJobs(database, clock)) for (const row of batch) builder.add(row);
    return new IndexFollower(
      database,
      now,
      builder.build(),
      Math.max(0, Number(head?.id ?? 0) - BATCH),
      clock,
    );
  }

  /** Applies all that has changed since the last time. */
  async catchUp(onChanged: OnChanged): Promise<void> {
    await this.#applyChanges(onChanged);
    await this.#endListings(onChanged);
  }

  /** Applies one change, unless {@link catchUp} was faster: everybody is told of it once, with the same time in every process. */
  async apply(changeId: number, jobId: number, onChanged: OnChanged): Promise<void> {
    if (this.#applied.has(changeId)) return;
    const [change] = await this.#select<Pick<Change, "at">>(
      `SELECT ${WRITTEN_AT} AS at FROM job_changes WHERE id = ?`,
      [changeId],
    );
    await this.refresh([jobId], Number(change?.at ?? 0), onChanged);
    this.#applied.add(changeId);
  }

  /** Reads these jobs again. @param at when they were written */
  async refresh(
    ids: readonly number[],
    at: number,
    onChanged: OnChanged,
    transaction?: Transaction,
  ): Promise<void> {
    const open = new Map(
      (await readOpenJobsById(this.#database, ids, this.#now(), transaction)).map((job) => [job.id, job]),
    );
    const companies = new Set<number>();
    for (const id of ids) {
      const job = open.get(id);
      for (const companyId of [this.index.companyOf(id), job?.companyId])
        if (companyId !== undefined) companies.add(companyId);
      if (job) this.index.upsert(job);
      else this.index.remove(id);
    }
    onChanged(companies, at);
  }

  close(): Promise<void> {
    return this.index.close();
  }

  /** Whether a change was committed that is not on the map yet. One that was begun before the last applied one may be missed. */
  async isBehind(): Promise<boolean> {
    const [head] = await this.#select<{ id: number | null }>("SELECT MAX(id) AS id FROM job_changes", []);
    const last = Number(head?.id ?? 0);
    return last > this.#settled && !this.#applied.has(last);
  }

  async #applyChanges(onChanged: OnChanged): Promise<void> {
    for (let after = this.#settled; ; ) {
      let changes = await this.#readChanges(after);
      if (changes.some(({ id }) => !this.#applied.has(id)))
        // Notes and jobs as of one moment: a job that is newer than the notes would be told of again with its own note.
        await this.#database.transaction(SNAPSHOT, async (transaction) => {
          changes = await this.#readChanges(after, transaction);
          const fresh = changes.filter((change) => !this.#applied.has(change.id));
          const at = fresh.reduce((latest, change) => Math.max(latest, Number(change.at)), 0);
          const ids = [...new Set(fresh.map((change) => change.job_id))];
          await this.refresh(ids, at, onChanged, transaction);
        });
      for (const change of changes) this.#applied.add(change.id);
      this.#settle(changes);
      const last = changes.at(-1);
      if (!last || changes.length < BATCH) return;
      after = last.id;
    }
  }

  #readChanges(after: number, transaction?: Transaction): Promise<Change[]> {
    return this.#select<Change>(
      `SELECT id, job_id, TIMESTAMPDIFF(SECOND, created_at, CURRENT_TIMESTAMP(3)) AS age, ${WRITTEN_AT} AS at
       FROM job_changes WHERE id > ? ORDER BY id LIMIT ${BATCH}`,
      [after],
      transaction,
    );
  }

  /** Forgets changes so old, or so many ids back, that none with a lower id can still appear. */
  #settle(changes: readonly Change[]): void {
    for (const change of changes) {
      if (change.age < LOOK_BACK_SECONDS && this.#applied.size <= LOOK_BACK_CHANGES) return;
      this.#settled = change.id;
      this.#applied.delete(change.id);
    }
  }

  /** Takes out jobs whose time has come since the last look. */
  async #endListings(onChanged: OnChanged): Promise<void> {
    const now = this.#now();
    const ended = await this.#select<{ id: number }>(
      "SELECT id FROM jobs WHERE status = 'PUBLISHED' AND valid_through > ? AND valid_through <= ?",
      [this.#clock, now],
    );
    const companies = new Set(ended.flatMap(({ id }) => this.index.companyOf(id) ?? []));
    for (const { id } of ended) this.index.remove(id);
    onChanged(companies, now.getTime());
    this.#clock = now;
  }

  #select<T extends object>(
    statement: string,
    replacements: unknown[],
    transaction: Transaction | null = null,
  ): Promise<T[]> {
    return this.#database.query<T>(statement, { replacements, type: QueryTypes.SELECT, transaction });
  }
}

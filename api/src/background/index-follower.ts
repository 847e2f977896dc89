import { setImmediate as breathe } from "node:timers/promises";
import { QueryTypes, type Sequelize, Transaction } from "sequelize";
import { type JobIndex, JobIndexBuilder } from "../map/index.ts";
import { NO_JOB } from "../models/index.ts";
import { readOpenJobs, readOpenJobsById } from "../queries/index-rows.ts";
import { sqlTime } from "../queries/sql-time.ts";
import { TableTail, type TailPosition, tableSource } from "./table-tail.ts";

/** When a change was written, in milliseconds since 1970. */
const WRITTEN_AT = "CAST(UNIX_TIMESTAMP(r.created_at) * 1000 AS UNSIGNED)";
/** Jobs that are put on the map before others have their turn: some milliseconds. */
const JOBS_A_TURN = 50;
const SNAPSHOT = { isolationLevel: Transaction.ISOLATION_LEVELS.REPEATABLE_READ };

interface Change {
  readonly id: number;
  readonly job_id: number;
  /** When it was written, in milliseconds since 1970. */
  readonly at: number;
}

/** Changes that have not been applied to an index yet. */
export const changesTail = (database: Sequelize): TableTail<Change> =>
  new TableTail(
    tableSource(database, "job_changes", `SELECT r.id, r.job_id, ${WRITTEN_AT} AS at FROM job_changes r`),
  );

/** Receives the companies whose jobs have changed, when the change was written, in milliseconds since 1970, and the jobs. */
export type OnChanged = (companyIds: ReadonlySet<number>, at: number, jobIds: readonly number[]) => void;

/**
 * A map index and how far it has followed the database: it is read in full once; after that `job_changes` names the jobs to read
 * again, and the clock tells which listings have ended. Calls run one at a time: of two reads of a job, the later one must be
 * applied last.
 */
export class IndexFollower {
  index: JobIndex;
  /** How often it was told of a write that was to no job. */
  otherChanges = 0;
  readonly #database: Sequelize;
  readonly #now: () => Date;
  readonly #changes: TableTail<Change>;
  /** Listings that ended before this time are no longer in the index. */
  #clock: Date;
  /** When the next listing ends, in milliseconds since 1970. */
  #nextEnd = Number.NEGATIVE_INFINITY;

  /** @param changes its position: rows handed out already were written before the index was read at `clock` */
  constructor(
    database: Sequelize,
    now: () => Date,
    index: JobIndex,
    clock: Date,
    changes = changesTail(database),
  ) {
    this.index = index;
    this.#database = database;
    this.#now = now;
    this.#changes = changes;
    this.#clock = clock;
  }

  /** Reads every open job. Changes made meanwhile are found by {@link catchUp}. */
  static async load(database: Sequelize, now: () => Date): Promise<IndexFollower> {
    const changes = changesTail(database);
    await changes.begin();
    const clock = now();
    const builder = new JobIndexBuilder({ now: () => now().getTime() / 1000 });
    for await (const batch of readOpenJobs(database, clock))
      for (const [done, row] of batch.entries()) {
        if (done % JOBS_A_TURN === JOBS_A_TURN - 1) await breathe();
        builder.add(row);
      }
    return new IndexFollower(database, now, builder.build(), clock, changes);
  }

  /** Goes on from an index that was saved at a position and a time. What has changed since is found by {@link catchUp}. */
  static resume(
    database: Sequelize,
    now: () => Date,
    index: JobIndex,
    { position, clock }: { readonly position: TailPosition; readonly clock: Date },
  ): IndexFollower {
    const changes = changesTail(database);
    changes.resume(position);
    return new IndexFollower(database, now, index, clock, changes);
  }

  /** Which changes are not in the index. */
  get position(): TailPosition {
    return this.#changes.remaining;
  }

  get clock(): Date {
    return this.#clock;
  }

  /** Applies everything that has changed since the last call. */
  async catchUp(onChanged: OnChanged): Promise<void> {
    await this.#applyChanges(onChanged);
    await this.#endListings(onChanged);
  }

  /** Applies one change, unless {@link catchUp} was faster: listeners receive it once, with the same time in every process. */
  async apply(changeId: number, jobId: number, onChanged: OnChanged): Promise<void> {
    if (this.#changes.has(changeId)) return;
    const [change] = await this.#select<Pick<Change, "at">>(
      `SELECT ${WRITTEN_AT} AS at FROM job_changes r WHERE id = ?`,
      [changeId],
    );
    await this.refresh([jobId], Number(change?.at ?? 0), onChanged);
    this.#changes.take(changeId);
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
    for (const [done, id] of ids.entries()) {
      if (done % JOBS_A_TURN === JOBS_A_TURN - 1) await breathe();
      const job = open.get(id);
      for (const companyId of [this.index.companyOf(id), job?.companyId])
        if (companyId !== undefined) companies.add(companyId);
      if (job) this.index.upsert(job);
      else this.index.remove(id);
    }
    onChanged(companies, at, ids);
  }

  close(): Promise<void> {
    return this.index.close();
  }

  /** How long it is until the next listing ends, in milliseconds; 0 or less if one has ended that is still on the map. */
  get endsInMs(): number {
    return this.#nextEnd - this.#now().getTime();
  }

  /** Whether a committed change, or the end of a listing, is not on the map yet. */
  async isBehind(): Promise<boolean> {
    return this.endsInMs <= 0 || (await this.#changes.isBehind());
  }

  async #applyChanges(onChanged: OnChanged): Promise<void> {
    for (let look = await this.#changes.look(); ; look = await this.#changes.look()) {
      if (look.rows.length > 0)
        // Reads changes and jobs in one snapshot: a job that is newer than the changes would be announced again with its own
        // change.
        look = await this.#database.transaction(SNAPSHOT, async (transaction) => {
          const snapshot = await this.#changes.look(transaction);
          const at = snapshot.rows.reduce((latest, change) => Math.max(latest, Number(change.at)), 0);
          const ids = [...new Set(snapshot.rows.map((change) => change.job_id))];
          if (ids.includes(NO_JOB)) this.otherChanges++;
          await this.refresh(
            ids.filter((id) => id !== NO_JOB),
            at,
            onChanged,
            transaction,
          );
          return snapshot;
        });
      this.#changes.settle(look);
      if (look.isComplete) return;
    }
  }

  /** Removes jobs that have ended since the last call. */
  async #endListings(onChanged: OnChanged): Promise<void> {
    const now = this.#now();
    const ended = await this.#select<{ id: number }>(
      "SELECT id FROM jobs WHERE status = 'PUBLISHED' AND valid_through > ? AND valid_through <= ?",
      [sqlTime(this.#clock), sqlTime(now)],
    );
    const companies = new Set(ended.flatMap(({ id }) => this.index.companyOf(id) ?? []));
    for (const { id } of ended) this.index.remove(id);
    onChanged(
      companies,
      now.getTime(),
      ended.map(({ id }) => id),
    );
    this.#clock = now;
    const [next] = await this.#select<{ at: number | string }>(
      `SELECT CAST(UNIX_TIMESTAMP(valid_through) * 1000 AS UNSIGNED) AS at FROM jobs
       WHERE status = 'PUBLISHED' AND valid_through > ? ORDER BY valid_through LIMIT 1`,
      [sqlTime(now)],
    );
    this.#nextEnd = next ? Number(next.at) : Number.POSITIVE_INFINITY;
  }

  #select<T extends object>(
    statement: string,
    replacements: unknown[],
    transaction: Transaction | null = null,
  ): Promise<T[]> {
    return this.#database.query<T>(statement, { replacements, type: QueryTypes.SELECT, transaction });
  }
}

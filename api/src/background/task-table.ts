import { QueryTypes, type Sequelize, Transaction } from "sequelize";

/** A row that is to be worked on, as its worker took it. */
export interface Task {
  readonly id: number;
  /** Attempts begun, this one among them. */
  readonly attempts: number;
}

/**
 * A table of tasks. It has the columns `id`, `status` ('QUEUED', 'FAILED' for what is set aside, others for what is done), `attempts`,
 * `next_attempt_at`, `claimed_until`, `last_error` and `finished_at`, and an index on `status, next_attempt_at`.
 */
export interface TaskTableOptions<T extends Task> {
  readonly database: Sequelize;
  readonly table: string;
  /** What a worker needs of a row beside its id and attempts. */
  readonly columns: readonly Exclude<keyof T & string, keyof Task>[];
  /** Columns that are emptied once a task is done: what nobody needs to keep. */
  readonly erasedWhenDone?: readonly string[];
}

/** The statements of a task runner. What somebody else has taken over by now is not written over. */
export class TaskTable<T extends Task> {
  readonly #options: TaskTableOptions<T>;

  constructor(options: TaskTableOptions<T>) {
    this.#options = options;
  }

  /** Takes tasks that are due and in no other worker's hands. An attempt is counted before it begins. */
  async claim(limit: number, at: Date, until: Date): Promise<T[]> {
    const { database, table, columns } = this.#options;
    // Without locks on gaps, so that looking for tasks holds up nobody who queues one.
    const isolationLevel = Transaction.ISOLATION_LEVELS.READ_COMMITTED;
    return await database.transaction({ isolationLevel }, async (transaction) => {
      const tasks = await database.query<T>(
        `SELECT ${["id", ...columns].join(", ")}, attempts + 1 AS attempts FROM ${table}
         WHERE status = 'QUEUED' AND (next_attempt_at IS NULL OR next_attempt_at <= ?)
           AND (claimed_until IS NULL OR claimed_until <= ?)
         ORDER BY next_attempt_at, id LIMIT ${limit} FOR UPDATE SKIP LOCKED`,
        { replacements: [moment(at), moment(at)], type: QueryTypes.SELECT, transaction },
      );
      if (tasks.length > 0)
        await database.query(
          `UPDATE ${table} SET claimed_until = ?, attempts = attempts + 1 WHERE id IN (?)`,
          { replacements: [moment(until), tasks.map(({ id }) => id)], transaction },
        );
      return tasks;
    });
  }

  /** A task that is done is done, also when it took so long that another worker has begun it again. */
  async finish({ id }: T, status: string, at: Date): Promise<void> {
    const { database, table, erasedWhenDone = [] } = this.#options;
    const erased = erasedWhenDone.map((column) => `${column} = NULL, `).join("");
    await database.query(
      `UPDATE ${table} SET status = ?, ${erased}claimed_until = NULL, finished_at = ? WHERE id = ? AND status = 'QUEUED'`,
      { replacements: [status, moment(at), id] },
    );
  }

  /** Gives a task back until then, unless another worker has taken it. */
  async postpone({ id, attempts }: T, until: Date, error: unknown): Promise<void> {
    const { database, table } = this.#options;
    await database.query(
      `UPDATE ${table} SET next_attempt_at = ?, claimed_until = NULL, last_error = ?
       WHERE id = ? AND attempts = ? AND status = 'QUEUED'`,
      { replacements: [moment(until), describe(error), id, attempts] },
    );
  }

  /** Leaves a task to an operator. What it says stays, so that it can be queued again. */
  async setAside({ id, attempts }: T, at: Date, error: unknown): Promise<void> {
    const { database, table } = this.#options;
    await database.query(
      `UPDATE ${table} SET status = 'FAILED', claimed_until = NULL, finished_at = ?, last_error = ?
       WHERE id = ? AND attempts = ? AND status = 'QUEUED'`,
      { replacements: [moment(at), describe(error), id, attempts] },
    );
  }

  /** Forgets what was finished before then. */
  async prune(before: Date): Promise<void> {
    const { database, table } = this.#options;
    await database.query(`DELETE FROM ${table} WHERE status <> 'QUEUED' AND finished_at < ? LIMIT 10000`, {
      replacements: [before],
    });
  }
}

/** With its milliseconds, which a `Date` loses among the values of a statement. */
const moment = (at: Date) => at.toISOString().slice(0, -1).replace("T", " ");

const describe = (error: unknown) => (error instanceof Error ? error.message : String(error)).slice(0, 500);

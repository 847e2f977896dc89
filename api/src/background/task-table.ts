import { QueryTypes, type Sequelize, Transaction } from "sequelize";

/** A task's row, as its worker took it. */
export interface Task {
  readonly id: number;
  /** Attempts begun, including this one. */
  readonly attempts: number;
}

/**
 * A table of tasks. It has the columns `id`, `status` ('QUEUED', 'FAILED' for tasks set aside, others for finished ones),
 * `attempts`, `next_attempt_at`, `claimed_until`, `last_error` and `finished_at`, and an index on `status, next_attempt_at`.
 */
export interface TaskTableOptions<T extends Task> {
  readonly database: Sequelize;
  readonly table: string;
  /** Columns that a worker needs besides id and attempts. */
  readonly columns: readonly Exclude<keyof T & string, keyof Task>[];
  /** Columns that are cleared once a task is finished, because their values are no longer needed. */
  readonly erasedWhenDone?: readonly string[];
}

/** The SQL statements of a task runner. A row that another worker has taken over meanwhile is not overwritten. */
export class TaskTable<T extends Task> {
  readonly #options: TaskTableOptions<T>;

  constructor(options: TaskTableOptions<T>) {
    this.#options = options;
  }

  /** Takes tasks that are due and that no other worker holds. An attempt is counted before it begins. */
  async claim(limit: number, at: Date, until: Date): Promise<T[]> {
    const { database, table, columns } = this.#options;
    // Without gap locks, so that the search for tasks does not block transactions that queue one.
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

  /** Marks a task as finished, even if it took so long that another worker has started it again. */
  async finish({ id }: T, status: string, at: Date): Promise<void> {
    const { database, table, erasedWhenDone = [] } = this.#options;
    const erased = erasedWhenDone.map((column) => `${column} = NULL, `).join("");
    await database.query(
      `UPDATE ${table} SET status = ?, ${erased}claimed_until = NULL, finished_at = ? WHERE id = ? AND status = 'QUEUED'`,
      { replacements: [status, moment(at), id] },
    );
  }

  /** Returns a task to the queue until the given time, unless another worker has taken it. */
  async postpone({ id, attempts }: T, until: Date, error: unknown): Promise<void> {
    const { database, table } = this.#options;
    await database.query(
      `UPDATE ${table} SET next_attempt_at = ?, claimed_until = NULL, last_error = ?
       WHERE id = ? AND attempts = ? AND status = 'QUEUED'`,
      { replacements: [moment(until), describe(error), id, attempts] },
    );
  }

  /** Sets a task aside for an operator. Its values are kept, so that it can be queued again. */
  async setAside({ id, attempts }: T, at: Date, error: unknown): Promise<void> {
    const { database, table } = this.#options;
    await database.query(
      `UPDATE ${table} SET status = 'FAILED', claimed_until = NULL, finished_at = ?, last_error = ?
       WHERE id = ? AND attempts = ? AND status = 'QUEUED'`,
      { replacements: [moment(at), describe(error), id, attempts] },
    );
  }

  /** Deletes tasks that were finished before the given time. */
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

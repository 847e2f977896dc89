import { QueryTypes, type Sequelize, type Transaction } from "sequelize";
import type { RunSql } from "./run-sql.ts";

export type Direction = "up" | "down";

/** A migration that was interrupted. */
interface Unfinished {
  readonly name: string;
  readonly direction: Direction;
}

interface Entry extends Unfinished {
  readonly step: number;
  readonly isDone: boolean;
}

const IS_DEFINITION = /^\s*(?:CREATE|ALTER|DROP|RENAME|TRUNCATE)\b/i;

/**
 * Error numbers of MariaDB and MySQL for a definition that was applied before: the table, column, index or constraint already
 * exists, or no longer does.
 */
const APPLIED_ALREADY = new Set([1050, 1051, 1060, 1061, 1068, 1091, 1826, 3822]);

/**
 * Records which statement of a migration is running, so that an interrupted migration continues at that statement. A statement
 * on rows commits together with its record. A schema change commits by itself: if the record only says that it was begun, it is
 * run again and may fail because it was already applied.
 */
export class MigrationJournal {
  static readonly TABLE = "schema_migration_steps";

  readonly #database: Sequelize;
  readonly #signal: AbortSignal | undefined;

  constructor(database: Sequelize, signal?: AbortSignal) {
    this.#database = database;
    this.#signal = signal;
  }

  async createTable(): Promise<void> {
    await this.#database.query(
      `CREATE TABLE IF NOT EXISTS ${MigrationJournal.TABLE} (
        name VARCHAR(100) NOT NULL PRIMARY KEY,
        direction VARCHAR(4) NOT NULL,
        step INT UNSIGNED NOT NULL COMMENT 'number of the last statement that was begun',
        is_done BOOLEAN NOT NULL COMMENT 'whether that statement was carried out'
      )`,
    );
  }

  /** The migration that was started and not finished, if any. */
  async unfinished(): Promise<Unfinished | undefined> {
    const [row] = await this.#database.query<Unfinished>(
      `SELECT name, direction FROM ${MigrationJournal.TABLE}`,
      {
        type: QueryTypes.SELECT,
      },
    );
    return row;
  }

  /** All migrations that were applied to this database, by any release. */
  async logged(): Promise<string[]> {
    const rows = await this.#database.query<{ name: string }>(
      "SELECT name FROM schema_migrations ORDER BY name",
      { type: QueryTypes.SELECT },
    );
    return rows.map(({ name }) => name);
  }

  /** Runs the statements of a migration that were not run before. Stops between two of them if asked to. */
  async carryOut(name: string, direction: Direction, run: (sql: RunSql) => Promise<void>): Promise<void> {
    const before = await this.#entry(name, direction);
    let step = 0;
    await run(async (statement, replacements = []) => {
      step++;
      if (before && (step < before.step || (step === before.step && before.isDone))) return;
      this.#signal?.throwIfAborted();
      const isInDoubt = step === before?.step;
      const entry = { name, direction, step };
      if (IS_DEFINITION.test(statement)) await this.#define(statement, replacements, entry, isInDoubt);
      else await this.#change(statement, replacements, entry);
    });
  }

  /** Marks a migration as finished. */
  async forget(name: string, transaction: Transaction): Promise<void> {
    await this.#database.query(`DELETE FROM ${MigrationJournal.TABLE} WHERE name = ?`, {
      replacements: [name],
      transaction,
    });
  }

  async #define(
    statement: string,
    replacements: readonly unknown[],
    entry: Unfinished & { step: number },
    isInDoubt: boolean,
  ): Promise<void> {
    await this.#note({ ...entry, isDone: false });
    try {
      await this.#database.query(
        statement,
        replacements.length > 0 ? { replacements: [...replacements] } : {},
      );
    } catch (error) {
      if (!isInDoubt || !isAppliedAlready(error)) {
        // The server rejected it, so it certainly was not applied.
        await this.#note({ ...entry, step: entry.step - 1, isDone: true });
        throw error;
      }
    }
    await this.#note({ ...entry, isDone: true });
  }

  async #change(
    statement: string,
    replacements: readonly unknown[],
    entry: Unfinished & { step: number },
  ): Promise<void> {
    await this.#database.transaction(async (transaction) => {
      await this.#database.query(statement, {
        transaction,
        ...(replacements.length > 0 && { replacements: [...replacements] }),
      });
      await this.#note({ ...entry, isDone: true }, transaction);
    });
  }

  async #entry(name: string, direction: Direction): Promise<Entry | undefined> {
    const [row] = await this.#database.query<Omit<Entry, "isDone"> & { is_done: number }>(
      `SELECT name, direction, step, is_done FROM ${MigrationJournal.TABLE} WHERE name = ? AND direction = ?`,
      { replacements: [name, direction], type: QueryTypes.SELECT },
    );
    return row && { ...row, isDone: Boolean(row.is_done) };
  }

  async #note(
    { name, direction, step, isDone }: Entry,
    transaction: Transaction | null = null,
  ): Promise<void> {
    await this.#database.query(
      `REPLACE INTO ${MigrationJournal.TABLE} (name, direction, step, is_done) VALUES (?, ?, ?, ?)`,
      {
        replacements: [name, direction, step, isDone],
        transaction,
      },
    );
  }
}

function isAppliedAlready(error: unknown): boolean {
  const { original } = error instanceof Error && "original" in error ? error : { original: undefined };
  return (
    original instanceof Error &&
    "errno" in original &&
    typeof original.errno === "number" &&
    APPLIED_ALREADY.has(original.errno)
  );
}

import type { Sequelize } from "sequelize";
import { MigrationError } from "umzug";
import { MigrationJournal } from "./migration-journal.ts";
import { createMigrator } from "./migrator.ts";

/** Why the tables cannot be migrated to the state that this release needs, worded for the operator. */
export class SchemaError extends Error {}

export interface SchemaStatus {
  /** Names of migrations, oldest first. */
  readonly applied: readonly string[];
  readonly pending: readonly string[];
  /** Applied by a newer release; this one does not know them. */
  readonly unknown: readonly string[];
  /** Begun by a process that was stopped. It is finished before anything else. */
  readonly unfinished: string | undefined;
}

/** The tables of a database: their migration state, and migrating up and down. Only one process at a time may change them. */
export class Schema {
  readonly #journal: MigrationJournal;
  readonly #migrator: ReturnType<typeof createMigrator>;

  /** Stops between two statements when `signal` is aborted; the rest is done the next time. */
  constructor(database: Sequelize, signal?: AbortSignal) {
    this.#journal = new MigrationJournal(database, signal);
    this.#migrator = createMigrator(database, this.#journal);
  }

  async status(): Promise<SchemaStatus> {
    const executed = (await this.#migrator.executed()).map(({ name }) => name);
    const pending = (await this.#migrator.pending()).map(({ name }) => name);
    // Umzug omits from `executed` what it has no file for.
    const unknown = (await this.#journal.logged()).filter((name) => !executed.includes(name));
    const unfinished = await this.#journal.unfinished();
    return { applied: executed, pending, unknown, unfinished: unfinished?.name };
  }

  /**
   * Applies what is pending.
   * @returns the names of the applied migrations
   * @throws SchemaError if a newer release has changed the tables, or a migration failed
   */
  async migrate(): Promise<string[]> {
    const { unknown } = await this.status();
    if (unknown.length > 0)
      throw new SchemaError(
        `A newer release has changed this database (${unknown.join(", ")}). Start that release, or revert its changes with it: npm run db -- down`,
      );
    await this.#finish();
    return words(async () => (await this.#migrator.up()).map(({ name }) => name));
  }

  /**
   * Reverts migrations, the newest first.
   * @param to the last one to revert, or 0 for all; only the newest without it
   * @returns the names of the reverted migrations
   */
  async down(to?: string | 0): Promise<string[]> {
    const { unknown, applied } = await this.status();
    if (unknown.length > 0)
      throw new SchemaError(
        `Only the release that made these changes can revert them: ${unknown.join(", ")}.`,
      );
    if (typeof to === "string" && !applied.includes(to))
      throw new SchemaError(`There is no applied migration "${to}". See: npm run db -- status`);
    await this.#finish();
    const target = to === undefined ? {} : { to };
    return words(async () => (await this.#migrator.down(target)).map(({ name }) => name));
  }

  async #finish(): Promise<void> {
    const left = await this.#journal.unfinished();
    if (left === undefined) return;
    const only = { migrations: [left.name] };
    await words(() => (left.direction === "up" ? this.#migrator.up(only) : this.#migrator.down(only)));
  }
}

/** Umzug's message about a failed migration, without its stack. */
async function words<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof MigrationError)) throw error;
    const { cause } = error;
    if (cause instanceof Error && cause.name === "AbortError") throw cause;
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new SchemaError(
      `The migration ${error.migration.name} failed: ${reason}. Nothing was lost: its finished statements are kept, and it continues there next time. Fix the cause and start again.`,
    );
  }
}

import type { Sequelize } from "sequelize";

/** What a process says that has been killed: nothing. */
export class Killed extends Error {
  override readonly message = "killed";
}

type Query = (sql: unknown, ...rest: unknown[]) => Promise<unknown>;

const OPENS = /^\s*(?:START|SET)\b/i;

/**
 * Lets the process that speaks to a database die at a query, and with it everything it has in hand: from then on nothing reaches the
 * database, transactions under way are rolled back as when their connection breaks, and workers note neither success nor failure.
 */
export class Mortal {
  readonly #database: Sequelize;
  readonly #query: Query;
  readonly #random: () => number;
  #left = Number.POSITIVE_INFINITY;
  deaths = 0;

  constructor(database: Sequelize, random: () => number) {
    this.#database = database;
    this.#random = random;
    this.#query = database.query.bind(database) as Query;
    Object.assign(database, { query: (sql: unknown, ...rest: unknown[]) => this.#ask(sql, rest) });
  }

  get isDead(): boolean {
    return this.#left <= 0;
  }

  /** Dies at one of the next queries. */
  dieWithin(queries: number): void {
    this.#left = 1 + Math.floor(this.#random() * queries);
  }

  revive(): void {
    if (this.isDead) this.deaths++;
    this.#left = Number.POSITIVE_INFINITY;
  }

  restore(): void {
    Object.assign(this.#database, { query: this.#query });
  }

  async #ask(sql: unknown, rest: unknown[]): Promise<unknown> {
    const text = String(sql);
    const wasDead = this.isDead;
    this.#left--;
    if (!this.isDead || (OPENS.test(text) && !wasDead)) return await this.#query(sql, ...rest);
    if (/^\s*ROLLBACK\b/i.test(text)) return await this.#query(sql, ...rest);
    if (/^\s*COMMIT\b/i.test(text)) {
      // Either it arrives and its answer is lost, or the connection breaks before.
      const arrives = !wasDead && this.#random() < 0.5;
      await this.#query(arrives ? sql : "ROLLBACK", ...rest);
    }
    throw new Killed();
  }
}

import type { Logger } from "pino";
import { QueryTypes, type Sequelize } from "sequelize";
import { PollingLoop } from "./polling-loop.ts";

/** How often other processes' rows are looked for, in milliseconds; this one's are told at once. */
const POLL_INTERVAL_MS = 1_000;
const BATCH_SIZE = 500;
/** Ids are given out before their transactions commit, so a lower one can appear after a higher. Look back so many. */
const LOOK_BACK_IDS = 200;

/** Whom new rows concern: ids of accounts and of companies, each once. */
export interface Concerned {
  readonly accounts: readonly number[];
  readonly companies: readonly number[];
}

export type FeedListener = (concerned: Concerned) => void;

/** Rows that a feed follows. */
export interface Followed {
  /** For the log: "notifications". */
  readonly name: string;
  /** Their table, whose ids grow. */
  readonly table: string;
  /** Gives `id` of every row `r` of the table, and the ids of the `account` and the `company` that hear of it, or null. */
  readonly select: string;
}

/** Who has just been told something, so that their bells ring. */
export const NOTIFICATIONS: Followed = {
  name: "notifications",
  table: "notifications",
  select: "SELECT r.id, r.account_id AS account, NULL AS company FROM notifications r",
};

/**
 * Companies whose applications were moved by their own people or the clock: what candidates do comes by notification. And candidates whose
 * application was opened: every other step of the company comes by notification.
 */
export const MOVES: Followed = {
  name: "moves of applications",
  table: "application_events",
  select: `SELECT r.id, IF(r.actor = 'candidate', NULL, j.company_id) AS company,
      IF(r.from_status = 'APPLIED' AND r.to_status = 'VIEWED', a.candidate_id, NULL) AS account
    FROM application_events r JOIN applications a ON a.id = r.application_id JOIN jobs j ON j.id = a.job_id`,
};

interface Row {
  readonly id: number;
  readonly account: number | null;
  readonly company: number | null;
}

/** Says whom new rows of a table concern, whichever process wrote them. */
export class RowFeed {
  readonly #database: Sequelize;
  readonly #followed: Followed;
  readonly #loop: PollingLoop;
  readonly #listeners = new Set<FeedListener>();
  /** Ids already told, from {@link LOOK_BACK_IDS} below the highest. */
  readonly #told = new Set<number>();
  #highest: number | undefined;

  constructor(database: Sequelize, log: Logger, followed: Followed) {
    this.#database = database;
    this.#followed = followed;
    this.#loop = new PollingLoop({
      intervalMs: POLL_INTERVAL_MS,
      run: () => this.#once(),
      onError: (error) => log.warn({ err: error }, `${followed.name} cannot be read; trying again`),
    });
  }

  /** Tells whom new rows concern, each time there are some. Returns what ends it. */
  onRows(listener: FeedListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Looks again and again from now on. */
  start(): void {
    this.#loop.start();
  }

  /** Looks now; returns at once. */
  poke(): void {
    this.#loop.poke();
  }

  /** Finishes what is under way. */
  stop(): Promise<void> {
    return this.#loop.stop();
  }

  async #once(): Promise<void> {
    if (this.#listeners.size === 0) return;
    if (this.#highest === undefined) {
      const [head] = await this.#select<{ id: number | null }>(
        `SELECT MAX(id) AS id FROM ${this.#followed.table}`,
        [],
      );
      this.#highest = Number(head?.id ?? 0);
      // What was there before the feed began is old news: nobody is told of it.
      for (let id = this.#highest - LOOK_BACK_IDS; id <= this.#highest; id++) this.#told.add(id);
      return;
    }
    const rows = await this.#select<Row>(
      `${this.#followed.select} WHERE r.id > ? ORDER BY r.id LIMIT ${BATCH_SIZE}`,
      [this.#highest - LOOK_BACK_IDS],
    );
    const fresh = rows.filter(({ id }) => !this.#told.has(id));
    for (const { id } of fresh) {
      this.#told.add(id);
      this.#highest = Math.max(this.#highest, id);
    }
    for (const id of this.#told) if (id <= this.#highest - LOOK_BACK_IDS) this.#told.delete(id);
    if (rows.length === BATCH_SIZE) this.#loop.poke();
    const concerned = {
      accounts: [...new Set(fresh.flatMap(({ account }) => account ?? []))],
      companies: [...new Set(fresh.flatMap(({ company }) => company ?? []))],
    };
    if (concerned.accounts.length + concerned.companies.length === 0) return;
    for (const listener of this.#listeners) listener(concerned);
  }

  #select<T extends object>(statement: string, replacements: unknown[]): Promise<T[]> {
    return this.#database.query<T>(statement, { replacements, type: QueryTypes.SELECT });
  }
}

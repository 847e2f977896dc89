import type { Logger } from "pino";
import type { Sequelize } from "sequelize";
import { PollingLoop } from "./polling-loop.ts";
import { TableTail, tableSource } from "./table-tail.ts";

/** How often rows of other processes are looked for, in milliseconds; rows of this process are announced at once. */
const POLL_INTERVAL_MS = 1_000;

/** Whom new rows concern: ids of accounts and of companies, without duplicates. */
export interface Concerned {
  readonly accounts: readonly number[];
  readonly companies: readonly number[];
}

export type FeedListener = (concerned: Concerned) => void;

/** Rows that a feed follows. */
export interface Followed {
  /** For the log: "notifications". */
  readonly name: string;
  /** Their table, with ascending ids. */
  readonly table: string;
  /** Selects `id` of every row `r` of the table, and the ids of the `account` and the `company` that it concerns, or null. */
  readonly select: string;
}

/** Accounts that have just received a notification, so that their bells ring. */
export const NOTIFICATIONS: Followed = {
  name: "notifications",
  table: "notifications",
  select: "SELECT r.id, r.account_id AS account, NULL AS company FROM notifications r",
};

/**
 * Companies whose applications were moved by their own people or on schedule: what candidates do reaches companies as
 * notifications. And candidates whose application was opened: all other moves by the company reach candidates as notifications.
 */
export const MOVES: Followed = {
  name: "application status changes",
  table: "application_events",
  select: `SELECT r.id, IF(r.actor = 'candidate', NULL, j.company_id) AS company,
      IF(r.from_status = 'APPLIED' AND r.to_status = 'VIEWED', a.candidate_id, NULL) AS account
    FROM application_events r JOIN applications a ON a.id = r.application_id JOIN jobs j ON j.id = a.job_id`,
};

/** Both sides of applications about which somebody has written. */
export const MESSAGES: Followed = {
  name: "messages",
  table: "thread_messages",
  select: `SELECT r.id, a.candidate_id AS account, j.company_id AS company
    FROM thread_messages r JOIN applications a ON a.id = r.application_id JOIN jobs j ON j.id = a.job_id`,
};

/** Companies whose people have rated an application, or written or deleted a note about it. */
export const ASSESSMENTS: Followed = {
  name: "assessments of applications",
  table: "application_assessments",
  select: `SELECT r.id, NULL AS account, j.company_id AS company
    FROM application_assessments r JOIN applications a ON a.id = r.application_id JOIN jobs j ON j.id = a.job_id`,
};

/** Companies whose uploads of jobs were checked or worked through a little further. */
export const UPLOADS: Followed = {
  name: "bulk uploads",
  table: "bulk_events",
  select: "SELECT r.id, NULL AS account, r.company_id AS company FROM bulk_events r",
};

/** Companies whose payments have become something else, so that pages that wait for one hear of it. */
export const PAYMENT_MOVES: Followed = {
  name: "payment status changes",
  table: "payment_events",
  select: `SELECT r.id, NULL AS account, p.company_id AS company
    FROM payment_events r JOIN payments p ON p.id = r.payment_id`,
};

interface Row {
  readonly id: number;
  readonly account: number | null;
  readonly company: number | null;
}

/** Reports whom new rows of a table concern, whichever process wrote them. */
export class RowFeed {
  readonly #tail: TableTail<Row>;
  readonly #loop: PollingLoop;
  readonly #listeners = new Set<FeedListener>();
  #isBegun = false;

  constructor(database: Sequelize, log: Logger, followed: Followed) {
    this.#tail = new TableTail(tableSource(database, followed.table, followed.select));
    this.#loop = new PollingLoop({
      intervalMs: POLL_INTERVAL_MS,
      run: () => this.#once(),
      onError: (error) => log.warn({ err: error }, `${followed.name} cannot be read; retrying`),
    });
  }

  /** Calls the listener with whom new rows concern, whenever there are some. Returns a function that unsubscribes. */
  onRows(listener: FeedListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Starts polling. */
  start(): void {
    this.#loop.start();
  }

  /** Polls now; returns immediately. */
  poke(): void {
    this.#loop.poke();
  }

  /** Waits for the poll in progress. */
  stop(): Promise<void> {
    return this.#loop.stop();
  }

  async #once(): Promise<void> {
    if (this.#listeners.size === 0) return;
    if (!this.#isBegun) {
      // Rows from before the feed started are not reported.
      await this.#tail.begin();
      this.#isBegun = true;
      return;
    }
    const look = await this.#tail.look();
    this.#tail.settle(look);
    if (!look.isComplete) this.#loop.poke();
    const { rows } = look;
    const concerned = {
      accounts: [...new Set(rows.flatMap(({ account }) => account ?? []))],
      companies: [...new Set(rows.flatMap(({ company }) => company ?? []))],
    };
    if (concerned.accounts.length + concerned.companies.length === 0) return;
    for (const listener of this.#listeners) listener(concerned);
  }
}

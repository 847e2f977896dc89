import type { Logger } from "pino";
import { QueryTypes, type Sequelize } from "sequelize";
import { PollingLoop } from "./polling-loop.ts";

const COMPARE_INTERVAL_MS = 30_000;
/** A process whose own clock is farther off than this serves nobody: certificates, tokens and logs would be wrong. */
const MAX_SKEW_MS = 60_000;

/** What tells the time. */
export interface Clock {
  now(): Date;
  /** How far the clock of this machine is ahead of the database's, in milliseconds, at the last comparison. */
  readonly skewMs: number;
  /** Whether this machine's own clock can be believed. */
  readonly isRight: boolean;
  /** Asks the database for the time. Rejects when it does not answer. */
  compare(): Promise<void>;
}

/** The clock of this machine, believed: for tests and benchmarks. */
export function machineClock(now: () => Date = () => new Date()): Clock {
  return { now, skewMs: 0, isRight: true, compare: async () => {} };
}

/**
 * The time of the database, which all processes share: what is due, over or forgotten is decided by it, never by the clock of one machine.
 * Between two comparisons time goes on by a counter that nobody can set.
 */
export class DatabaseClock implements Clock {
  readonly #database: Sequelize;
  readonly #log: Logger;
  readonly #loop: PollingLoop;
  /** The database's time at the last comparison, and the counter's then, in milliseconds. */
  #at = { database: Date.now(), counter: performance.now() };
  #skewMs = 0;

  constructor(database: Sequelize, log: Logger) {
    this.#database = database;
    this.#log = log;
    this.#loop = new PollingLoop({
      intervalMs: COMPARE_INTERVAL_MS,
      run: () => this.compare(),
      // That the database is away is said by whoever needs it.
      onError: () => {},
    });
  }

  get skewMs(): number {
    return this.#skewMs;
  }

  get isRight(): boolean {
    return Math.abs(this.#skewMs) <= MAX_SKEW_MS;
  }

  now(): Date {
    return new Date(this.#at.database + performance.now() - this.#at.counter);
  }

  async compare(): Promise<void> {
    const begun = performance.now();
    const [row] = await this.#database.query<{ seconds: number }>(
      "SELECT UNIX_TIMESTAMP(SYSDATE(3)) AS seconds",
      { type: QueryTypes.SELECT },
    );
    if (row === undefined) return;
    // The answer was given somewhere between question and reply.
    const counter = (begun + performance.now()) / 2;
    this.#at = { database: Number(row.seconds) * 1_000, counter };
    const wasRight = this.isRight;
    this.#skewMs = Math.round(Date.now() - performance.now() + counter - this.#at.database);
    const skew_seconds = Math.round(this.#skewMs / 1_000);
    if (!this.isRight)
      this.#log.error({ skew_seconds }, "the clock of this machine is wrong; it serves nobody");
    else if (!wasRight) this.#log.info({ skew_seconds }, "the clock of this machine is right again");
  }

  /** Compares now and again from now on. */
  start(): void {
    this.#loop.start();
  }

  stop(): Promise<void> {
    return this.#loop.stop();
  }
}

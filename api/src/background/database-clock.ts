import type { Logger } from "pino";
import { QueryTypes, type Sequelize } from "sequelize";
import { PollingLoop } from "./polling-loop.ts";

const COMPARE_INTERVAL_MS = 30_000;
/** A process whose own clock is off by more than this does not serve: certificates, tokens and logs would be wrong. */
const MAX_SKEW_MS = 60_000;

/** A source of the current time. */
export interface Clock {
  now(): Date;
  /** How far this machine's clock was ahead of the database's at the last comparison, in milliseconds. */
  readonly skewMs: number;
  /** Whether this machine's own clock is accurate enough. */
  readonly isRight: boolean;
  /** Asks the database for the time. Rejects if it does not answer. */
  compare(): Promise<void>;
}

/** This machine's clock, taken as right: for tests and benchmarks. */
export function machineClock(now: () => Date = () => new Date()): Clock {
  return { now, skewMs: 0, isRight: true, compare: async () => {} };
}

/**
 * The time of the database, which all processes share: it decides what is due, expired or deleted, never the clock of one
 * machine. Between two comparisons, time advances by a monotonic counter.
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
      // Code that needs the database reports that it is unavailable.
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
    // The server read its clock some time between the request and the response.
    const counter = (begun + performance.now()) / 2;
    this.#at = { database: Number(row.seconds) * 1_000, counter };
    const wasRight = this.isRight;
    this.#skewMs = Math.round(Date.now() - performance.now() + counter - this.#at.database);
    const skew_seconds = Math.round(this.#skewMs / 1_000);
    if (!this.isRight)
      this.#log.error({ skew_seconds }, "the clock of this machine is wrong; requests are refused");
    else if (!wasRight) this.#log.info({ skew_seconds }, "the clock of this machine is correct again");
  }

  /** Starts comparing periodically. */
  start(): void {
    this.#loop.start();
  }

  stop(): Promise<void> {
    return this.#loop.stop();
  }
}

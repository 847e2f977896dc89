import type { Logger } from "pino";
import type { Sequelize } from "sequelize";
import { countMapFailures, type MapFailures } from "../commands/count-map-failure.ts";
import { PollingLoop } from "./polling-loop.ts";

/** How often the counts are written to the database, in milliseconds. */
const FLUSH_INTERVAL_MS = 5_000;
/** Pages kept in memory between writes; further ones are not counted. */
const MAX_PENDING_PAGES = 1_000;

/**
 * Counts failures that could only be reported by a GET request: such requests do not write to the database. Counts not written
 * yet are lost if the process is killed.
 */
export class FailureCounter {
  readonly #database: Sequelize;
  readonly #log: Logger;
  readonly #loop: PollingLoop;
  #waiting = new Map<string, MapFailures>();

  constructor(database: Sequelize, log: Logger) {
    this.#database = database;
    this.#log = log;
    this.#loop = new PollingLoop({
      intervalMs: FLUSH_INTERVAL_MS,
      run: () => this.#handOn(),
      onError: (error) => log.warn({ err: error }, "map failures are counted later"),
    });
  }

  note(failure: MapFailures): void {
    const { companyId, page, reason, at } = failure;
    const key = JSON.stringify([companyId, page, reason, at.toISOString().slice(0, 10)]);
    const known = this.#waiting.get(key);
    if (!known && this.#waiting.size >= MAX_PENDING_PAGES) return;
    const { visits = 0, recovered = 0 } = known ?? {};
    this.#waiting.set(key, {
      ...failure,
      visits: visits + failure.visits,
      recovered: recovered + failure.recovered,
    });
  }

  /** Starts writing counts, now and periodically. */
  start(): void {
    this.#loop.start();
  }

  /** Resolves when all counts are in the database, or will be retried. Never throws. */
  drain(): Promise<void> {
    this.#loop.poke();
    return this.#loop.drain();
  }

  /** Writes the remaining counts. */
  async stop(): Promise<void> {
    await this.#loop.stop();
    await this.#handOn().catch((error: unknown) =>
      this.#log.warn({ err: error }, "map failures were not counted"),
    );
  }

  async #handOn(): Promise<void> {
    const waiting = this.#waiting;
    this.#waiting = new Map();
    const entries = [...waiting.values()];
    for (const [n, failures] of entries.entries()) {
      try {
        await countMapFailures(this.#database, failures);
      } catch (error) {
        for (const left of entries.slice(n)) this.note(left);
        throw error;
      }
    }
  }
}

import type { Logger } from "pino";
import type { Sequelize } from "sequelize";
import { countMapFailures, type MapFailures } from "../commands/count-map-failure.ts";
import { WriteBehind } from "./write-behind.ts";

/** Pages kept in memory between writes; further ones are not counted. */
const MAX_PENDING_PAGES = 1_000;

/**
 * Counts failures that could only be reported by a GET request: such requests do not write to the database. Counts not written
 * yet are lost if the process is killed.
 */
export class FailureCounter {
  readonly #database: Sequelize;
  readonly #writing: WriteBehind;
  #waiting = new Map<string, MapFailures>();

  constructor(database: Sequelize, log: Logger) {
    this.#database = database;
    this.#writing = new WriteBehind({
      write: () => this.#handOn(),
      onDelayed: (error) => log.warn({ err: error }, "map failures are counted later"),
      onLost: (error) => log.warn({ err: error }, "map failures were not counted"),
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

  start(): void {
    this.#writing.start();
  }

  drain(): Promise<void> {
    return this.#writing.drain();
  }

  stop(): Promise<void> {
    return this.#writing.stop();
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

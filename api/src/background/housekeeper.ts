import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import { QueryTypes, type Sequelize } from "sequelize";
import type { Clock } from "./database-clock.ts";
import { PollingLoop } from "./polling-loop.ts";

/** How often chores that have become due are run, in milliseconds. */
const CHORES_INTERVAL_MS = 60_000;
/** Longest time that a chore may delay a shutdown, in milliseconds. */
const STOP_TIMEOUT_MS = 5_000;

/** Work that becomes due with time. If killed in the middle, its next run continues with what is left. */
export interface Chore {
  readonly name: string;
  /** Does what is due now. */
  run(): Promise<void>;
}

export interface HousekeeperOptions {
  readonly database: Sequelize;
  readonly log: Logger;
  readonly clock: Clock;
}

/**
 * Runs chores by the clock of the database, in one process at a time: the holder of a database lock runs them all, and a process
 * that dies releases it. A chore that fails is logged and retried later; the others run regardless. A process whose own clock is
 * wrong runs none.
 */
export class Housekeeper {
  readonly #database: Sequelize;
  readonly #clock: Clock;
  readonly #log: Logger;
  readonly #chores: readonly Chore[];
  readonly #loop: PollingLoop;

  constructor({ database, log, clock }: HousekeeperOptions, chores: readonly Chore[]) {
    this.#database = database;
    this.#clock = clock;
    this.#log = log;
    this.#chores = chores;
    this.#loop = new PollingLoop({
      intervalMs: CHORES_INTERVAL_MS,
      run: () => this.#once(),
      onError: (error) => {
        // The process goes, and its connections with it.
        if (!this.#loop.isStopping) log.warn({ err: error }, "housekeeping is delayed");
      },
    });
  }

  /** Runs chores now, and every minute from now on. */
  start(): void {
    this.#loop.start();
  }

  /** Something has become due. Runs the chores once more after a run in progress. */
  poke(): void {
    this.#loop.poke();
  }

  /** Waits for the run in progress. */
  drain(): Promise<void> {
    return this.#loop.drain();
  }

  /** Starts no further chore, and waits for the one in progress, up to a timeout: each chore can be interrupted anywhere. */
  async stop(): Promise<void> {
    await Promise.race([this.#loop.stop(), sleep(STOP_TIMEOUT_MS, undefined, { ref: false })]);
  }

  async #once(): Promise<void> {
    await this.#clock.compare();
    if (!this.#clock.isRight) return;
    // The transaction only reserves a connection: the lock belongs to that connection and ends with it.
    await this.#database.transaction(async (transaction) => {
      const ask = (call: string) =>
        this.#database.query<{ done: number | null }>(
          `SELECT ${call.replace("?", "SHA1(CONCAT(DATABASE(), '.housekeeping'))")} AS done`,
          { type: QueryTypes.SELECT, transaction },
        );
      const [lock] = await ask("GET_LOCK(?, 0)");
      if (Number(lock?.done) !== 1) return;
      try {
        for (const chore of this.#chores) {
          if (this.#loop.isStopping) return;
          await chore.run().catch((error: unknown) => this.#tell(chore.name, error));
        }
      } finally {
        await ask("RELEASE_LOCK(?)");
      }
    });
  }

  #tell(chore: string, error: unknown): void {
    if (this.#loop.isStopping) this.#log.info({ chore }, "a chore was interrupted");
    else this.#log.error({ err: error, chore }, "a chore failed");
  }
}

import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import { QueryTypes, type Sequelize } from "sequelize";
import type { Clock } from "./database-clock.ts";
import { PollingLoop } from "./polling-loop.ts";

/** How often there is a look at what has become due, in milliseconds. */
const CHORES_INTERVAL_MS = 60_000;
/** Longest that a chore may hold up a shutdown, in milliseconds. */
const STOP_TIMEOUT_MS = 5_000;

/** One thing that becomes due with time. Killed in the middle, it finds at its next turn what was left. */
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
 * Does chores by the clock of the database, in one process at a time: whoever holds a lock of the database does them all, and a process that dies
 * lets go of it. A chore that fails is logged and comes again; the others are done all the same. A
 * process whose own clock is wrong does none.
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
      onError: (error) => log.warn({ err: error }, "housekeeping is put off"),
    });
  }

  /** Looks now, and from now on each minute. */
  start(): void {
    this.#loop.start();
  }

  /** Something has become due. Looks once more after a round that is under way. */
  poke(): void {
    this.#loop.poke();
  }

  /** Waits for what is under way. */
  drain(): Promise<void> {
    return this.#loop.drain();
  }

  /** Begins no further chore, and waits for the one under way; not for ever, since each can be stopped anywhere. */
  async stop(): Promise<void> {
    await Promise.race([this.#loop.stop(), sleep(STOP_TIMEOUT_MS, undefined, { ref: false })]);
  }

  async #once(): Promise<void> {
    await this.#clock.compare();
    if (!this.#clock.isRight) return;
    // The transaction is there for its connection alone: the lock belongs to that, and goes with it.
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
          await chore
            .run()
            .catch((error: unknown) => this.#log.error({ err: error, chore: chore.name }, "a chore failed"));
        }
      } finally {
        await ask("RELEASE_LOCK(?)");
      }
    });
  }
}

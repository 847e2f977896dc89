import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import { QueryTypes, type Sequelize } from "sequelize";

/** How often there is a look at what has become due, in milliseconds. */
const EVERY = 60_000;
/** Longest that a chore may hold up a shutdown, in milliseconds. */
const DRAIN = 5_000;

/** One thing that becomes due with time. Killed in the middle, it finds at its next turn what was left. */
export interface Chore {
  readonly name: string;
  /** Does what is due now. */
  run(): Promise<void>;
}

/**
 * Does chores by the clock, in one process at a time: whoever holds a lock of the database does them all, and a process that dies
 * lets go of it. A chore that fails is logged and comes again; the others are done all the same.
 */
export class Housekeeper {
  readonly #database: Sequelize;
  readonly #log: Logger;
  readonly #chores: readonly Chore[];
  #timer: NodeJS.Timeout | undefined;
  #round: Promise<void> | undefined;
  #again = false;
  #stopped = false;

  constructor(database: Sequelize, log: Logger, chores: readonly Chore[]) {
    this.#database = database;
    this.#log = log;
    this.#chores = chores;
  }

  /** Looks now, and from now on each minute. */
  follow(): void {
    this.#timer = setInterval(() => this.wake(), EVERY);
    this.#timer.unref();
    this.wake();
  }

  /** Something has become due. Looks once more after a round that is under way. */
  wake(): void {
    if (this.#stopped) return;
    if (this.#round) {
      this.#again = true;
      return;
    }
    this.#round = this.#rounds().finally(() => {
      this.#round = undefined;
    });
  }

  /** Waits for what is under way. */
  async settled(): Promise<void> {
    await this.#round;
  }

  /** Begins no further chore, and waits for the one under way; not for ever, since each can be stopped anywhere. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#timer);
    await Promise.race([this.#round, sleep(DRAIN, undefined, { ref: false })]);
  }

  async #rounds(): Promise<void> {
    do {
      this.#again = false;
      await this.#once().catch((error: unknown) => this.#log.warn({ err: error }, "housekeeping is put off"));
    } while (this.#again && !this.#stopped);
  }

  async #once(): Promise<void> {
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
          if (this.#stopped) return;
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

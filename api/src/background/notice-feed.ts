import type { Logger } from "pino";
import { QueryTypes, type Sequelize } from "sequelize";

/** How often other processes' notices are looked for, in milliseconds; this one's are told at once. */
const POLL = 1_000;
const BATCH = 500;
/** Ids are given out before their transactions commit, so a lower one can appear after a higher. Look back so many. */
const LOOK_BACK = 200;

export type NoticeListener = (accountIds: readonly number[]) => void;

/** Says who has just been told something, by whichever process, so that their bells ring. */
export class NoticeFeed {
  readonly #database: Sequelize;
  readonly #log: Logger;
  readonly #listeners = new Set<NoticeListener>();
  /** Ids already told, from {@link LOOK_BACK} below the highest. */
  readonly #told = new Set<number>();
  #highest: number | undefined;
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> | undefined;
  #again = false;
  #stopped = false;

  constructor(database: Sequelize, log: Logger) {
    this.#database = database;
    this.#log = log;
  }

  /** Tells whose notices are new, each time some are. Returns what ends it. */
  onNotices(listener: NoticeListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  follow(): void {
    this.#timer = setInterval(() => this.wake(), POLL);
    this.#timer.unref();
    this.wake();
  }

  /** Looks now; returns at once. */
  wake(): void {
    if (this.#stopped || this.#listeners.size === 0) return;
    this.#again = true;
    this.#looking ??= this.#look().finally(() => {
      this.#looking = undefined;
    });
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#timer);
    await this.#looking;
  }

  async #look(): Promise<void> {
    try {
      while (this.#again && !this.#stopped) {
        this.#again = false;
        await this.#once();
      }
    } catch (error) {
      this.#log.warn({ err: error }, "notices cannot be read; trying again");
    }
  }

  async #once(): Promise<void> {
    if (this.#highest === undefined) {
      const [head] = await this.#select<{ id: number | null }>("SELECT MAX(id) AS id FROM notifications", []);
      this.#highest = Number(head?.id ?? 0);
      // What was there before anybody listened is read, not rung.
      for (let id = this.#highest - LOOK_BACK; id <= this.#highest; id++) this.#told.add(id);
      return;
    }
    const rows = await this.#select<{ id: number; account_id: number }>(
      `SELECT id, account_id FROM notifications WHERE id > ? ORDER BY id LIMIT ${BATCH}`,
      [this.#highest - LOOK_BACK],
    );
    const fresh = rows.filter(({ id }) => !this.#told.has(id));
    for (const { id } of fresh) {
      this.#told.add(id);
      this.#highest = Math.max(this.#highest, id);
    }
    for (const id of this.#told) if (id <= this.#highest - LOOK_BACK) this.#told.delete(id);
    if (rows.length === BATCH) this.#again = true;
    if (fresh.length > 0) {
      const accounts = [...new Set(fresh.map(({ account_id }) => account_id))];
      for (const listener of this.#listeners) listener(accounts);
    }
  }

  #select<T extends object>(statement: string, replacements: unknown[]): Promise<T[]> {
    return this.#database.query<T>(statement, { replacements, type: QueryTypes.SELECT });
  }
}

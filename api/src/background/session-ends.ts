import type { Logger } from "pino";
import { QueryTypes, type Sequelize } from "sequelize";

/** How often ended sessions are looked for while somebody is connected, in milliseconds. */
const POLL_INTERVAL_MS = 400;
/** Rows become visible when their transaction commits, which is later than the time they carry. */
const LOOK_BACK_SECONDS = 60;

/**
 * Tells sockets when their session has ended: by signing out, by a new password, by deactivation, in this process or another.
 * Whoever ends sessions writes them to `session_ends` in the same transaction; each process with connected people looks there.
 */
export class SessionEnds {
  readonly #database: Sequelize;
  readonly #log: Logger;
  readonly #listeners = new Map<number, Set<() => void>>();
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> | undefined;
  #stopped = false;

  constructor(database: Sequelize, log: Logger) {
    this.#database = database;
    this.#log = log;
  }

  /** Calls `ended` once when the session ends. Returns what unsubscribes. */
  onEnd(sessionId: number, ended: () => void): () => void {
    const listeners = this.#listeners.get(sessionId) ?? new Set();
    this.#listeners.set(sessionId, listeners.add(ended));
    this.#schedule();
    return () => {
      listeners.delete(ended);
      if (listeners.size === 0 && this.#listeners.get(sessionId) === listeners)
        this.#listeners.delete(sessionId);
    };
  }

  /** Looks at once: something has just been committed here. */
  poke(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    void this.#look();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#looking;
  }

  #schedule(): void {
    if (this.#timer || this.#stopped || this.#listeners.size === 0) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      void this.#look();
    }, POLL_INTERVAL_MS);
    this.#timer.unref();
  }

  async #look(): Promise<void> {
    if (this.#listeners.size === 0 || this.#stopped) return;
    await this.#looking;
    this.#looking = this.#tell().catch((error: unknown) =>
      this.#log.warn({ err: error }, "ended sessions could not be read"),
    );
    await this.#looking;
    this.#schedule();
  }

  async #tell(): Promise<void> {
    const rows = await this.#database.query<{ id: number }>(
      `SELECT session_id AS id FROM session_ends WHERE ended_at > NOW(3) - INTERVAL ${LOOK_BACK_SECONDS} SECOND`,
      { type: QueryTypes.SELECT },
    );
    for (const { id } of rows) {
      const listeners = this.#listeners.get(id);
      this.#listeners.delete(id);
      for (const ended of listeners ?? []) ended();
    }
  }
}

import type { Logger } from "pino";
import { QueryTypes, type Sequelize } from "sequelize";
import { PollingLoop } from "./polling-loop.ts";
import { TableTail, tableSource } from "./table-tail.ts";

/** How often ended sessions are looked for while any socket is connected, in milliseconds. */
const POLL_INTERVAL_MS = 400;
/** How often all sessions with sockets are checked, in milliseconds: a row that was committed very late is never handed out. */
const CHECK_INTERVAL_MS = 60_000;

interface End {
  readonly id: number;
  readonly session: number;
}

/**
 * Notifies sockets when their session has ended: by signing out, by a new password, or by deactivation, in this process or
 * another. Code that ends sessions must insert into `session_ends` in the same transaction; each process with connected users
 * polls that table.
 */
export class SessionEnds {
  readonly #database: Sequelize;
  readonly #loop: PollingLoop;
  readonly #tail: TableTail<End>;
  readonly #listeners = new Map<number, Set<() => void>>();
  /** Sessions whose end may have been handed out before any listener was attached. */
  #unchecked = new Set<number>();
  readonly #now: () => number;
  /** When all sessions were last checked, by the process's counter, in milliseconds. */
  #checkedAt: number;
  #isStarted = false;
  #isBegun = false;

  constructor(database: Sequelize, log: Logger, now: () => number = () => performance.now()) {
    this.#database = database;
    this.#now = now;
    this.#checkedAt = now();
    this.#tail = new TableTail(
      tableSource(database, "session_ends", "SELECT r.id, r.session_id AS session FROM session_ends r"),
      now,
    );
    this.#loop = new PollingLoop({
      intervalMs: POLL_INTERVAL_MS,
      run: () => this.#once(),
      onError: (error) => log.warn({ err: error }, "ended sessions could not be read"),
    });
  }

  /** Calls `ended` once when the session ends. Returns a function that unsubscribes. */
  onEnd(sessionId: number, ended: () => void): () => void {
    const listeners = this.#listeners.get(sessionId) ?? new Set();
    this.#listeners.set(sessionId, listeners.add(ended));
    this.#unchecked.add(sessionId);
    if (!this.#isStarted) this.#loop.start();
    this.#isStarted = true;
    return () => {
      listeners.delete(ended);
      if (listeners.size === 0 && this.#listeners.get(sessionId) === listeners)
        this.#listeners.delete(sessionId);
    };
  }

  /** Polls at once: something has just been committed here. */
  poke(): void {
    this.#loop.poke();
  }

  /** Waits for the poll in progress. */
  stop(): Promise<void> {
    return this.#loop.stop();
  }

  async #once(): Promise<void> {
    if (this.#listeners.size === 0) return;
    if (!this.#isBegun) await this.#tail.begin();
    this.#isBegun = true;
    const look = await this.#tail.look();
    this.#tell(look.rows);
    this.#tail.settle(look);
    if (!look.isComplete) this.#loop.poke();
    await this.#check();
  }

  /**
   * Finds sessions that ended before their sockets listened, and from time to time any others. Runs after the poll, so that none
   * is missed between the two.
   */
  async #check(): Promise<void> {
    const now = this.#now();
    if (now - this.#checkedAt >= CHECK_INTERVAL_MS) {
      this.#checkedAt = now;
      for (const id of this.#listeners.keys()) this.#unchecked.add(id);
    }
    const unchecked = this.#unchecked;
    this.#unchecked = new Set();
    const sessions = [...unchecked].filter((id) => this.#listeners.has(id));
    if (sessions.length === 0) return;
    try {
      this.#tell(
        await this.#database.query<Pick<End, "session">>(
          "SELECT session_id AS session FROM session_ends WHERE session_id IN (?)",
          { replacements: [sessions], type: QueryTypes.SELECT },
        ),
      );
    } catch (error) {
      for (const id of sessions) this.#unchecked.add(id);
      throw error;
    }
  }

  #tell(ends: readonly Pick<End, "session">[]): void {
    for (const { session } of ends) {
      const listeners = this.#listeners.get(session);
      this.#listeners.delete(session);
      for (const ended of listeners ?? []) ended();
    }
  }
}

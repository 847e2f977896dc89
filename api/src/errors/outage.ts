import type { Logger, LoggerOptions } from "pino";
import type { Sequelize } from "sequelize";
import { isDatabaseUnavailable } from "./from-database.ts";

const PROBE_EVERY_MS = 1_000;
const TELL_EVERY_MS = 60_000;

/**
 * Groups all errors of a database outage: one log line when it begins, one a minute while it lasts, and one when it is over.
 * Without it every failing operation would log a line of its own, hundreds a second.
 */
export class Outage {
  #watched: { log: Logger; database: Sequelize } | undefined;
  #sinceMs: number | undefined;
  #toldMs = 0;
  #failures = 0;
  #timer: NodeJS.Timeout | undefined;

  get isOn(): boolean {
    return this.#sinceMs !== undefined;
  }

  /** Logger hooks that send the lines about the outage here. */
  readonly hooks: NonNullable<LoggerOptions["hooks"]> = {
    logMethod: (() => {
      const outage = this;
      return function (this: Logger, args, method) {
        const [first] = args as readonly unknown[];
        const error = typeof first === "object" && first !== null && "err" in first ? first.err : undefined;
        if (error === undefined || !outage.#takes(error)) method.apply(this, args);
      };
    })(),
  };

  /** From now on, log lines about the unavailable database are counted instead of written. */
  watch(log: Logger, database: Sequelize): void {
    this.#watched = { log, database };
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#watched = undefined;
  }

  #takes(error: unknown): boolean {
    if (this.#watched === undefined || !isDatabaseUnavailable(error)) return false;
    this.#failures++;
    if (this.#sinceMs !== undefined) return true;
    this.#sinceMs = performance.now();
    this.#toldMs = this.#sinceMs;
    const reason = error instanceof Error ? error.message : String(error);
    this.#watched.log.warn({ reason }, "the database is unavailable");
    this.#timer = setInterval(() => void this.#probe(), PROBE_EVERY_MS).unref();
    return true;
  }

  async #probe(): Promise<void> {
    if (this.#watched === undefined || this.#sinceMs === undefined) return;
    const { log, database } = this.#watched;
    const answers = await database.query("SELECT 1").then(
      () => true,
      () => false,
    );
    // Another probe may have succeeded first.
    if (this.#sinceMs === undefined) return;
    const now = performance.now();
    const line = { seconds: Math.round((now - this.#sinceMs) / 1_000), failures: this.#failures };
    if (answers) {
      clearInterval(this.#timer);
      this.#sinceMs = undefined;
      this.#failures = 0;
      log.info(line, "the database is available again");
    } else if (now - this.#toldMs >= TELL_EVERY_MS) {
      this.#toldMs = now;
      log.warn(line, "the database is still unavailable");
    }
  }
}

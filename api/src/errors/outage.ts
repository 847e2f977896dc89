import type { Logger, LoggerOptions } from "pino";
import type { Sequelize } from "sequelize";
import { isDatabaseUnavailable } from "./from-database.ts";

const PROBE_EVERY_MS = 1_000;
const TELL_EVERY_MS = 60_000;

/**
 * An outage of the database, as one thing: a line in the log when it begins, one a minute, and one when it is over. Without it whatever fails
 * meanwhile writes a line of its own, hundreds a second.
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

  /** Settings of a logger whose lines about the outage go here. */
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

  /** From now on lines about a database that is away are counted instead of written. */
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
    this.#watched.log.warn({ reason }, "the database is away");
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
    // Another probe may have been answered first.
    if (this.#sinceMs === undefined) return;
    const now = performance.now();
    const line = { seconds: Math.round((now - this.#sinceMs) / 1_000), failures: this.#failures };
    if (answers) {
      clearInterval(this.#timer);
      this.#sinceMs = undefined;
      this.#failures = 0;
      log.info(line, "the database answers again");
    } else if (now - this.#toldMs >= TELL_EVERY_MS) {
      this.#toldMs = now;
      log.warn(line, "the database is still away");
    }
  }
}

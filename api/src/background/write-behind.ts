import { PollingLoop } from "./polling-loop.ts";

/** How often what was collected is written to the database, in milliseconds. */
const FLUSH_INTERVAL_MS = 5_000;

export interface WriteBehindOptions {
  /** Writes what was collected since the last call. What it cannot write it keeps, and throws. */
  write(): Promise<void>;
  /** Receives the error of a write that will be tried again. */
  onDelayed(error: unknown): void;
  /** Receives the error of the last write, after which nothing is tried again. */
  onLost(error: unknown): void;
}

/** The life of something that collects in memory and writes together every few seconds: start, drain, stop. */
export class WriteBehind {
  readonly #options: WriteBehindOptions;
  readonly #loop: PollingLoop;

  constructor(options: WriteBehindOptions) {
    this.#options = options;
    this.#loop = new PollingLoop({
      intervalMs: FLUSH_INTERVAL_MS,
      run: () => options.write(),
      onError: (error) => options.onDelayed(error),
    });
  }

  /** Starts writing, now and periodically. */
  start(): void {
    this.#loop.start();
  }

  /** Resolves when everything is in the database, or will be retried. Never throws. */
  drain(): Promise<void> {
    this.#loop.poke();
    return this.#loop.drain();
  }

  /** Writes what remains. Never throws. */
  async stop(): Promise<void> {
    await this.#loop.stop();
    await this.#options.write().catch((error: unknown) => this.#options.onLost(error));
  }
}

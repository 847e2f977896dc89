export interface PollingLoopOptions {
  /** Milliseconds between two scheduled runs. */
  readonly intervalMs: number;
  /** Does what is due now. */
  run(): Promise<void>;
  /** Receives the error of a failed run. The next run happens regardless. */
  onError(error: unknown): void;
}

/**
 * Runs a worker's task on a schedule and whenever it is poked, one run at a time. A poke during a run causes exactly one more run
 * after it, however many pokes there were: the first may have read too early.
 */
export class PollingLoop {
  readonly #options: PollingLoopOptions;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  #pending = false;
  #stopping = false;

  constructor(options: PollingLoopOptions) {
    this.#options = options;
  }

  /** True once {@link stop} was called: the current run must take up nothing new. */
  get isStopping(): boolean {
    return this.#stopping;
  }

  /** Runs now, and on schedule from now on. The timer keeps no process alive. */
  start(): void {
    this.#timer = setInterval(() => this.poke(), this.#options.intervalMs);
    this.#timer.unref();
    this.poke();
  }

  /** Runs now, or once more after the current run. Returns at once. */
  poke(): void {
    if (this.#stopping) return;
    this.#pending = true;
    this.#running ??= this.#runWhilePending();
  }

  /** Resolves when no run is in progress. Never throws. */
  async drain(): Promise<void> {
    await this.#running;
  }

  /** Starts no further run, and waits for the current one. */
  async stop(): Promise<void> {
    this.#stopping = true;
    clearInterval(this.#timer);
    await this.#running;
  }

  async #runWhilePending(): Promise<void> {
    const { run, onError } = this.#options;
    while (this.#pending && !this.#stopping) {
      this.#pending = false;
      await run().catch(onError);
    }
    // In the same tick as the last look at #pending, so that the next poke starts a new run.
    this.#running = undefined;
  }
}

export interface RoundsOptions {
  /** Milliseconds between two looks by the clock. */
  readonly every: number;
  /** Does what is due now. */
  round(): Promise<void>;
  /** Hears of a round that failed. The next one comes all the same. */
  failed(error: unknown): void;
}

/**
 * What a worker does again and again: one round at a time, by the clock and whenever it is woken. Being woken during a round means
 * one more round after it, however often that happens: the first may have looked too early.
 */
export class Rounds {
  readonly #options: RoundsOptions;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  #again = false;
  #stopped = false;

  constructor(options: RoundsOptions) {
    this.#options = options;
  }

  /** True from the call of {@link stop}: a round under way takes up nothing new. */
  get stopped(): boolean {
    return this.#stopped;
  }

  /** Looks now, and by the clock from now on. The clock keeps no process alive. */
  follow(): void {
    this.#timer = setInterval(() => this.wake(), this.#options.every);
    this.#timer.unref();
    this.wake();
  }

  /** Something may be due: looks now, or once more after the round under way. Returns at once. */
  wake(): void {
    if (this.#stopped) return;
    this.#again = true;
    this.#running ??= this.#run();
  }

  /** Resolves when no round is under way. Never throws. */
  async settled(): Promise<void> {
    await this.#running;
  }

  /** Begins no further round, and waits for the one under way. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#timer);
    await this.#running;
  }

  async #run(): Promise<void> {
    const { round, failed } = this.#options;
    while (this.#again && !this.#stopped) {
      this.#again = false;
      await round().catch(failed);
    }
    // In the same breath as the last look at #again, so that whoever wakes it from now on begins anew.
    this.#running = undefined;
  }
}

const MIN_BACKOFF_S = 2;
const MAX_BACKOFF_S = 60;

/**
 * Retries after 2, 4, 8 … 60 seconds, plus up to a quarter so that clients do not all retry at once, and immediately
 * when the browser is online again. Reports the remaining seconds every second.
 */
export class Retry {
  readonly #run: () => void;
  readonly #tell: (seconds: number) => void;
  #wait = MIN_BACKOFF_S;
  #left = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(run: () => void, tell: (seconds: number) => void) {
    this.#run = run;
    this.#tell = tell;
  }

  /** @param least minimum number of seconds before the next attempt */
  failed(least = 0): void {
    this.stop();
    this.#left = Math.round(Math.max(least, this.#wait) * (1 + Math.random() / 4));
    this.#wait = Math.min(MAX_BACKOFF_S, this.#wait * 2);
    window.addEventListener("online", this.now);
    this.#count();
  }

  succeeded(): void {
    this.stop();
    this.#wait = MIN_BACKOFF_S;
    this.#tell(0);
  }

  readonly now = (): void => {
    this.stop();
    this.#run();
  };

  stop(): void {
    clearTimeout(this.#timer);
    window.removeEventListener("online", this.now);
  }

  #count(): void {
    this.#tell(this.#left);
    if (this.#left-- <= 0) this.now();
    else this.#timer = setTimeout(() => this.#count(), 1_000);
  }
}

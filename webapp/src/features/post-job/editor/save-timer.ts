/** How long nobody types before it is saved, and how long typing without a pause can put that off. */
const PAUSE_MS = 1_000;
const MAX_DELAY_MS = 5_000;
/** Waits between attempts when the server cannot be reached. */
const BACKOFF_MS = [2_000, 5_000, 10_000, 30_000];

/** When an editor saves: after a pause in typing, soon, or again after an attempt that failed. */
export class SaveTimer {
  readonly #save: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #typedSince: number | undefined;
  #attempts = 0;

  constructor(save: () => void) {
    this.#save = save;
  }

  /** Somebody typed. */
  pause(): void {
    this.#schedule(PAUSE_MS);
  }

  /** As soon as what runs now is done. */
  soon(): void {
    this.#schedule(0);
  }

  /** Later, each time a little more so. */
  retry(): void {
    this.cancel();
    this.#timer = setTimeout(this.#save, BACKOFF_MS[Math.min(this.#attempts++, BACKOFF_MS.length - 1)]);
  }

  /** Saving begins: what is typed from now on has a pause of its own. */
  begin(): void {
    this.cancel();
    this.#typedSince = undefined;
  }

  succeed(): void {
    this.#attempts = 0;
  }

  cancel(): void {
    clearTimeout(this.#timer);
  }

  #schedule(afterMs: number): void {
    this.#typedSince ??= Date.now();
    this.cancel();
    const latest = this.#typedSince + MAX_DELAY_MS - Date.now();
    this.#timer = setTimeout(this.#save, Math.max(0, Math.min(afterMs, latest)));
  }
}

/** Debounce before saving, and the maximum that continuous typing can delay a save. */
const PAUSE_MS = 1_000;
const MAX_DELAY_MS = 5_000;
/** Retry delays when the server is unreachable. */
const BACKOFF_MS = [2_000, 5_000, 10_000, 30_000];

/** Decides when an editor saves: after a pause in typing, soon, or again after a failed attempt. */
export class SaveTimer {
  readonly #save: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #typedSince: number | undefined;
  #attempts = 0;

  constructor(save: () => void) {
    this.#save = save;
  }

  /** Called on each edit. */
  pause(): void {
    this.#schedule(PAUSE_MS);
  }

  /** Saves as soon as the current request is done. */
  soon(): void {
    this.#schedule(0);
  }

  /** Retries with increasing delays. */
  retry(): void {
    this.cancel();
    this.#timer = setTimeout(this.#save, BACKOFF_MS[Math.min(this.#attempts++, BACKOFF_MS.length - 1)]);
  }

  /** A save begins: edits made from now on start a new debounce. */
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

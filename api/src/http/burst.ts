/** Most that leave together: each waits for as many replies to be made at most, some hundred microseconds each. */
const MAX_REQUESTS = 32;

/**
 * Lets replies leave together, when all requests that came with theirs were read. Each write wakes whoever waits for it, which can
 * cost this process more than anything else of a small reply; of several at once only the first finds nobody awake.
 */
export class Burst {
  #waiting: (() => void)[] = [];

  /** Calls `send` before anything else is waited for. */
  add(send: () => void): void {
    this.#waiting.push(send);
    if (this.#waiting.length === 1) setImmediate(() => this.#leave());
    else if (this.#waiting.length === MAX_REQUESTS) this.#leave();
  }

  #leave(): void {
    const all = this.#waiting;
    this.#waiting = [];
    for (const send of all) send();
  }
}

/** Maximum number of responses sent together: each waits for at most as many others to be made, a few hundred microseconds each. */
const MAX_REQUESTS = 32;

/**
 * Sends responses together once all requests that arrived with theirs have been read. Each write wakes the process that waits
 * for it, which can be the most expensive part of a small response; of several writes at once only the first has to.
 */
export class Burst {
  #waiting: (() => void)[] = [];

  /** Calls `send` before the event loop waits for anything else. */
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

import { sendDigests } from "../commands/digests/send-digests.ts";
import type { Services } from "../services.ts";
import { PollingLoop } from "./polling-loop.ts";

/** How often mails are looked for whose time has come, in milliseconds. New notices wake the worker at once. */
const POLL_INTERVAL_MS = 5_000;

/** Mails employers what they are told: the first at once, and what comes after it together. Any number of workers share it. */
export class DigestWorker {
  readonly #loop: PollingLoop;

  constructor(services: Services) {
    this.#loop = new PollingLoop({
      intervalMs: POLL_INTERVAL_MS,
      run: () => sendDigests(services),
      onError: (error) => services.log.warn({ err: error }, "mails of notices are put off"),
    });
  }

  /** Looks again and again from now on. */
  start(): void {
    this.#loop.start();
  }

  /** Sends what is due, now; returns at once. */
  poke(): void {
    this.#loop.poke();
  }

  /** Sends what is due; resolves when it is in the outbox. Never throws. */
  drain(): Promise<void> {
    this.#loop.poke();
    return this.#loop.drain();
  }

  /** Takes up nothing new and finishes what is under way. */
  stop(): Promise<void> {
    return this.#loop.stop();
  }
}

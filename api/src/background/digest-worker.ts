import { sendDigests } from "../commands/digests/send-digests.ts";
import type { Services } from "../services.ts";
import { Rounds } from "./rounds.ts";

/** How often mails are looked for whose time has come, in milliseconds. New notices wake the worker at once. */
const POLL_MS = 5_000;

/** Mails employers what they are told: the first at once, and what comes after it together. Any number of workers share it. */
export class DigestWorker {
  readonly #rounds: Rounds;

  constructor(services: () => Services) {
    this.#rounds = new Rounds({
      every: POLL_MS,
      round: () => sendDigests(services()),
      failed: (error) => services().log.warn({ err: error }, "mails of notices are put off"),
    });
  }

  /** Looks again and again from now on. */
  follow(): void {
    this.#rounds.follow();
  }

  /** Sends what is due, now; returns at once. */
  wake(): void {
    this.#rounds.wake();
  }

  /** Sends what is due; resolves when it is in the outbox. Never throws. */
  settled(): Promise<void> {
    this.#rounds.wake();
    return this.#rounds.settled();
  }

  /** Takes up nothing new and finishes what is under way. */
  stop(): Promise<void> {
    return this.#rounds.stop();
  }
}

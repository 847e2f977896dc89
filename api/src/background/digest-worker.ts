import { sendDigests } from "../commands/digests/send-digests.ts";
import type { Services } from "../services.ts";
import { PollingLoop } from "./polling-loop.ts";

/** How often mails are looked for whose time has come, in milliseconds. New notifications wake the worker at once. */
const POLL_INTERVAL_MS = 5_000;

/** Mails employers what they are told: the first at once, and what comes after it together. Any number of workers share it. */
export class DigestWorker extends PollingLoop {
  constructor(services: Services) {
    super({
      intervalMs: POLL_INTERVAL_MS,
      run: () => sendDigests(services),
      onError: (error) => services.log.warn({ err: error }, "mails of notifications are put off"),
    });
  }

  /** Sends what is due; resolves when it is in the outbox. Never throws. */
  override drain(): Promise<void> {
    this.poke();
    return super.drain();
  }
}

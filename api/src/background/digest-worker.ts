import { sendDigests } from "../commands/digests/send-digests.ts";
import type { Services } from "../services.ts";
import { PollingLoop } from "./polling-loop.ts";

/** How often the worker looks for mails that are due, in milliseconds. New notifications wake it at once. */
const POLL_INTERVAL_MS = 5_000;

/**
 * Mails employers their notifications: the first immediately, and later ones together in a digest. Any number of workers share
 * the work.
 */
export class DigestWorker extends PollingLoop {
  constructor(services: Services) {
    super({
      intervalMs: POLL_INTERVAL_MS,
      run: () => sendDigests(services),
      onError: (error) => services.log.warn({ err: error }, "notification mails are delayed"),
    });
  }

  /** Queues what is due; resolves when it is in the outbox. Never throws. */
  override drain(): Promise<void> {
    this.poke();
    return super.drain();
  }
}

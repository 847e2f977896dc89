import { matchJobs } from "../commands/alerts/match-jobs.ts";
import { sendAlerts } from "../commands/alerts/send-alerts.ts";
import type { Services } from "../services.ts";

/** How often there is a look, in milliseconds: an instant alert is mailed within about this. */
const POLL = 5_000;

/**
 * Finds whom new jobs are for, and tells them when it is time. Any number of workers share the work: a job, and an alert, is in the
 * hands of one at a time.
 */
export class AlertWorker {
  readonly #services: () => Services;
  #timer: NodeJS.Timeout | undefined;
  #round: Promise<void> | undefined;
  #stopped = false;

  constructor(services: () => Services) {
    this.#services = services;
  }

  /** Looks again and again from now on. */
  follow(): void {
    this.#timer = setInterval(() => void this.settled(), POLL);
    this.#timer.unref();
    void this.settled();
  }

  /** Does what is due now, unless that is under way; resolves when it is done. Never throws. */
  settled(): Promise<void> {
    if (this.#stopped) return Promise.resolve();
    this.#round ??= this.#once()
      .catch((error: unknown) => this.#services().log.warn({ err: error }, "alerts are put off"))
      .finally(() => {
        this.#round = undefined;
      });
    return this.#round;
  }

  /** Takes up nothing new and finishes what is under way. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#timer);
    await this.#round;
  }

  async #once(): Promise<void> {
    const services = this.#services();
    while (!this.#stopped && (await matchJobs(services)) > 0);
    if (!this.#stopped) await sendAlerts(services);
  }
}

import { matchJobs } from "../commands/alerts/match-jobs.ts";
import { sendAlerts } from "../commands/alerts/send-alerts.ts";
import type { Services } from "../services.ts";
import { PollingLoop } from "./polling-loop.ts";

/** How often there is a look, in milliseconds: an instant alert is mailed within about this. */
const POLL_INTERVAL_MS = 5_000;

/**
 * Finds whom new jobs are for, and tells them when it is time. Any number of workers share the work: a job, and an alert, is in the
 * hands of one at a time.
 */
export class AlertWorker {
  readonly #services: Services;
  readonly #loop: PollingLoop;

  constructor(services: Services) {
    this.#services = services;
    this.#loop = new PollingLoop({
      intervalMs: POLL_INTERVAL_MS,
      run: () => this.#once(),
      onError: (error) => services.log.warn({ err: error }, "alerts are put off"),
    });
  }

  /** Looks again and again from now on. */
  start(): void {
    this.#loop.start();
  }

  /** Does what is due now; resolves when it is done. Never throws. */
  drain(): Promise<void> {
    this.#loop.poke();
    return this.#loop.drain();
  }

  /** Takes up nothing new and finishes what is under way. */
  stop(): Promise<void> {
    return this.#loop.stop();
  }

  async #once(): Promise<void> {
    const services = this.#services;
    while (!this.#loop.isStopping && (await matchJobs(services)) > 0);
    if (!this.#loop.isStopping) await sendAlerts(services);
  }
}

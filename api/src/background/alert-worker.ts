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
export class AlertWorker extends PollingLoop {
  readonly #services: Services;

  constructor(services: Services) {
    super({
      intervalMs: POLL_INTERVAL_MS,
      run: () => this.#once(),
      onError: (error) => services.log.warn({ err: error }, "alerts are put off"),
    });
    this.#services = services;
  }

  /** Does what is due now; resolves when it is done. Never throws. */
  override drain(): Promise<void> {
    this.poke();
    return super.drain();
  }

  async #once(): Promise<void> {
    const services = this.#services;
    while (!this.isStopping && (await matchJobs(services)) > 0);
    if (!this.isStopping) await sendAlerts(services);
  }
}

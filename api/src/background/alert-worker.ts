import { matchJobs } from "../commands/alerts/match-jobs.ts";
import { sendAlerts } from "../commands/alerts/send-alerts.ts";
import type { Services } from "../services.ts";
import { PollingLoop } from "./polling-loop.ts";

/** How often the worker looks, in milliseconds: an instant alert is mailed within about this time. */
const POLL_INTERVAL_MS = 5_000;

/**
 * Matches new jobs to alerts, and sends each alert when it is due. Any number of workers share the work: each job, and each
 * alert, is processed by one worker at a time.
 */
export class AlertWorker extends PollingLoop {
  readonly #services: Services;

  constructor(services: Services) {
    super({
      intervalMs: POLL_INTERVAL_MS,
      run: () => this.#once(),
      onError: (error) => services.log.warn({ err: error }, "alerts are delayed"),
    });
    this.#services = services;
  }

  /** Processes what is due now; resolves when it is done. Never throws. */
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

import { matchJobs } from "../commands/alerts/match-jobs.ts";
import { sendAlerts } from "../commands/alerts/send-alerts.ts";
import type { Services } from "../services.ts";
import { Rounds } from "./rounds.ts";

/** How often there is a look, in milliseconds: an instant alert is mailed within about this. */
const POLL = 5_000;

/**
 * Finds whom new jobs are for, and tells them when it is time. Any number of workers share the work: a job, and an alert, is in the
 * hands of one at a time.
 */
export class AlertWorker {
  readonly #services: () => Services;
  readonly #rounds: Rounds;

  constructor(services: () => Services) {
    this.#services = services;
    this.#rounds = new Rounds({
      every: POLL,
      round: () => this.#once(),
      failed: (error) => services().log.warn({ err: error }, "alerts are put off"),
    });
  }

  /** Looks again and again from now on. */
  follow(): void {
    this.#rounds.follow();
  }

  /** Does what is due now; resolves when it is done. Never throws. */
  settled(): Promise<void> {
    this.#rounds.wake();
    return this.#rounds.settled();
  }

  /** Takes up nothing new and finishes what is under way. */
  stop(): Promise<void> {
    return this.#rounds.stop();
  }

  async #once(): Promise<void> {
    const services = this.#services();
    while (!this.#rounds.stopped && (await matchJobs(services)) > 0);
    if (!this.#rounds.stopped) await sendAlerts(services);
  }
}

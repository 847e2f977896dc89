import { EventEmitter } from "node:events";

/** What a commit may have created work for. */
export type Signal =
  | "mail"
  | "digests"
  | "chores"
  | "notifications"
  | "application_moves"
  | "assessments"
  | "held_moves"
  | "messages"
  | "session_ends"
  | "bulk_tasks"
  | "bulk_events"
  | "feed_readings"
  | "job_batch_tasks"
  | "domain_checks"
  | "payment_moves"
  | "payment_tasks"
  | "push_messages"
  | "search_submissions"
  | "stripe_events";

/**
 * How commands trigger work immediately: they send a signal after their commit, and the workers of this process listen to it.
 * Workers of other processes find the rows on their next scheduled run.
 */
export class Signals {
  readonly #emitter = new EventEmitter<Record<Signal, []>>();

  on(signal: Signal, listener: () => void): void {
    this.#emitter.on(signal, listener);
  }

  send(signal: Signal): void {
    this.#emitter.emit(signal);
  }
}

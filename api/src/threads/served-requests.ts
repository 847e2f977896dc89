import type { RequestMetrics } from "../metrics/metrics.ts";
import type { FromThread, Served } from "./messages.ts";

/** How long a finished request may be missing in the metrics, in milliseconds. */
const TELL_INTERVAL_MS = 500;

/** Tells the main thread of finished requests, many at a time. */
export class ServedRequests implements RequestMetrics {
  #served: Served[] = [];
  #refused: string[] = [];

  /** @param memoryBytes what the thread has for itself */
  constructor(tell: (message: FromThread) => void, memoryBytes: () => number) {
    setInterval(() => {
      if (this.#served.length === 0 && this.#refused.length === 0) return;
      tell({ served: this.#served, refused: this.#refused, memoryBytes: memoryBytes() });
      this.#served = [];
      this.#refused = [];
    }, TELL_INTERVAL_MS).unref();
  }

  request(route: string, status: number, ms: number): void {
    this.#served.push({ route, status, ms });
  }

  refused(budget: string): void {
    this.#refused.push(budget);
  }
}

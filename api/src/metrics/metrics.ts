import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

/** Upper bounds of the duration buckets, in seconds: a map response, a page, a slow page, more than anyone waits for. */
const SECONDS = [0.005, 0.025, 0.1, 0.5, 2];

/** What answers requests tells of them. */
export type RequestMetrics = Pick<Metrics, "request" | "refused">;

/** Metrics of one process, named as Prometheus recommends (https://prometheus.io/docs/practices/naming/). */
export class Metrics {
  readonly registry = new Registry();
  readonly #durations = new Histogram({
    name: "jobmap_http_request_duration_seconds",
    help: "Duration of requests by endpoint of the contract; all pages, and all files, count as one endpoint.",
    labelNames: ["route"],
    buckets: SECONDS,
    registers: [this.registry],
  });
  readonly #requests = new Counter({
    name: "jobmap_http_requests_total",
    help: "Requests by endpoint and status class.",
    labelNames: ["route", "status"],
    registers: [this.registry],
  });
  readonly #refusals = new Counter({
    name: "jobmap_refusals_total",
    help: "Requests that were refused because a budget was exhausted.",
    labelNames: ["budget"],
    registers: [this.registry],
  });

  readonly #byThreads = new Counter({
    name: "jobmap_thread_requests_total",
    help: "Requests that threads beside the main thread have answered themselves.",
    labelNames: ["thread"],
    registers: [this.registry],
  });

  readonly #threadMemory = new Gauge({
    name: "jobmap_thread_memory_bytes",
    help: "What a thread beside the main thread has for itself: its heap, and its part of the map index.",
    labelNames: ["thread"],
    registers: [this.registry],
  });

  /** Starts collecting metrics of the process itself: memory, CPU time, event loop delay. */
  watchProcess(): void {
    collectDefaultMetrics({ register: this.registry });
  }

  /** Counts a finished request. */
  request(route: string, status: number, ms: number): void {
    this.#durations.observe({ route }, ms / 1_000);
    this.#requests.inc({ route, status: `${Math.trunc(status / 100)}xx` });
  }

  refused(budget: string): void {
    this.#refusals.inc({ budget });
  }

  /** Counts requests that a thread has answered; each is counted by {@link request} as well. */
  answeredBy(thread: number, requests: number, memoryBytes: number): void {
    this.#byThreads.inc({ thread }, requests);
    this.#threadMemory.set({ thread }, memoryBytes);
  }
}

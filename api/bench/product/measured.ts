import type { Served } from "../bulk/server.ts";
import { showTime } from "../map/timing.ts";
import type { Baseline } from "./baseline.ts";

/** A line of the report. */
export interface Measured {
  readonly what: string;
  readonly measured: string;
  /** What is to be reached. */
  readonly target?: string;
  /** What something simpler takes on the same machine in the same run. */
  readonly baseline?: string;
}

/** The server that is measured. */
export interface Setting {
  readonly served: Served;
  readonly databaseUrl: string;
  readonly baseline: Baseline;
  /** For each measurement, at most. */
  readonly seconds: number;
}

/** Whether a time keeps to a limit, both in milliseconds: "≤ 3.00 s, met". */
export function atMost(limit: number, measured: number): string {
  return `≤ ${showTime(limit)}, ${measured <= limit ? "met" : "**not met**"}`;
}

export function atLeast(limit: number, measured: number, unit: string): string {
  return `≥ ${limit.toLocaleString("en-US")} ${unit}, ${measured >= limit ? "met" : "**not met**"}`;
}

import type { Precision } from "@jobmap/contract";
import type { WarningKind } from "./job.ts";
import type { EndReason } from "./rows/status.ts";
import type { BatchResult } from "./write/store.ts";

/** Where an import stands. `read` is every row that is not blank; created + updated + unchanged + rejected reach it. */
export interface ImportSummary {
  read: number;
  created: number;
  updated: number;
  unchanged: number;
  rejected: number;
  /** Accepted jobs with at least one place on the map. */
  located: number;
  /** Accepted remote jobs that name no place. */
  withoutPlace: number;
  /** Places by how exactly they are known; a job may have several. */
  precisions: Record<Precision, number>;
  reasons: Map<string, number>;
  /** Accepted jobs that are not open, by why. */
  ended: Map<EndReason, number>;
  warnings: Map<WarningKind, number>;
}

export function emptySummary(): ImportSummary {
  return {
    read: 0,
    created: 0,
    updated: 0,
    unchanged: 0,
    rejected: 0,
    located: 0,
    withoutPlace: 0,
    precisions: { ROOFTOP: 0, POSTCODE: 0, CITY: 0 },
    reasons: new Map(),
    ended: new Map(),
    warnings: new Map(),
  };
}

export function addToSummary(summary: ImportSummary, { created, updated, unchanged }: BatchResult): void {
  summary.created += created;
  summary.updated += updated;
  summary.unchanged += unchanged;
}

/** Share of the accepted jobs with a place that have a position, 0 to 1; 1 when there is none. */
export function locatedShare({ read, rejected, withoutPlace, located }: ImportSummary): number {
  const placed = read - rejected - withoutPlace;
  return placed <= 0 ? 1 : located / placed;
}

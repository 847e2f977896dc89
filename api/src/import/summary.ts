import type { Precision } from "@jobmap/contract";
import type { WarningKind } from "./job.ts";
import type { EndReason } from "./rows/status.ts";

/** What a batch did, or would do in a dry run. */
export interface BatchResult {
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
}

/** The progress of an import. `read` counts every row that is not blank; created + updated + unchanged + rejected add up to it. */
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
  /** Places by precision; a job may have several. */
  precisions: Record<Precision, number>;
  reasons: Map<string, number>;
  /** Accepted jobs that are not open, by reason. */
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

/** Number of accepted jobs that state a place. */
export function placedCount({ read, rejected, withoutPlace }: ImportSummary): number {
  return read - rejected - withoutPlace;
}

/** Share of the accepted jobs with a place that have a position, 0 to 1; undefined if there are none. */
export function locatedShare(summary: ImportSummary): number | undefined {
  const placed = placedCount(summary);
  return placed <= 0 ? undefined : summary.located / placed;
}

const MIN_LOCATED_SHARE = 0.5;

/** Why a finished import looks wrong as a whole, in words; undefined if it does not. */
export function doubtOf(summary: ImportSummary): string | undefined {
  const { read, rejected, located } = summary;
  if (read === 0) return "The file has no rows below its header.";
  if (rejected === read) return "No row of the file became a job.";
  const share = locatedShare(summary);
  if (share === undefined || share >= MIN_LOCATED_SHARE) return undefined;
  const placed = placedCount(summary).toLocaleString("en-US");
  return `Fewer than half of the jobs are on the map: ${located.toLocaleString("en-US")} of ${placed} with a place. Are the columns of the place correct?`;
}

import { createHash } from "node:crypto";
import type { JobContentKey, JobDraft, JobFinding, JobMarks } from "@jobmap/contract";
import type { StoredFinding } from "../models/job-marks.ts";

/** Findings with what their fields say now; those of fields that are not in the draft are left out. */
export function storedFindings(findings: readonly JobFinding[], draft: Partial<JobDraft>): StoredFinding[] {
  return findings.flatMap((finding) => {
    const value = draft[finding.field];
    return value === undefined ? [] : [{ ...finding, hash: hashOf(value) }];
  });
}

/** The marks that still say where a field's value is from: whoever changes the field is its author. Null without one. */
export function marksOf(
  stored:
    | { readonly origin: JobMarks["origin"]; readonly findings: readonly StoredFinding[] }
    | null
    | undefined,
  draft: JobDraft,
): JobMarks | null {
  const findings = (stored?.findings ?? []).flatMap(({ hash, ...finding }) =>
    hash === hashOf(draft[finding.field]) ? [finding] : [],
  );
  return stored && findings.length > 0 ? { origin: stored.origin, findings } : null;
}

/** The findings without those of some fields. */
export const withoutFields = (
  findings: readonly StoredFinding[],
  fields: readonly JobContentKey[],
): StoredFinding[] => findings.filter(({ field }) => !fields.includes(field));

/** Equal for equal values, whatever the order of their keys: databases have their own. */
const hashOf = (value: unknown): string =>
  createHash("sha1")
    .update(JSON.stringify(ordered(value)))
    .digest("hex");

function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== "object" || value === null) return value;
  return Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, inner]) => [key, ordered(inner)]);
}

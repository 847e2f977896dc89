import type { EmployerJob, JobContentKey, JobDraft } from "@jobmap/contract";
import { JOB_CONTENT_KEYS } from "@jobmap/contract/job-content-keys";
import { isSame } from "../../../lib/same.ts";

/** A field that was changed elsewhere meanwhile, with its value there and here. */
export interface Difference {
  readonly key: JobContentKey;
  readonly mine: unknown;
  readonly theirs: unknown;
  /** Whether it was changed here as well. */
  readonly isMine: boolean;
}

/** A listing that was changed elsewhere while it was being edited here. */
export interface Conflict {
  readonly stored: EmployerJob;
  readonly differences: readonly Difference[];
}

/** Fields changed elsewhere since `base` whose values differ from those here. */
export function differencesOf(base: JobDraft, mine: JobDraft, theirs: JobDraft): Difference[] {
  return JOB_CONTENT_KEYS.filter(
    (key) => !isSame(theirs[key], base[key]) && !isSame(asKept(mine[key], theirs[key]), asKept(theirs[key])),
  ).map((key) => ({
    key,
    mine: mine[key],
    theirs: theirs[key],
    isMine: !isSame(mine[key], base[key]),
  }));
}

/**
 * A value normalized the way the server does: without extra whitespace, in vocabulary order, and a location with its geocoded point. If the
 * response to a save was lost, the saved value must not look like another user's change.
 */
function asKept(value: unknown, stored: unknown = undefined): unknown {
  if (typeof value === "string") return value.replace(/\s+/g, " ").trim();
  if (Array.isArray(value)) {
    const kept = value.map((item, at) => asKept(item, Array.isArray(stored) ? stored[at] : undefined));
    return kept.every((item) => typeof item === "string" && /^[A-Z_]+$/.test(item)) ? kept.toSorted() : kept;
  }
  if (typeof value !== "object" || value === null) return value;
  const isUnplaced = "latitude" in value && value.latitude === null;
  const position = isUnplaced && typeof stored === "object" && stored !== null ? positionOf(stored) : {};
  return Object.fromEntries(
    Object.entries({ ...value, ...position }).map(([name, one]) => [name, asKept(one)]),
  );
}

function positionOf(place: object): object {
  return Object.fromEntries(
    Object.entries(place).filter(([name]) => ["latitude", "longitude", "precision"].includes(name)),
  );
}

import type { JobLocation, JobSummary } from "@jobmap/contract";
import { type Bounds, type Point, worldX, worldY } from "@jobmap/widget/core";
import type { ExploreState } from "../../lib/explore-state.ts";

/**
 * A job with many places shows the one that matches: inside the searched part of the map, nearest to the searched point.
 * Its row, its distance and its pin then speak of the same place.
 */
export function nearestFirst(
  job: JobSummary,
  { point, bounds }: Pick<ExploreState, "point" | "bounds">,
): JobSummary {
  if (job.locations.length < 2 || (point === null && bounds === null)) return job;
  const rank = (place: JobLocation) => {
    if (place.latitude === null || place.longitude === null) return Number.POSITIVE_INFINITY;
    const at = { latitude: place.latitude, longitude: place.longitude };
    return (bounds === null || isWithin(at, bounds) ? 0 : FAR) + (point === null ? 0 : apart(at, point));
  };
  return { ...job, locations: job.locations.toSorted((a, b) => rank(a) - rank(b)) };
}

/** More than any two places on the map are apart. */
const FAR = 4;

/** On the Mercator plane; good enough to tell which of a company's branches is meant. */
function apart(a: Point, b: Point): number {
  const across = Math.abs(worldX(a.longitude) - worldX(b.longitude));
  return Math.hypot(Math.min(across, 1 - across), worldY(a.latitude) - worldY(b.latitude));
}

function isWithin({ latitude, longitude }: Point, { west, south, east, north }: Bounds): boolean {
  if (latitude < south || latitude > north) return false;
  return west <= east ? longitude >= west && longitude <= east : longitude >= west || longitude <= east;
}

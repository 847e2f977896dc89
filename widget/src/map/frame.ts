import type { Bounds, Point } from "../core/geo.ts";
import { worldX, worldY } from "../core/mercator.ts";

/** Some jobs at a place. */
export interface JobsAt extends Point {
  readonly count: number;
}

/** A rectangle of the world: 0 to 1 from west to east and from north to south. */
interface Window {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Share of the jobs that the window must show. */
const SHARE = 0.97;
/** Places beyond an edge of the window that are no farther away than this share of its extent are shown nevertheless. */
const NEAR = 0.2;

/**
 * Where most jobs are: the smallest window that holds 97 % of them, and what is near it. Undefined without jobs.
 * @param aspect width of the map in its heights
 */
export function frameOf(places: readonly JobsAt[], aspect: number): Bounds | undefined {
  const core = smallestWindow(places, aspect, SHARE);
  if (core === undefined) return undefined;
  const [x, y] = [(core.right - core.left) * NEAR, (core.bottom - core.top) * NEAR];
  const near = places.filter((place) => {
    const at = toWorld(place);
    return at.x >= core.left - x && at.x <= core.right + x && at.y >= core.top - y && at.y <= core.bottom + y;
  });
  const longitudes = near.map(({ longitude }) => longitude);
  const latitudes = near.map(({ latitude }) => latitude);
  return {
    west: Math.min(...longitudes),
    east: Math.max(...longitudes),
    south: Math.min(...latitudes),
    north: Math.max(...latitudes),
  };
}

/**
 * The smallest window with a share of all jobs: on a map of an aspect ratio no other shows so many of them larger. Windows do not cross the
 * antimeridian.
 */
export function smallestWindow(places: readonly JobsAt[], aspect: number, share: number): Window | undefined {
  const byX = places.map(toWorld).sort((a, b) => a.x - b.x);
  const byY = byX.toSorted((a, b) => a.y - b.y);
  const total = countJobs(byX);
  const needed = total * share;
  let best: Window | undefined;
  let smallest = Number.POSITIVE_INFINITY;
  let passed = 0;
  for (const { x: left, count } of byX) {
    // No window that begins here or farther east holds enough.
    if (total - passed < needed) break;
    passed += count;
    let beyond = 0;
    for (const { x: right, count: last } of byX.toReversed()) {
      if (right < left || total - beyond < needed) break;
      beyond += last;
      const height = shortest(
        byY.filter(({ x }) => x >= left && x <= right),
        needed,
      );
      if (height === undefined) break;
      const [top, bottom] = height;
      const size = Math.max(right - left, (bottom - top) * aspect);
      if (size >= smallest) continue;
      smallest = size;
      best = { left, top, right, bottom };
    }
  }
  return best;
}

export function countJobs(places: readonly { readonly count: number }[]): number {
  let jobs = 0;
  for (const { count } of places) jobs += count;
  return jobs;
}

/** The shortest range from north to south that holds so many jobs; of places sorted that way. */
function shortest(
  places: readonly { readonly y: number; readonly count: number }[],
  needed: number,
): [top: number, bottom: number] | undefined {
  let best: [number, number] | undefined;
  let [first, held] = [0, 0];
  for (const { y, count } of places) {
    held += count;
    for (
      let start = places[first];
      start !== undefined && held - start.count >= needed;
      start = places[first]
    ) {
      held -= start.count;
      first++;
    }
    const top = places[first]?.y ?? y;
    if (held >= needed && (best === undefined || y - top < best[1] - best[0])) best = [top, y];
  }
  return best;
}

function toWorld({ longitude, latitude, count }: JobsAt): { x: number; y: number; count: number } {
  return { x: worldX(longitude), y: worldY(latitude), count };
}

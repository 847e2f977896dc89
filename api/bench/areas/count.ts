import { type IndexedJob, JobIndex, type Outline } from "../../src/map/index.ts";
import type { Area } from "../../src/places/areas/area.ts";
import { AreaShapes } from "../../src/places/areas/area-shapes.ts";
import { isWithin } from "../../src/queries/within.ts";
import { generateJobs } from "../map/data.ts";

/** An area whose total in the index is not what counting point by point gives. */
export interface Difference {
  readonly label: string;
  readonly index: number;
  readonly counted: number;
}

const UNITS = 1e7;

/** Totals of areas in the index, compared with a count of the jobs within their outlines, point by point. */
export function compareAreas(jobs: readonly IndexedJob[], areas: readonly Area[]) {
  const index = JobIndex.build(jobs, { rebuildAfter: 0 });
  const shapes = new AreaShapes();
  const points = jobs
    .flatMap(({ id, locations }) =>
      locations.map(
        ({ latitude, longitude }) =>
          [id, Math.round(latitude * UNITS), Math.round(longitude * UNITS)] as const,
      ),
    )
    .sort((a, b) => a[1] - b[1]);
  const differences: Difference[] = [];
  let matches = 0;
  for (const area of areas) {
    const outlines = shapes.outlines(area) ?? [];
    const counted = new Set(outlines.flatMap((outline) => within(outline, points))).size;
    const found = index.list({ outlines }, { limit: 0 }).total;
    matches += found;
    if (found !== counted) differences.push({ label: area.label, index: found, counted });
  }
  return { differences, matches };
}

/** Jobs with a point within an outline; only points in its box are looked at. */
function within(
  outline: Outline,
  points: readonly (readonly [id: number, latitude: number, longitude: number])[],
): number[] {
  const box = { west: Infinity, east: -Infinity, south: Infinity, north: -Infinity };
  for (const ring of outline.rings)
    for (let i = 0; i < ring.length; i += 2) {
      box.west = Math.min(box.west, ring[i] ?? 0);
      box.east = Math.max(box.east, ring[i] ?? 0);
      box.south = Math.min(box.south, ring[i + 1] ?? 0);
      box.north = Math.max(box.north, ring[i + 1] ?? 0);
    }
  return points
    .filter(
      ([, latitude, longitude]) =>
        latitude >= box.south && latitude <= box.north && longitude >= box.west && longitude <= box.east,
    )
    .filter(([, latitude, longitude]) => isWithin(outline, latitude, longitude))
    .map(([id]) => id);
}

/** Jobs at the towns given, a little beside them, with what a benchmark's jobs have else. */
export function jobsAt(
  towns: readonly { readonly latitude: number; readonly longitude: number }[],
  count: number,
): IndexedJob[] {
  return [...generateJobs(count)].map((job, i) => ({
    ...job,
    locations: job.locations.map((point, place) => {
      const town = towns[(i * 7 + place * 13) % towns.length] ?? point;
      const aside = (seed: number) => ((((i + 1) * seed) % 1_000) / 1_000 - 0.5) * 0.3;
      return {
        ...point,
        latitude: Math.max(-90, Math.min(90, town.latitude + aside(617))),
        longitude: Math.max(-180, Math.min(180, town.longitude + aside(389))),
      };
    }),
  }));
}

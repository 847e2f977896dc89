import { latitudeAt, longitudeAt, toUnits, worldHeight } from "../map/core/geo.ts";
import type { CompanyJob, Entry } from "./types.ts";

/** Steps along one edge of the Mercator square that places are rounded to: 2.4 m at the equator. */
const GRID = 2 ** 24;

/**
 * Every job at every place, in wire order: those without a place first, then by the Morton code of the place, then by id. Two
 * places of a job in the same grid cell are merged.
 */
export function entriesOf(jobs: readonly CompanyJob[]): Entry[] {
  const entries = jobs.flatMap((job): Entry[] => {
    if (job.points.length === 0) return [{ job, precision: null, area: "", country: null, x: -1, y: -1 }];
    const met = new Map<number, Entry>();
    for (const { latitude, longitude, precision, area = "", country = null } of job.points) {
      const x = step((longitude + 180) / 360);
      const y = step(worldHeight(toUnits(latitude)));
      const key = x * GRID + y;
      if (!met.has(key)) met.set(key, { job, precision, area, country, x, y });
    }
    return [...met.values()];
  });
  const codes = new Map(entries.map((entry) => [entry, codeOf(entry)]));
  const code = (entry: Entry): number => codes.get(entry) ?? -1;
  return entries.sort((a, b) => code(a) - code(b) || a.job.id - b.job.id);
}

/** Morton code of the entry's place: x in the even bits, y in the odd; −1 without a place. */
export function codeOf({ x, y }: Entry): number {
  return x < 0 ? -1 : weave(x) + 2 * weave(y);
}

/** The center of the entry's grid cell in degrees, which is the position that the browser uses. */
export function placeOf({ x, y }: Entry): { latitude: number; longitude: number } | null {
  if (x < 0) return null;
  return { latitude: latitudeAt((y + 0.5) / GRID), longitude: longitudeAt((x + 0.5) / GRID) };
}

function step(world: number): number {
  return Math.max(0, Math.min(GRID - 1, Math.floor(world * GRID)));
}

/** Spreads 24 bits, leaving room for another bit above each. */
function weave(bits: number): number {
  return spread(bits & 0xfff) + spread(bits >>> 12) * GRID;
}

function spread(bits: number): number {
  let v = bits;
  v = (v | (v << 8)) & 0x00ff00ff;
  v = (v | (v << 4)) & 0x0f0f0f0f;
  v = (v | (v << 2)) & 0x33333333;
  return (v | (v << 1)) & 0x55555555;
}

import type { Bounds } from "../core/geo.ts";
import { countJobs, type JobsAt } from "./frame.ts";

/** Jobs outside the frame, by the part of the country they are in. */
export interface FarArea {
  readonly name: string;
  readonly jobs: number;
  readonly bounds: Bounds;
}

/** Parts of the country far from the others: west, south, east, north. */
const AREAS: readonly (readonly [name: string, west: number, south: number, east: number, north: number])[] =
  [
    ["Alaska", -180, 51, -129.9, 72],
    ["Alaska", 172, 51, 180, 54],
    ["Hawaii", -162, 18, -154, 23],
    ["Puerto Rico", -67.5, 17.6, -65.2, 18.7],
    ["Virgin Islands", -65.2, 17.5, -64.4, 18.6],
    ["Guam", 144, 13, 146.5, 20.8],
    ["American Samoa", -171.5, -14.8, -168, -10.8],
  ];
const ELSEWHERE = "Elsewhere";
/** Degrees around an area's jobs. */
const MARGIN = 0.4;

/** The areas with jobs outside a frame, most jobs first. */
export function farAreas(places: readonly JobsAt[], frame: Bounds): FarArea[] {
  const outside = places.filter(
    ({ longitude, latitude }) =>
      longitude < frame.west || longitude > frame.east || latitude < frame.south || latitude > frame.north,
  );
  return [...Map.groupBy(outside, areaOf)]
    .map(([name, some]) => ({
      name,
      jobs: countJobs(some),
      bounds: around(some),
    }))
    .sort((a, b) => b.jobs - a.jobs || a.name.localeCompare(b.name));
}

function areaOf({ longitude, latitude }: JobsAt): string {
  const area = AREAS.find(
    ([, west, south, east, north]) =>
      longitude >= west && longitude <= east && latitude >= south && latitude <= north,
  );
  return area?.[0] ?? ELSEWHERE;
}

/** On both sides of the antimeridian, the side with more places. */
function around(places: readonly JobsAt[]): Bounds {
  const west = places.filter(({ longitude }) => longitude < 0);
  const some = west.length * 2 >= places.length ? west : places.filter(({ longitude }) => longitude >= 0);
  const [longitudes, latitudes] = [some.map((at) => at.longitude), some.map((at) => at.latitude)];
  return {
    west: Math.max(-180, Math.min(...longitudes) - MARGIN),
    east: Math.min(180, Math.max(...longitudes) + MARGIN),
    south: Math.min(...latitudes) - MARGIN,
    north: Math.max(...latitudes) + MARGIN,
  };
}

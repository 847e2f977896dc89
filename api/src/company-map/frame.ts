import type { CompanyMeta, Far } from "./types.ts";

/** Jobs at a place, in degrees; `area` names the state or country, if known. */
export interface Spot {
  readonly latitude: number;
  readonly longitude: number;
  readonly jobs: readonly number[] | number;
  readonly area: string;
  readonly country: string | null;
}

type Bounds = NonNullable<CompanyMeta["bounds"]>;

/** Share of the jobs at each edge that the first view may leave out. */
const SHARE = 0.02;
/** Jobs at the edges that are no farther away than this share of the others' extent are shown nevertheless; minimum in degrees. */
const [NEAR, MIN_SPAN] = [0.25, 2];
/** Jobs are left out only if the frame then shows the others larger by at least this factor. */
const GAIN = 1.25;
/** Maximum number of areas named. */
const MAX_AREAS = 6;

/**
 * Where most of a company's jobs are: the box of all places except for those far from the 2nd to 98th percentile of the jobs,
 * from west to east and from south to north. The jobs left out are listed by area, most jobs first; if there are more areas than
 * can be named, nothing is left out.
 */
export function frameOf(spots: readonly Spot[]): { bounds: Bounds | null; far: Far[] } {
  const all = boundsOf(spots);
  if (all === null) return { bounds: null, far: [] };
  const [west, east] = middle(spots, "longitude");
  const [south, north] = middle(spots, "latitude");
  const [x, y] = [Math.max(MIN_SPAN, NEAR * (east - west)), Math.max(MIN_SPAN, NEAR * (north - south))];
  const isNear = ({ longitude, latitude }: Spot): boolean =>
    longitude >= west - x && longitude <= east + x && latitude >= south - y && latitude <= north + y;
  const near = boundsOf(spots.filter(isNear));
  const areas = Map.groupBy(
    spots.filter((spot) => !isNear(spot)),
    ({ area }) => area,
  );
  if (near === null || areas.size === 0 || areas.size > MAX_AREAS || areas.has("") || gain(all, near) < GAIN)
    return { bounds: all, far: [] };
  const far = [...areas].map(([name, there]) => ({
    name,
    jobs: countJobs(there),
    bounds: boundsOf(oneSide(there)) ?? near,
  }));
  return { bounds: near, far: far.sort((a, b) => b.jobs - a.jobs || a.name.localeCompare(b.name)) };
}

/** The country that more than half of the jobs are in, or null. */
export function countryOf(spots: readonly Spot[]): string | null {
  const sum = (some: readonly Spot[]): number => some.reduce((total, spot) => total + weight(spot), 0);
  const half = sum(spots) / 2;
  const countries = Map.groupBy(spots, ({ country }) => country);
  return [...countries].find(([, there]) => sum(there) > half)?.[0] ?? null;
}

/** The box of all places, or null when there is none. */
export function boundsOf(
  points: Iterable<{ readonly latitude: number; readonly longitude: number } | null>,
): Bounds | null {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const point of points) {
    if (point === null) continue;
    west = Math.min(west, point.longitude);
    east = Math.max(east, point.longitude);
    south = Math.min(south, point.latitude);
    north = Math.max(north, point.latitude);
  }
  return west > east ? null : [round(west), round(south), round(east), round(north)];
}

/** The range without the given share at either end. */
function middle(spots: readonly Spot[], axis: "latitude" | "longitude"): [from: number, to: number] {
  const sorted = [...spots].sort((a, b) => a[axis] - b[axis]);
  const share = SHARE * spots.reduce((sum, spot) => sum + weight(spot), 0);
  const first = (ordered: readonly Spot[]): number => {
    let passed = 0;
    for (const spot of ordered) {
      passed += weight(spot);
      if (passed > share) return spot[axis];
    }
    return 0;
  };
  return [first(sorted), first(sorted.reverse())];
}

function weight({ jobs }: Spot): number {
  return typeof jobs === "number" ? jobs : jobs.length;
}

function countJobs(spots: readonly Spot[]): number {
  const named = spots.flatMap(({ jobs }) => (typeof jobs === "number" ? [] : jobs));
  return (
    new Set(named).size + spots.reduce((sum, { jobs }) => sum + (typeof jobs === "number" ? jobs : 0), 0)
  );
}

/** For an area on both sides of the antimeridian, such as the Aleutians: the side with more places. */
function oneSide(spots: readonly Spot[]): readonly Spot[] {
  const west = spots.filter(({ longitude }) => longitude < 0);
  const box = boundsOf(spots);
  if (box === null || box[2] - box[0] < 180) return spots;
  return west.length * 2 < spots.length ? spots.filter(({ longitude }) => longitude >= 0) : west;
}

/** By what factor things are larger in one box than in another around it. */
function gain([west, south, east, north]: Bounds, [w, s, e, n]: Bounds): number {
  const by = (whole: number, part: number): number => whole / Math.max(part, 1e-9);
  return Math.min(Math.max(by(east - west, e - w), by(north - south, n - s)), 1e9);
}

/** To 1e-5 degree, about a meter; never -0, which JSON does not know. */
function round(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5 + 0;
}

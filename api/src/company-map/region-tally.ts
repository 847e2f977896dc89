/** Where a job is, as its listing states it. */
export interface StatedPoint {
  readonly region: string | null;
  readonly country: string | null;
  readonly latitude: number;
  readonly longitude: number;
}

/** Jobs of one region, and the box around their places, in degrees. */
export interface RegionJobs {
  readonly region: string | null;
  readonly country: string | null;
  /** Distinct jobs. */
  readonly jobs: number;
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

type Box = { -readonly [side in "west" | "south" | "east" | "north"]: RegionJobs[side] };

interface Region extends Pick<RegionJobs, "region" | "country"> {
  /** By job: latitude and longitude of each place in turn. */
  readonly jobs: Map<number, readonly number[]>;
  /** Only this region, for all jobs that are in no other. */
  readonly alone: readonly Region[];
  /** Undefined since a place at one of its sides has gone. */
  box: Box | undefined;
}

/**
 * The places of a company's jobs by region, changed job by job. A box grows with each place that comes; all places of its region are looked
 * at again only if one at its side has gone.
 */
export class RegionTally {
  readonly #regions = new Map<string, Region>();
  readonly #regionsOf = new Map<number, readonly Region[]>();

  /** Sets a job's places; without any it is forgotten. */
  set(jobId: number, points: readonly StatedPoint[]): void {
    for (const region of this.#regionsOf.get(jobId) ?? []) {
      const places = region.jobs.get(jobId) ?? [];
      region.jobs.delete(jobId);
      if (region.box && isAtSide(region.box, places)) region.box = undefined;
    }
    const regions = new Set<Region>();
    for (const point of points) {
      const region = this.#regionOf(point);
      const places = region.jobs.get(jobId);
      const place = [point.latitude, point.longitude];
      // Lists of their own length: one that is pushed to has room for sixteen more.
      region.jobs.set(jobId, places ? [...places, ...place] : place);
      if (region.box) extend(region.box, place);
      regions.add(region);
    }
    const [first] = regions;
    if (first === undefined) this.#regionsOf.delete(jobId);
    else this.#regionsOf.set(jobId, regions.size === 1 ? first.alone : [...regions]);
  }

  /** Every region with a job. */
  regions(): readonly RegionJobs[] {
    return [...this.#regions.values()].flatMap((one) => {
      const { region, country, jobs } = one;
      if (jobs.size === 0) return [];
      one.box ??= boxOf(jobs.values());
      return [{ region, country, jobs: jobs.size, ...one.box }];
    });
  }

  #regionOf({ region, country }: StatedPoint): Region {
    const key = `${country ?? ""} ${region ?? "\n"}`;
    const known = this.#regions.get(key);
    if (known !== undefined) return known;
    const alone: Region[] = [];
    const made: Region = { region, country, jobs: new Map(), alone, box: boxOf([]) };
    alone.push(made);
    this.#regions.set(key, made);
    return made;
  }
}

function boxOf(jobs: Iterable<readonly number[]>): Box {
  const box = { west: 180, south: 90, east: -180, north: -90 };
  for (const places of jobs) extend(box, places);
  return box;
}

/** @param places latitude and longitude of each in turn */
function extend(box: Box, places: readonly number[]): void {
  for (let i = 0; i < places.length; i += 2) {
    const [latitude = 0, longitude = 0] = [places[i], places[i + 1]];
    box.west = Math.min(box.west, longitude);
    box.east = Math.max(box.east, longitude);
    box.south = Math.min(box.south, latitude);
    box.north = Math.max(box.north, latitude);
  }
}

/** Whether the box may be smaller without these places, which are in it. */
function isAtSide({ west, south, east, north }: Box, places: readonly number[]): boolean {
  return places.some((degrees, i) =>
    i % 2 === 0 ? degrees <= south || degrees >= north : degrees <= west || degrees >= east,
  );
}

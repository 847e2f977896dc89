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

type Summary = { -readonly [field in keyof RegionJobs]: RegionJobs[field] };

interface Region extends Pick<RegionJobs, "region" | "country"> {
  /** By job: latitude and longitude of each place in turn. */
  readonly jobs: Map<number, readonly number[]>;
  /** Only this region, for all jobs that are in no other. */
  readonly alone: readonly Region[];
  /** Undefined since one of its jobs has changed. */
  summary: RegionJobs | undefined;
}

/** The places of a company's jobs by region, changed job by job. Only regions of changed jobs are summed up again. */
export class RegionTally {
  readonly #regions = new Map<string, Region>();
  readonly #regionsOf = new Map<number, readonly Region[]>();

  /** Sets a job's places; without any it is forgotten. */
  set(jobId: number, points: readonly StatedPoint[]): void {
    for (const region of this.#regionsOf.get(jobId) ?? []) {
      region.jobs.delete(jobId);
      region.summary = undefined;
    }
    const regions = new Set<Region>();
    for (const point of points) {
      const region = this.#regionOf(point);
      const places = region.jobs.get(jobId);
      const { latitude, longitude } = point;
      // Lists of their own length: one that is pushed to has room for sixteen more.
      region.jobs.set(jobId, places ? [...places, latitude, longitude] : [latitude, longitude]);
      region.summary = undefined;
      regions.add(region);
    }
    const [first] = regions;
    if (first === undefined) this.#regionsOf.delete(jobId);
    else this.#regionsOf.set(jobId, regions.size === 1 ? first.alone : [...regions]);
  }

  /** Every region with a job. */
  regions(): readonly RegionJobs[] {
    return [...this.#regions.values()].flatMap((region) => {
      if (region.jobs.size === 0) return [];
      region.summary ??= sumOf(region);
      return [region.summary];
    });
  }

  #regionOf({ region, country }: StatedPoint): Region {
    const key = `${country ?? ""} ${region ?? "\n"}`;
    const known = this.#regions.get(key);
    if (known !== undefined) return known;
    const alone: Region[] = [];
    const made: Region = { region, country, jobs: new Map(), alone, summary: undefined };
    alone.push(made);
    this.#regions.set(key, made);
    return made;
  }
}

function sumOf({ region, country, jobs }: Region): RegionJobs {
  const sum: Summary = { region, country, jobs: jobs.size, west: 180, south: 90, east: -180, north: -90 };
  for (const places of jobs.values())
    for (let i = 0; i < places.length; i += 2) {
      const [latitude = 0, longitude = 0] = [places[i], places[i + 1]];
      sum.west = Math.min(sum.west, longitude);
      sum.east = Math.max(sum.east, longitude);
      sum.south = Math.min(sum.south, latitude);
      sum.north = Math.max(sum.north, latitude);
    }
  return sum;
}

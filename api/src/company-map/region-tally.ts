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

/** The places of a company's jobs by region, changed job by job. */
export class RegionTally {
  readonly #regions: Pick<RegionJobs, "region" | "country">[] = [];
  readonly #numbers = new Map<string, number>();
  /** By job: the number of the region, latitude and longitude of each place in turn. */
  readonly #jobs = new Map<number, readonly number[]>();
  #summary: readonly RegionJobs[] | undefined;

  /** Sets a job's places; without any it is forgotten. */
  set(jobId: number, points: readonly StatedPoint[]): void {
    this.#summary = undefined;
    if (points.length === 0) this.#jobs.delete(jobId);
    else
      this.#jobs.set(
        jobId,
        points.flatMap((point) => [this.#numberOf(point), point.latitude, point.longitude]),
      );
  }

  /** Every region with a job. */
  regions(): readonly RegionJobs[] {
    this.#summary ??= this.#sum();
    return this.#summary;
  }

  #sum(): RegionJobs[] {
    const sums: (Summary | undefined)[] = [];
    /** The last job that was counted in each region. */
    const counted: (number | undefined)[] = [];
    for (const [jobId, places] of this.#jobs)
      for (let i = 0; i < places.length; i += 3) {
        const [number = 0, latitude = 0, longitude = 0] = [places[i], places[i + 1], places[i + 2]];
        const region = this.#regions[number] ?? { region: null, country: null };
        const sum = sums[number] ?? { ...region, jobs: 0, west: 180, south: 90, east: -180, north: -90 };
        sums[number] = sum;
        sum.west = Math.min(sum.west, longitude);
        sum.east = Math.max(sum.east, longitude);
        sum.south = Math.min(sum.south, latitude);
        sum.north = Math.max(sum.north, latitude);
        if (counted[number] !== jobId) sum.jobs++;
        counted[number] = jobId;
      }
    return sums.filter((sum) => sum !== undefined);
  }

  #numberOf({ region, country }: StatedPoint): number {
    const key = `${country ?? ""} ${region ?? "\n"}`;
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    const number = this.#regions.push({ region, country }) - 1;
    this.#numbers.set(key, number);
    return number;
  }
}

import {
  EDUCATION_LEVELS,
  EMPLOYMENT_TYPES,
  LOCATION_TYPES,
  PAY_PERIODS_PER_YEAR,
} from "@jobmap/contract/enums";
import { PAY_BANDS, POSTED_DAYS } from "@jobmap/contract/limits";
import { searchWords, wordsOf as splitWords, tokens } from "../../src/map/core/words.ts";
import type {
  Bounds,
  Circle,
  Clause,
  ClusterSet,
  FacetCount,
  Facets,
  IndexedJob,
  JobFilter,
  JobPoint,
  ListOptions,
  Outline,
  TermField,
  TermReference,
} from "../../src/map/index.ts";

/** The index written naively: arrays, degrees and loops. What the index answers must be what this answers. */
export class Reference {
  readonly jobs = new Map<number, IndexedJob>();
  /** The current time in epoch seconds. */
  now: number;

  constructor(now: number) {
    this.now = now;
  }

  /** Points of a job that lie where the filter asks. */
  points(job: IndexedJob, { bbox, radius, area, outlines }: JobFilter, viewport?: Bounds): JobPoint[] {
    return job.locations.filter(
      (point) =>
        (bbox === undefined || inBounds(point, bbox)) &&
        (viewport === undefined || inBounds(point, viewport)) &&
        (radius === undefined || metres(point, radius) <= radius.metres) &&
        (outlines === undefined || outlines.some((outline) => isWithin(point, outline))) &&
        (area === undefined ||
          area.x.some((x, i) => {
            const [column, row] = cellAt(point, area.level);
            return column === x && row === area.y[i];
          })),
    );
  }

  matches(job: IndexedJob, filter: JobFilter): boolean {
    const hasPlace = [filter.bbox, filter.radius, filter.area, filter.outlines].some(
      (condition) => condition !== undefined,
    );
    return this.#meets(job, filter) && (!hasPlace || this.points(job, filter).length > 0);
  }

  all(filter: JobFilter): IndexedJob[] {
    return [...this.jobs.values()].filter((job) => this.matches(job, filter));
  }

  list(filter: JobFilter, { sort, offset = 0, limit = 20, origin }: ListOptions): number[] {
    const rank = (job: IndexedJob): number => {
      if (sort === "nearest" && origin !== undefined) return this.likely(job, filter, origin);
      if (sort !== "pay") return 0;
      return job.pay !== null && job.pay.currency === (filter.currency ?? "USD") ? -annual(job) : 1;
    };
    return this.all(filter)
      .sort((a, b) => rank(a) - rank(b) || (b.postedAt ?? 0) - (a.postedAt ?? 0) || b.id - a.id)
      .slice(offset, offset + limit)
      .map(({ id }) => id);
  }

  facets(filter: JobFilter): Facets {
    const count = <V>(
      own: readonly (keyof JobFilter)[],
      values: readonly V[],
      asked: (value: V) => JobFilter,
    ) => {
      const rest = this.all({ ...filter, ...Object.fromEntries(own.map((field) => [field, undefined])) });
      return values.map((value) => ({
        value,
        count: rest.filter((job) => this.#meets(job, { currency: filter.currency, ...asked(value) })).length,
      }));
    };
    const each = <V>(values: Iterable<V | null>): V[] =>
      [...new Set(values)].filter((value): value is V => value !== null);
    const jobs = [...this.jobs.values()];
    const companies = each(jobs.map(({ companyId }) => companyId));
    return {
      total: this.all(filter).length,
      employmentTypes: count(["employmentTypes"], EMPLOYMENT_TYPES, (v) => ({ employmentTypes: [v] })),
      locationTypes: count(["locationTypes"], LOCATION_TYPES, (v) => ({ locationTypes: [v] })),
      educationLevels: count(["educationLevels"], EDUCATION_LEVELS, (v) => ({ educationLevels: [v] })),
      categories: mostFirst(
        count(["categoryIds"], each(jobs.map(({ categoryId }) => categoryId)), (v) => ({ categoryIds: [v] })),
      ),
      payFloors: count(["payFloor"], PAY_BANDS, (v) => ({ payFloor: v })),
      postedWithinDays: count(["postedWithinDays"], POSTED_DAYS, (v) => ({ postedWithinDays: v })),
      companies: mostFirst(
        count(["companyIds", "companyText"], companies, (v) => ({ companyIds: [v] })),
      ).slice(0, 10),
    };
  }

  /** Points of matching jobs in view, each exact position of a job once, with the number of the cell each is in. */
  pointsInView(set: ClusterSet, filter: JobFilter, viewport: Bounds) {
    return this.all(filter).flatMap((job) => {
      const places = new Map<string, JobPoint>();
      for (const point of this.points(job, filter, viewport)) {
        const key = cellAt(point, 26).join();
        if (!places.has(key)) places.set(key, point);
      }
      return [...places].map(([place, point]) => {
        const [column, row] = cellAt(point, set.level);
        const side = 2 ** set.level;
        const cell = (row - set.row) * set.columns + ((column - set.column + side) % side);
        return { job, point, place, cell };
      });
    });
  }

  distance(job: IndexedJob, filter: JobFilter, origin: { latitude: number; longitude: number }): number {
    return Math.min(1e12, ...this.points(job, filter).map((point) => metres(point, origin)));
  }

  /** What jobs are ordered by: a town's or ZIP code's middle is not where the job is. */
  likely(job: IndexedJob, filter: JobFilter, origin: { latitude: number; longitude: number }): number {
    // Two places at one point are one, known as well as the first of them.
    const reach = ({ latitude, longitude }: JobPoint) =>
      REACH[
        job.locations.find((one) => one.latitude === latitude && isSameMeridian(one.longitude, longitude))
          ?.precision ?? "ROOFTOP"
      ];
    return Math.min(
      1e12,
      ...this.points(job, filter).map((point) => Math.hypot(metres(point, origin), reach(point))),
    );
  }

  #meets(job: IndexedJob, filter: JobFilter): boolean {
    return (
      isOneOf(job.companyId, filter.companyIds) &&
      isOneOf(job.locationType, filter.locationTypes) &&
      isOneOf(job.categoryId, filter.categoryIds) &&
      isOneOf(job.educationLevel, filter.educationLevels) &&
      (!filter.employmentTypes?.length ||
        job.employmentTypes.some((type) => filter.employmentTypes?.includes(type))) &&
      (filter.payFloor === undefined ||
        (job.pay !== null &&
          job.pay.currency === (filter.currency ?? "USD") &&
          annual(job) >= filter.payFloor)) &&
      (filter.postedWithinDays === undefined ||
        (job.postedAt ?? 0) >= Math.floor(this.now / 3600) * 3600 - filter.postedWithinDays * 86_400) &&
      searchWords(filter.text ?? "").every(
        ({ word, token, isPrefix }) =>
          has(job, { field: "word", value: word, isPrefix }) ||
          has(job, { field: "companyName", value: token, isPrefix }),
      ) &&
      (filter.clauses ?? []).every((clause) => meetsClause(job, clause)) &&
      !(filter.without ?? []).some((clause) => meetsClause(job, clause)) &&
      searchWords(filter.companyText ?? "").every(({ word }) =>
        wordsOf(job.company).some((own) => own.startsWith(word)),
      )
    );
  }
}

function meetsClause(job: IndexedJob, clause: Clause): boolean {
  return clause.some((references) => references.every((reference) => has(job, reference)));
}

function mostFirst(counts: FacetCount<number>[]): FacetCount<number>[] {
  return counts.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count || a.value - b.value);
}

/** Metres that the middle of a ZIP code or town may be off by. */
const REACH = { ROOFTOP: 0, POSTCODE: 2_000, CITY: 4_000 } as const;

const known = new Map<string, readonly string[]>();

/** The words of a text, which is split once: a model asks for the same few texts millions of times. */
function wordsOf(text: string): readonly string[] {
  const words = known.get(text) ?? splitWords(text);
  if (known.size < 10_000) known.set(text, words);
  return words;
}

function inBounds({ latitude, longitude }: JobPoint, { west, south, east, north }: Bounds): boolean {
  if (latitude < south || latitude > north) return false;
  if (east - west >= 360) return true;
  const turn = (degrees: number): number => ((Math.round(degrees * 1e7) % 3.6e9) + 3.6e9) % 3.6e9;
  return turn(longitude - west) <= turn(east - west);
}

/** Column and row of the quadtree cell at `level` that a point is in. */
export function cellAt({ latitude, longitude }: JobPoint, level: number): [column: number, row: number] {
  const side = 2 ** level;
  const sine = Math.sin((latitude * Math.PI) / 180);
  const y = 0.5 - Math.atanh(sine) / (2 * Math.PI);
  const row = Math.floor(Math.max(0, Math.min(1, y)) * side);
  return [Math.floor(((longitude + 180) / 360) * side) % side, Math.min(side - 1, row)];
}

/** Great-circle distance by the angle between two vectors. */
export function metres(
  a: { latitude: number; longitude: number },
  b: Circle | { latitude: number; longitude: number },
): number {
  const [ax, ay, az] = vector(a);
  const [bx, by, bz] = vector(b);
  const cross = Math.hypot(ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx);
  return 6_371_008.8 * Math.atan2(cross, ax * bx + ay * by + az * bz);
}

/** Casts a ray to the east, past every edge, in whole numbers. */
export function isWithin(
  { latitude, longitude }: { latitude: number; longitude: number },
  { rings }: Outline,
): boolean {
  const y = BigInt(Math.round(latitude * 1e7));
  let crossed = 0;
  for (const turns of [-1n, 0n, 1n]) {
    const x = BigInt(Math.round(longitude * 1e7)) + turns * 3_600_000_000n;
    for (const ring of rings) {
      const corners = Array.from({ length: ring.length / 2 }, (_, i) => [
        BigInt(ring[2 * i] ?? 0),
        BigInt(ring[2 * i + 1] ?? 0),
      ]);
      for (const [i, [ax = 0n, ay = 0n]] of corners.entries()) {
        const [bx = 0n, by = 0n] = corners[(i + 1) % corners.length] ?? [];
        const side = (bx - ax) * (y - ay) - (x - ax) * (by - ay);
        const isBeside = (a: bigint, b: bigint, at: bigint) => (a <= at && at <= b) || (b <= at && at <= a);
        if (side === 0n && isBeside(ax, bx, x) && isBeside(ay, by, y)) return true;
        if (ay <= y && y < by && side > 0n) crossed++;
        if (by <= y && y < ay && side < 0n) crossed++;
      }
    }
  }
  return crossed % 2 === 1;
}

export function annual(job: IndexedJob): number {
  return job.pay === null ? -1 : job.pay.min * PAY_PERIODS_PER_YEAR[job.pay.unit];
}

function vector({ latitude, longitude }: { latitude: number; longitude: number }): [number, number, number] {
  const [phi, lambda] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180];
  return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)];
}

function has(job: IndexedJob, { field, value, isPrefix }: TermReference): boolean {
  return valuesOf(job, field).some((own) => (isPrefix ? own.startsWith(value) : own === value));
}

function valuesOf(job: IndexedJob, field: TermField): readonly string[] {
  const jobWords = [...wordsOf(job.title), ...wordsOf(job.words)];
  if (field === "title") return wordsOf(job.title);
  if (field === "word") return jobWords;
  if (field === "companyName") return tokens(job.company);
  if (field === "concept") return job.concepts;
  return job.textWords.filter((word) => !jobWords.includes(word));
}

function isOneOf<T>(value: T, values: readonly T[] | undefined): boolean {
  return values === undefined || values.length === 0 || values.includes(value);
}

/** The antimeridian has two names. */
const isSameMeridian = (one: number, other: number) => one === other || Math.abs(one - other) === 360;

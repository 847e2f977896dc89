import type { EducationLevel, EmploymentType, LocationType } from "@jobmap/contract";
import { METERS_PER_MILE, POSTED_DAYS } from "@jobmap/contract/limits";
import { QueryTypes, type Sequelize } from "sequelize";
import type { Bounds, JobFilter, Outline } from "../map/index.ts";

/** 0 ≤ x < 1, as of `Math.random`. */
export type RandomNumber = () => number;

interface SampleRow {
  title: string;
  company_id: number;
  category_id: number | null;
  location_type: LocationType;
  education_level: EducationLevel | null;
  employment_type: EmploymentType | null;
  latitude: number | null;
  longitude: number | null;
}

const MILES = [5, 10, 20, 50, 100];
const PAY_FLOORS = [30_000, 50_000, 75_000, 100_000, 150_000].map((amount) => amount * 100);
const SAMPLES = 4;

/** Lowest and highest id of the jobs; null when there are none. */
export async function idRange(database: Sequelize): Promise<{ from: number; to: number } | null> {
  const [range] = await database.query<{ from: number | null; to: number | null }>(
    "SELECT MIN(id) AS `from`, MAX(id) AS `to` FROM jobs",
    { type: QueryTypes.SELECT },
  );
  return range?.from == null || range.to == null ? null : { from: range.from, to: range.to };
}

/**
 * Random but realistic searches: each condition comes from one of a few jobs that are picked at random, so that some searches
 * match many jobs and others none. Empty if there are no jobs.
 */
export async function randomSearches(
  database: Sequelize,
  random: RandomNumber,
  count: number,
): Promise<JobFilter[]> {
  const range = await idRange(database);
  if (range === null) return [];
  const ids = Array.from({ length: SAMPLES }, () =>
    Math.floor(range.from + random() * (range.to - range.from + 1)),
  );
  const rows = (await Promise.all(ids.map((id) => sampleFrom(database, id, random())))).flat();
  return Array.from({ length: count }, () => searchFrom(rows, random));
}

function searchFrom(rows: readonly SampleRow[], random: RandomNumber): JobFilter {
  const pick = (): SampleRow | undefined => rows[Math.floor(random() * rows.length)];
  const chance = (probability: number): boolean => random() < probability;
  const search: { -readonly [field in keyof JobFilter]: JobFilter[field] } = placeOf(pick(), random);
  if (chance(0.3)) search.text = textOf(pick()?.title ?? "", random);
  if (chance(0.1)) search.companyIds = listOf(pick()?.company_id);
  if (chance(0.25)) search.categoryIds = listOf(pick()?.category_id);
  if (chance(0.25)) search.employmentTypes = listOf(pick()?.employment_type);
  if (chance(0.2)) search.locationTypes = listOf(pick()?.location_type);
  if (chance(0.1)) search.educationLevels = listOf(pick()?.education_level);
  if (chance(0.15)) search.payFloor = anyOf(PAY_FLOORS, random);
  if (chance(0.15)) search.postedWithinDays = anyOf(POSTED_DAYS, random);
  return search;
}

/** The first job from an id on, at one of its places. @param share which place: 0 the first, nearly 1 the last */
function sampleFrom(database: Sequelize, id: number, share: number): Promise<SampleRow[]> {
  return database.query<SampleRow>(
    `SELECT j.title, j.company_id, j.category_id, j.location_type, j.education_level, l.latitude, l.longitude,
       (SELECT MIN(t.employment_type) FROM job_employment_types t WHERE t.job_id = j.id) AS employment_type
     FROM (SELECT * FROM jobs WHERE id >= ? ORDER BY id LIMIT 1) j
     LEFT JOIN job_locations l ON l.job_id = j.id
       AND l.position = (SELECT FLOOR(? * COUNT(*)) FROM job_locations o WHERE o.job_id = j.id)`,
    { replacements: [id, share], type: QueryTypes.SELECT },
  );
}

/** A viewport, a circle or a triangle around a job, a viewport anywhere, or no place. */
function placeOf(
  job: SampleRow | undefined,
  random: RandomNumber,
): Pick<JobFilter, "bbox" | "radius" | "outlines"> {
  const kind = random();
  if (kind < 0.12) return { bbox: viewport(180 * random() - 90, 360 * random() - 180, 10 + 110 * random()) };
  if (kind > 0.8 || job?.latitude == null || job.longitude === null) return {};
  const { latitude, longitude } = job;
  if (kind < 0.25) return { radius: { latitude, longitude, metres: anyOf(MILES, random) * METERS_PER_MILE } };
  if (kind < 0.35) return { outlines: [triangle(latitude, longitude, random)] };
  const width = 1_440 / 2 ** (3 + 11 * random());
  const aside = (): number => (random() - 0.5) * width * 0.8;
  return { bbox: viewport(latitude + aside() * 0.5, longitude + aside(), width) };
}

/** Around a point or beside it, up to some degrees wide. */
function triangle(latitude: number, longitude: number, random: RandomNumber): Outline {
  const wide = 6 * random();
  const corner = (middle: number): number => Math.round((middle + (random() - 0.5) * wide) * 1e7);
  return { rings: [[0, 1, 2].flatMap(() => [corner(longitude), corner(latitude)])] };
}

/** In degrees; the height fits a map of aspect ratio 4:3. */
function viewport(latitude: number, longitude: number, width: number): Bounds {
  const height = width * 0.75 * Math.max(0.1, Math.cos((latitude * Math.PI) / 180));
  const wrapped = (degrees: number): number => ((degrees + 540) % 360) - 180;
  return {
    west: wrapped(longitude - width / 2),
    east: wrapped(longitude + width / 2),
    south: Math.max(-90, latitude - height / 2),
    north: Math.min(90, latitude + height / 2),
  };
}

/** A word of a title, sometimes its beginning, sometimes two words. */
function textOf(title: string, random: RandomNumber): string | undefined {
  const words = title.split(/\s+/).filter((word) => /^[\p{L}\p{N}]{3,}$/u.test(word));
  if (words.length === 0) return undefined;
  const word = anyOf(words, random);
  const kind = random();
  if (kind < 0.15) return `${word.slice(0, 3)}*`;
  return kind < 0.4 ? `${word} ${anyOf(words, random)}` : word;
}

function listOf<T>(value: T | null | undefined): T[] | undefined {
  return value == null ? undefined : [value];
}

function anyOf<T>(values: readonly T[], random: RandomNumber): T {
  const value = values[Math.floor(random() * values.length)];
  if (value === undefined) throw new RangeError("There is nothing to choose from.");
  return value;
}

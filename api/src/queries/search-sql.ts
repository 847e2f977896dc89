import { PAY_PERIODS_PER_YEAR } from "@jobmap/contract/enums";
import { QueryTypes, type Sequelize } from "sequelize";
import {
  type Area,
  type Bounds,
  type Circle,
  type Clause,
  DEFAULT_CURRENCY,
  type IndexedJob,
  type JobFilter,
  searchWords,
  type TermField,
  type TermReference,
  tokens,
  wordsOf,
} from "../map/index.ts";
import { OPEN, POSTED_AT, readJobsById } from "./index-rows.ts";
import { isWithin } from "./within.ts";

/**
 * The meaning of a search in SQL, defined only here. The map index must find the same jobs: the audit of the index and `npm run
 * bench -- index-audit` compare the two. It is slow: callers bound it by `among`.
 */

/** The jobs to search: ids from `from` to `to`, both included, only the given ids, or all jobs. */
export type Among =
  | { readonly from: number; readonly to: number }
  | { readonly ids: readonly number[] }
  | "all";

/** SQL with a `?` for each of its values. */
type Condition = readonly [sql: string, ...values: unknown[]];

/** A job and, as 1 or 0, which of the searches it matches, leaving their words aside. */
interface JobRow {
  id: number;
  [meets: `meets${number}`]: number;
}

/** Ids of the open jobs that match a search at the time `now`, ascending. */
export async function findMatches(
  database: Sequelize,
  search: JobFilter,
  among: Among,
  now: Date,
): Promise<number[]> {
  const [matches = []] = await findMatchesOfEach(database, [search], among, now);
  return matches;
}

/** The same for several searches, reading each job once. */
export async function findMatchesOfEach(
  database: Sequelize,
  searches: readonly JobFilter[],
  among: Among,
  now: Date,
): Promise<number[][]> {
  const isEmpty = among !== "all" && "ids" in among && among.ids.length === 0;
  if (isEmpty || searches.length === 0) return searches.map(() => []);
  const where = all([...amongConditions(among), [OPEN, now]]);
  const conditions = searches.map((search) =>
    all([...jobConditions(search, now), ...placeConditions(search)]),
  );
  const columns = conditions.map(([sql], i) => `${sql} AS meets${i}`);
  const any = conditions.map((_, i) => `meets${i}`).join(" OR ");
  const rows = await select<JobRow>(
    database,
    `SELECT j.id, ${columns.join(",\n ")} FROM jobs j
     WHERE ${where[0]} HAVING ${any} ORDER BY j.id`,
    [...conditions, where].flatMap(([, ...values]) => values),
  );
  const found = searches.map((_, i) => rows.filter((row) => row[`meets${i}`] === 1));
  const jobs = await readJobs(database, found.filter((_, i) => isAboutWords(searches[i] ?? {})).flat());
  const matches = found.map((candidates, i) => {
    const isMatch = hasWords(searches[i] ?? {}, jobs);
    return candidates.map(({ id }) => id).filter(isMatch);
  });
  return Promise.all(matches.map((ids, i) => withinOutlines(database, searches[i] ?? {}, ids)));
}

/** Those of the jobs that have a place within the outlines, which meets the other conditions on place as well. */
async function withinOutlines(
  database: Sequelize,
  search: JobFilter,
  ids: readonly number[],
): Promise<number[]> {
  const { outlines } = search;
  if (outlines === undefined || outlines.length === 0 || ids.length === 0) return [...ids];
  const [where, ...values] = all([
    ["l.job_id IN (?)", ids],
    ["l.latitude IS NOT NULL"],
    ...spotConditions(search),
  ]);
  const spots = await select<{ id: number; latitude: number; longitude: number }>(
    database,
    `SELECT l.job_id AS id, CAST(${LATITUDE} AS DOUBLE) AS latitude, CAST(${LONGITUDE} AS DOUBLE) AS longitude
     FROM job_locations l WHERE ${where}`,
    values,
  );
  const within = spots.filter(({ latitude, longitude }) =>
    outlines.some((outline) => isWithin(outline, latitude, longitude)),
  );
  const jobs = new Set(within.map(({ id }) => id));
  return ids.filter((id) => jobs.has(id));
}

function all(conditions: readonly Condition[]): Condition {
  if (conditions.length === 0) return ["TRUE"];
  return [
    `(${conditions.map(([sql]) => sql).join("\n AND ")})`,
    ...conditions.flatMap(([, ...values]) => values),
  ];
}

function amongConditions(among: Among): Condition[] {
  if (among === "all") return [];
  return "ids" in among ? [["j.id IN (?)", among.ids]] : [["j.id BETWEEN ? AND ?", among.from, among.to]];
}

function jobConditions(filter: JobFilter, now: Date): Condition[] {
  const conditions: Condition[] = [];
  const isOneOf = (sql: string, values: readonly unknown[] | undefined): void => {
    if (values && values.length > 0) conditions.push([sql, values]);
  };
  isOneOf("j.company_id IN (?)", filter.companyIds);
  isOneOf("j.location_type IN (?)", filter.locationTypes);
  isOneOf("j.category_id IN (?)", filter.categoryIds);
  isOneOf("j.education_level IN (?)", filter.educationLevels);
  isOneOf(
    "EXISTS (SELECT 1 FROM job_employment_types t WHERE t.job_id = j.id AND t.employment_type IN (?))",
    filter.employmentTypes,
  );
  if (filter.payFloor !== undefined)
    conditions.push([
      `j.salary_currency = ? AND j.salary_min * CASE j.salary_unit ${PERIODS} END >= ?`,
      filter.currency ?? DEFAULT_CURRENCY,
      filter.payFloor,
    ]);
  if (filter.postedWithinDays !== undefined) {
    const hour = Math.floor(now.getTime() / 3_600_000) * 3_600;
    conditions.push([`${POSTED_AT} >= ?`, Math.max(1, hour - filter.postedWithinDays * 86_400)]);
  }
  return conditions;
}

const PERIODS = Object.entries(PAY_PERIODS_PER_YEAR)
  .map(([unit, count]) => `WHEN '${unit}' THEN ${count}`)
  .join(" ");

function spotConditions({ bbox, radius, area }: JobFilter): Condition[] {
  return [
    ...(bbox ? boxConditions(bbox) : []),
    ...(radius ? [radiusCondition(radius)] : []),
    ...(area ? [areaCondition(area)] : []),
  ];
}

/** A single place of the job must meet all of them; `withinOutlines` looks at the lines around areas. */
function placeConditions(search: JobFilter): Condition[] {
  const conditions = spotConditions(search);
  if (conditions.length === 0) return [];
  return [
    [
      `EXISTS (SELECT 1 FROM job_locations l WHERE l.job_id = j.id AND l.latitude IS NOT NULL
         AND ${conditions.map(([sql]) => sql).join(" AND ")})`,
      ...conditions.flatMap(([, ...values]) => values),
    ],
  ];
}

/** Positions are whole units of 1e-7 degree, as the index keeps them. */
const UNITS = 1e7;
const TURN = 360 * UNITS;
const LATITUDE = "FLOOR(l.latitude * 1e7 + 0.5)";
const LONGITUDE = "FLOOR(l.longitude * 1e7 + 0.5)";

function boxConditions({ west, south, east, north }: Bounds): Condition[] {
  const units = (degrees: number): number => Math.round(degrees * UNITS);
  const latitude: Condition = [`${LATITUDE} BETWEEN ? AND ?`, units(south), units(north)];
  if (units(east) - units(west) >= TURN) return [latitude];
  const wrapped = (degrees: number): number => ((units(degrees) % TURN) + TURN) % TURN;
  const width = (wrapped(east) - wrapped(west) + TURN) % TURN;
  return [latitude, [`MOD(${LONGITUDE} - ? + ${2 * TURN}, ${TURN}) <= ?`, wrapped(west), width]];
}

/** Great-circle distance (haversine) on a sphere of the Earth's mean radius. */
function radiusCondition({ latitude, longitude, metres }: Circle): Condition {
  const [lat, lng] = [`${LATITUDE} / 1e7`, `${LONGITUDE} / 1e7`];
  return [
    `2 * 6371008.8 * ASIN(LEAST(1, SQRT(POW(SIN(RADIANS(${lat} - ?) / 2), 2)
       + COS(RADIANS(${lat})) * COS(RADIANS(?)) * POW(SIN(RADIANS(${lng} - ?) / 2), 2)))) <= ?`,
    latitude,
    latitude,
    longitude,
    metres,
  ];
}

/** Levels of the quadtree whose cells an area names, and cells along one side of its last level. */
const LEVELS = 26;
const SIDE = 2 ** LEVELS;

/** Cells of the web-mercator square; the first and the last row also take what lies beyond it. */
function areaCondition({ level, x, y }: Area): Condition {
  const size = 2 ** (LEVELS - level);
  const sine = `SIN(RADIANS(GREATEST(-89.9, LEAST(89.9, ${LATITUDE} / 1e7))))`;
  const height = `GREATEST(0, LEAST(1, 0.5 - LN((1 + ${sine}) / (1 - ${sine})) / (4 * PI())))`;
  const column = `FLOOR(MOD(${LONGITUDE} + ${1.5 * TURN}, ${TURN}) * ${SIDE / TURN})`;
  const row = `LEAST(${SIDE - 1}, FLOOR(${height} * ${SIDE}))`;
  const cells = x.map((cell, i) => [cell, y[i] ?? 0]);
  return [`(FLOOR(${column} / ${size}), FLOOR(${row} / ${size})) IN (?)`, cells];
}

function isAboutWords({ text, clauses, without, companyText }: JobFilter): boolean {
  return Boolean(text || companyText || clauses?.length || without?.length);
}

/**
 * A database cannot compare words as the index does: rows that match everything else are read and their words are compared here, one by
 * one.
 */
function hasWords(
  { text = "", clauses = [], without = [], companyText = "" }: JobFilter,
  jobs: ReadonlyMap<number, IndexedJob>,
): (id: number) => boolean {
  const [wanted, named] = [searchWords(text), searchWords(companyText)];
  return (id) => {
    const job = jobs.get(id);
    if (job === undefined) return wanted.length + named.length + clauses.length + without.length === 0;
    return (
      wanted.every(
        ({ word, token, isPrefix }) =>
          hasTerm(job, { field: "word", value: word, isPrefix }) ||
          hasTerm(job, { field: "companyName", value: token, isPrefix }),
      ) &&
      clauses.every((clause) => meets(job, clause)) &&
      !without.some((clause) => meets(job, clause)) &&
      named.every(({ word }) => wordsOf(job.company).some((own) => own.startsWith(word)))
    );
  };
}

function meets(job: IndexedJob, clause: Clause): boolean {
  return clause.some((terms) => terms.every((term) => hasTerm(job, term)));
}

function hasTerm(job: IndexedJob, { field, value, isPrefix }: TermReference): boolean {
  return valuesOf(job, field).some((own) => (isPrefix ? own.startsWith(value) : own === value));
}

function valuesOf(job: IndexedJob, field: TermField): readonly string[] {
  if (field === "title") return wordsOf(job.title);
  if (field === "companyName") return tokens(job.company);
  if (field === "concept") return job.concepts;
  const words = [...wordsOf(job.title), ...wordsOf(job.words)];
  return field === "word" ? words : job.textWords.filter((word) => !words.includes(word));
}

async function readJobs(database: Sequelize, rows: readonly JobRow[]): Promise<Map<number, IndexedJob>> {
  const ids = [...new Set(rows.map(({ id }) => id))];
  return new Map((await readJobsById(database, ids)).map((job) => [job.id, job]));
}

function select<T extends object>(database: Sequelize, statement: string, values: unknown[]): Promise<T[]> {
  return database.query<T>(statement, { replacements: values, type: QueryTypes.SELECT });
}

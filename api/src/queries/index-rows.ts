import { setImmediate as breathe } from "node:timers/promises";
import type { EducationLevel, EmploymentType, LocationType, PayUnit, Precision } from "@jobmap/contract";
import { QueryTypes, type Sequelize, type Transaction } from "sequelize";
import { z } from "zod";
import { placeKeysOf } from "../landing/place-keys.ts";
import type { IndexedJob } from "../map/index.ts";
import { decodeEntities } from "../sanitize/html.ts";
import { annotate, type ListingFacts } from "../search/annotate.ts";
import { sqlTime } from "./sql-time.ts";

/** Jobs per read. Large enough to be fast, small enough that a million of them are never in memory twice. */
const BATCH = 2_500;

/** Jobs whose words are read before others have their turn: some milliseconds. */
const JOBS_A_TURN = 25;

/** A job `j` is public from its publication until `valid_through`; takes the current time. */
export const OPEN = "j.status = 'PUBLISHED' AND (j.valid_through IS NULL OR j.valid_through > ?)";

/** When a job `j` was posted, in seconds since 1970; null if no posting date is known. */
export const POSTED_AT = "CAST(UNIX_TIMESTAMP(j.date_posted) AS UNSIGNED)";

interface JobRow {
  id: number;
  company_id: number;
  title: string;
  company: string;
  category: string | null;
  category_id: number | null;
  location_type: LocationType;
  education_level: EducationLevel | null;
  salary_currency: string | null;
  salary_min: number | null;
  salary_max: number | null;
  salary_unit: PayUnit | null;
  posted_at: number | null;
  description: string;
  responsibilities: string | null;
  qualifications: string | null;
  /** Lists of texts, as JSON. */
  benefits: unknown;
  licences: unknown;
  occupation_code: string | null;
  months_of_experience: number | null;
  visa_sponsorship: number | null;
}
interface LocationRow {
  job_id: number;
  locality: string | null;
  region: string | null;
  country: string;
  latitude: number | null;
  longitude: number | null;
  precision: Precision | null;
}

/** Every open job in the form that the map index reads, in batches by ascending id. */
export async function* readOpenJobs(database: Sequelize, now: Date): AsyncGenerator<IndexedJob[]> {
  const statement = `${JOBS} WHERE j.id > ? AND ${OPEN} ORDER BY j.id LIMIT ${BATCH}`;
  // Settled, because whoever stops early does not wait for it.
  const read = (after: number) =>
    Promise.allSettled([select<JobRow>(database, statement, [after, sqlTime(now)])]);
  for (let next = read(0); ; ) {
    const [settled] = await next;
    if (settled.status === "rejected") throw settled.reason;
    const rows = settled.value;
    const last = rows.at(-1);
    if (!last) return;
    // The database works on the next while we read the words of these.
    next = read(last.id);
    yield await withParts(database, rows);
  }
}

/** Rows for those of `ids` whose jobs are open; the others have left the map. */
export async function readOpenJobsById(
  database: Sequelize,
  ids: readonly number[],
  now: Date,
  transaction?: Transaction,
): Promise<IndexedJob[]> {
  if (ids.length === 0) return [];
  const rows = await select<JobRow>(
    database,
    `${JOBS} WHERE j.id IN (?) AND ${OPEN}`,
    [ids, sqlTime(now)],
    transaction,
  );
  return withParts(database, rows, transaction);
}

/** Rows for those of `ids` that exist, open or not. */
export async function readJobsById(database: Sequelize, ids: readonly number[]): Promise<IndexedJob[]> {
  if (ids.length === 0) return [];
  return withParts(database, await select<JobRow>(database, `${JOBS} WHERE j.id IN (?)`, [ids]));
}

/** By ids, in their order. Left to choose, the optimizer begins with the companies and sorts all of their jobs, for each batch again. */
const JOBS = `SELECT j.id, j.company_id, j.title, c.name AS company, k.name AS category, j.category_id, j.location_type,
    j.education_level, j.salary_currency, j.salary_min, j.salary_max, j.salary_unit,
    j.description, j.responsibilities, j.qualifications, j.benefits, j.licences, j.occupation_code,
    j.months_of_experience, j.visa_sponsorship,
    ${POSTED_AT} AS posted_at
  FROM jobs j FORCE INDEX (PRIMARY) STRAIGHT_JOIN companies c ON c.id = j.company_id
    LEFT JOIN categories k ON k.id = j.category_id`;

/** Left to choose after many rows have come, it takes these tables for small, and reads all of them for each batch. */
const LOCATIONS = `SELECT job_id, locality, region, country, latitude, longitude, \`precision\`
  FROM job_locations FORCE INDEX (job_locations_job_position_unique) WHERE job_id IN (?) ORDER BY job_id, position`;
const EMPLOYMENT_TYPES =
  "SELECT job_id, employment_type FROM job_employment_types FORCE INDEX (PRIMARY) WHERE job_id IN (?)";
const SKILLS = `SELECT s.job_id, k.name FROM job_skills s FORCE INDEX (PRIMARY) STRAIGHT_JOIN skills k ON k.id = s.skill_id
  WHERE s.job_id IN (?)`;

async function withParts(
  database: Sequelize,
  rows: readonly JobRow[],
  transaction?: Transaction,
): Promise<IndexedJob[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const [locations, types, skills] = await Promise.all([
    select<LocationRow>(database, LOCATIONS, [ids], transaction),
    select<{ job_id: number; employment_type: EmploymentType }>(
      database,
      EMPLOYMENT_TYPES,
      [ids],
      transaction,
    ),
    select<{ job_id: number; name: string }>(database, SKILLS, [ids], transaction),
  ]);
  const locationsOf = groupByJob(locations);
  const typesOf = groupByJob(types);
  const skillsOf = groupByJob(skills);
  const annotated = (row: JobRow) => {
    const skillNames = (skillsOf.get(row.id) ?? []).map((skill) => skill.name);
    const employmentTypes = (typesOf.get(row.id) ?? []).map((type) => type.employment_type);
    const { concepts, ...words } = annotate(factsOf(row, skillNames, employmentTypes));
    return { ...words, concepts: [...concepts, ...placeKeysOf(locationsOf.get(row.id) ?? [])] };
  };
  const indexed = (row: JobRow): IndexedJob => ({
    id: row.id,
    companyId: row.company_id,
    title: row.title,
    company: row.company,
    ...annotated(row),
    employmentTypes: (typesOf.get(row.id) ?? []).map((type) => type.employment_type),
    locationType: row.location_type,
    categoryId: row.category_id,
    educationLevel: row.education_level,
    pay:
      row.salary_min === null || row.salary_currency === null || row.salary_unit === null
        ? null
        : { currency: row.salary_currency, min: row.salary_min, max: row.salary_max, unit: row.salary_unit },
    postedAt: row.posted_at === null ? null : Number(row.posted_at),
    locations: (locationsOf.get(row.id) ?? []).flatMap(({ latitude, longitude, precision }) =>
      latitude === null || longitude === null || precision === null
        ? []
        : [{ latitude, longitude, precision }],
    ),
  });
  const jobs: IndexedJob[] = [];
  for (const row of rows) {
    jobs.push(indexed(row));
    if (jobs.length % JOBS_A_TURN === 0) await breathe();
  }
  return jobs;
}

function factsOf(
  row: JobRow,
  skills: readonly string[],
  employmentTypes: readonly EmploymentType[],
): ListingFacts {
  const { title, company, category, description, responsibilities, qualifications } = row;
  return {
    title,
    company,
    category,
    skills,
    licenses: textsOf(row.licences),
    benefits: textsOf(row.benefits),
    prose: [description, responsibilities, qualifications].map((html) => proseOf(html ?? "")).join("\n"),
    employmentTypes,
    locationType: row.location_type,
    educationLevel: row.education_level,
    occupationCode: row.occupation_code,
    monthsOfExperience: row.months_of_experience,
    sponsorsVisa: row.visa_sponsorship === 1,
  };
}

const Texts = z.array(z.string()).catch([]);

/** The texts of a JSON column, which some servers and queries give as text. */
function textsOf(json: unknown): string[] {
  return Texts.parse(typeof json === "string" ? JSON.parse(json) : json);
}

/** The text of safe HTML, which has no scripts, comments or attributes but links; a line for each passage. */
function proseOf(html: string): string {
  return decodeEntities(html.replace(/<[^>]*>/g, "\n"));
}

function select<T extends object>(
  database: Sequelize,
  statement: string,
  replacements: unknown[],
  transaction: Transaction | null = null,
): Promise<T[]> {
  return database.query<T>(statement, { replacements, type: QueryTypes.SELECT, transaction });
}

function groupByJob<T extends { job_id: number }>(rows: readonly T[]): Map<number, T[]> {
  return Map.groupBy(rows, (row) => row.job_id);
}

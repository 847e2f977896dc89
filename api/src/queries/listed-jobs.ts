import { EMPLOYMENT_TYPES } from "@jobmap/contract";
import type { ListedJob, ListedLocation } from "../models/listed-job.ts";
import { COMPANY, type CompanyColumns, companyOf } from "./listed-companies.ts";
import { select } from "./plain-rows.ts";

/** What {@link JOBS} says of a job; MySQL has no booleans. */
interface JobColumns
  extends Omit<ListedJob, "company" | "category" | "locations" | "employmentTypes" | "isFeatured"> {
  readonly isFeatured: number;
  /** Such as "FULL_TIME,INTERN"; null without one. */
  readonly employmentTypes: string | null;
  readonly categoryId: number | null;
  readonly categoryCode: string;
  readonly categoryName: string;
}
/** One of its places of work; `position` is null for a job without any. */
interface LocationColumns extends Omit<ListedLocation, "position"> {
  readonly position: number | null;
}
type Row = JobColumns & CompanyColumns & LocationColumns;

const JOBS = `SELECT j.id, j.slug, j.title, j.location_type AS locationType, j.salary_currency AS salaryCurrency,
    j.salary_min AS salaryMin, j.salary_max AS salaryMax, j.salary_unit AS salaryUnit, j.occupation_code AS occupationCode,
    j.openings, j.hours_per_week AS hoursPerWeek, j.starts_on AS startsOn, j.ends_on AS endsOn, j.apply_kind AS applyKind,
    j.application_deadline AS applicationDeadline, j.valid_through AS validThrough, j.date_posted AS datePosted,
    j.last_confirmed_at AS lastConfirmedAt, j.source, j.status,
    j.first_published_at AS firstPublishedAt, j.is_featured AS isFeatured,
    c.id AS categoryId, c.code AS categoryCode, c.name AS categoryName,
    (SELECT GROUP_CONCAT(t.employment_type) FROM job_employment_types t WHERE t.job_id = j.id) AS employmentTypes,
    ${COMPANY},
    l.position, l.street, l.locality, l.region, l.postal_code AS postalCode, l.country, l.latitude, l.longitude, l.\`precision\`
  FROM jobs j JOIN companies m ON m.id = j.company_id LEFT JOIN categories c ON c.id = j.category_id
    LEFT JOIN job_locations l ON l.job_id = j.id
  WHERE j.id IN (:ids)`;

/** Ids that are asked for in this turn, and what will be known of them. */
let turn: { readonly ids: Set<number>; readonly jobs: Promise<Map<number, ListedJob>> } | undefined;

/**
 * Jobs by id with what lists show of them; ids whose row has been deleted meanwhile are missing. What is asked for in the same turn of the
 * event loop, as the parts of a page do, is one statement.
 */
export async function findListedJobs(ids: readonly number[]): Promise<Map<number, ListedJob>> {
  if (ids.length === 0) return new Map();
  turn ??= beginTurn();
  for (const id of ids) turn.ids.add(id);
  const jobs = await turn.jobs;
  const found = new Map<number, ListedJob>();
  for (const id of ids) {
    const job = jobs.get(id);
    if (job) found.set(id, job);
  }
  return found;
}

function beginTurn() {
  const ids = new Set<number>();
  const ended = new Promise<void>((resolve) => process.nextTick(resolve));
  const jobs = ended.then(() => {
    turn = undefined;
    return readJobs([...ids]);
  });
  return { ids, jobs };
}

/**
 * Plain rows of one statement, a row for each place of work: Sequelize's objects took two fifths of the time of a list, and three statements
 * instead of one a third more than this one.
 */
async function readJobs(ids: readonly number[]): Promise<Map<number, ListedJob>> {
  const jobs = new Map<number, ListedJob>();
  const locations = new Map<number, ListedLocation[]>();
  for (const row of await select<Row>(JOBS, ids)) {
    const own = locations.get(row.id) ?? [];
    if (isPlace(row)) own.push(locationOf(row));
    if (locations.has(row.id)) continue;
    locations.set(row.id, own);
    jobs.set(row.id, jobOf(row, own));
  }
  for (const own of locations.values()) own.sort((a, b) => a.position - b.position);
  return jobs;
}

const isPlace = (row: Row): row is Row & ListedLocation => row.position !== null;

function locationOf(row: ListedLocation): ListedLocation {
  const { position, street, locality, region, postalCode, country, latitude, longitude, precision } = row;
  return { position, street, locality, region, postalCode, country, latitude, longitude, precision };
}

function jobOf(row: Row, locations: readonly ListedLocation[]): ListedJob {
  const { categoryId, categoryCode, categoryName } = row;
  const types = new Set(row.employmentTypes?.split(","));
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    locationType: row.locationType,
    salaryCurrency: row.salaryCurrency,
    salaryMin: row.salaryMin,
    salaryMax: row.salaryMax,
    salaryUnit: row.salaryUnit,
    occupationCode: row.occupationCode,
    openings: row.openings,
    hoursPerWeek: row.hoursPerWeek,
    startsOn: row.startsOn,
    endsOn: row.endsOn,
    applyKind: row.applyKind,
    applicationDeadline: row.applicationDeadline,
    validThrough: row.validThrough,
    datePosted: row.datePosted,
    lastConfirmedAt: row.lastConfirmedAt,
    source: row.source,
    status: row.status,
    firstPublishedAt: row.firstPublishedAt,
    isFeatured: Boolean(row.isFeatured),
    company: companyOf(row),
    category: categoryId === null ? null : { id: categoryId, code: categoryCode, name: categoryName },
    locations,
    employmentTypes: EMPLOYMENT_TYPES.filter((type) => types.has(type)).map((employmentType) => ({
      employmentType,
    })),
  };
}

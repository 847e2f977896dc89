import { EMPLOYMENT_TYPES } from "@jobmap/contract";
import type { ListedJob, ListedLocation } from "../models/listed-job.ts";
import { findCompaniesOf } from "./listed-companies.ts";
import { select } from "./plain-rows.ts";

/** A row of {@link JOBS}; MySQL has no booleans. */
type JobRow = Omit<ListedJob, "company" | "category" | "locations" | "employmentTypes" | "isFeatured"> & {
  readonly isFeatured: number;
  /** Such as "FULL_TIME,INTERN"; null without one. */
  readonly employmentTypes: string | null;
  readonly categoryId: number | null;
  readonly categoryCode: string;
  readonly categoryName: string;
  readonly companyId: number;
};
type LocationRow = ListedLocation & { readonly jobId: number };

const JOBS = `SELECT j.id, j.slug, j.title, j.location_type AS locationType, j.salary_currency AS salaryCurrency,
    j.salary_min AS salaryMin, j.salary_max AS salaryMax, j.salary_unit AS salaryUnit, j.occupation_code AS occupationCode,
    j.openings, j.hours_per_week AS hoursPerWeek, j.starts_on AS startsOn, j.ends_on AS endsOn, j.apply_kind AS applyKind,
    j.application_deadline AS applicationDeadline, j.valid_through AS validThrough, j.date_posted AS datePosted,
    j.last_confirmed_at AS lastConfirmedAt, j.source, j.status,
    j.first_published_at AS firstPublishedAt, j.is_featured AS isFeatured, j.company_id AS companyId,
    c.id AS categoryId, c.code AS categoryCode, c.name AS categoryName,
    (SELECT GROUP_CONCAT(t.employment_type) FROM job_employment_types t WHERE t.job_id = j.id)
      AS employmentTypes
  FROM jobs j LEFT JOIN categories c ON c.id = j.category_id WHERE j.id IN (:ids)`;

const LOCATIONS = `SELECT l.job_id AS jobId, l.position, l.street, l.locality, l.region, l.postal_code AS postalCode, l.country,
    l.latitude, l.longitude, l.\`precision\`
  FROM job_locations l WHERE l.job_id IN (:ids) ORDER BY l.job_id, l.position`;

/**
 * Jobs by id with what lists show of them; ids whose row has been deleted meanwhile are missing. Plain rows: of a list with
 * Sequelize's objects, two fifths of the time were spent on making these.
 */
export async function findListedJobs(ids: readonly number[]): Promise<Map<number, ListedJob>> {
  if (ids.length === 0) return new Map();
  const [jobs, companies, locations] = await Promise.all([
    select<JobRow>(JOBS, ids),
    findCompaniesOf(ids),
    select<LocationRow>(LOCATIONS, ids),
  ]);
  const companyOf = new Map(companies.map((company) => [company.id, company]));
  const locationsOf = Map.groupBy(locations, ({ jobId }) => jobId);
  return new Map(
    jobs.flatMap((row) => {
      const company = companyOf.get(row.companyId);
      return company ? [[row.id, toJob(row, company, locationsOf.get(row.id) ?? [])]] : [];
    }),
  );
}

function toJob(
  { categoryId, categoryCode, categoryName, employmentTypes, isFeatured, ...job }: JobRow,
  company: NonNullable<ListedJob["company"]>,
  locations: readonly ListedLocation[],
): ListedJob {
  const types = new Set(employmentTypes?.split(","));
  return {
    ...job,
    isFeatured: Boolean(isFeatured),
    company,
    category: categoryId === null ? null : { id: categoryId, code: categoryCode, name: categoryName },
    locations,
    employmentTypes: EMPLOYMENT_TYPES.filter((type) => types.has(type)).map((employmentType) => ({
      employmentType,
    })),
  };
}

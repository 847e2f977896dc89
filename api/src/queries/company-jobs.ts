import type { EmploymentType, LocationType, PayUnit, Precision } from "@jobmap/contract/enums";
import { QueryTypes, type Sequelize } from "sequelize";
import type { CompanyJob, RegionJobs, Spot } from "../company-map/index.ts";
import type { Bounds } from "../map/index.ts";
import { countryName } from "../places/countries.ts";
import { REGION_NAMES } from "../places/regions.ts";
import { OPEN } from "./index-rows.ts";

interface JobRow {
  id: number;
  day: number | null;
  category_id: number | null;
  location_type: LocationType;
  salary_currency: string | null;
  salary_min: number | null;
  salary_max: number | null;
  salary_unit: PayUnit | null;
}
interface PointRow {
  job_id: number;
  latitude: number;
  longitude: number;
  precision: Precision;
  region: string | null;
  country: string | null;
}

/** The open jobs of a company at `now`, by id, as its map needs them. */
export async function readCompanyJobs(
  database: Sequelize,
  companyId: number,
  now: Date,
): Promise<CompanyJob[]> {
  const select = <T extends object>(statement: string) =>
    database.query<T>(statement, { replacements: [companyId, now], type: QueryTypes.SELECT });
  const [rows, points, types] = await Promise.all([
    select<JobRow>(
      `SELECT j.id, FLOOR(UNIX_TIMESTAMP(j.date_posted) / 86400) AS day, j.category_id, j.location_type,
         j.salary_currency, j.salary_min, j.salary_max, j.salary_unit
       FROM jobs j WHERE j.company_id = ? AND ${OPEN} ORDER BY j.id`,
    ),
    select<PointRow>(
      `SELECT l.job_id, l.latitude, l.longitude, l.\`precision\`, l.region, l.country FROM jobs j JOIN job_locations l ON l.job_id = j.id
       WHERE j.company_id = ? AND ${OPEN} AND l.latitude IS NOT NULL ORDER BY l.job_id, l.position`,
    ),
    select<{ job_id: number; employment_type: EmploymentType }>(
      `SELECT t.job_id, t.employment_type FROM jobs j JOIN job_employment_types t ON t.job_id = j.id
       WHERE j.company_id = ? AND ${OPEN}`,
    ),
  ]);
  const pointsOf = Map.groupBy(points, (row) => row.job_id);
  const typesOf = Map.groupBy(types, (row) => row.job_id);
  return rows.map((row) => ({
    id: row.id,
    day: row.day === null ? null : Number(row.day),
    pay:
      row.salary_min === null || row.salary_currency === null || row.salary_unit === null
        ? null
        : { currency: row.salary_currency, min: row.salary_min, max: row.salary_max, unit: row.salary_unit },
    locationType: row.location_type,
    employmentTypes: (typesOf.get(row.id) ?? []).map((type) => type.employment_type),
    categoryId: row.category_id,
    points: (pointsOf.get(row.id) ?? []).map(({ latitude, longitude, precision, region, country }) => ({
      latitude,
      longitude,
      precision,
      area: areaName(region, country),
      country,
    })),
  }));
}

/** Regions with a company's jobs as spots: each counts at the center of the box around its places. */
export function spotsOf(regions: readonly RegionJobs[]): (Spot & { readonly box: Bounds })[] {
  return regions.map(({ region, country, jobs, west, south, east, north }) => ({
    latitude: (south + north) / 2,
    longitude: (west + east) / 2,
    jobs,
    area: areaName(region, country),
    country,
    box: { west, south, east, north },
  }));
}

/** "Alaska", "Japan": a state of the United States, else the country. */
function areaName(region: string | null, country: string | null): string {
  if (country === null) return "";
  const state = country === "US" && region !== null ? REGION_NAMES.get(region) : undefined;
  return state ?? (/^[A-Z]{2}$/.test(country) ? countryName(country) : "");
}

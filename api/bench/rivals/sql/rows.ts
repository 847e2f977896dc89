import {
  EDUCATION_LEVELS,
  EMPLOYMENT_TYPES,
  LOCATION_TYPES,
  PAY_PERIODS_PER_YEAR,
} from "@jobmap/contract/enums";
import { columnOf, longitudeUnits, rowOf, toUnits } from "../../../src/map/core/geo.ts";
import type { Bounds, IndexedJob } from "../../../src/map/index.ts";

/** Columns of the two tables, all of them whole numbers but the last two of `jobs`. */
export const POINT_COLUMNS = [
  "id",
  "lon",
  "lat",
  "x",
  "y",
  "employment",
  "place",
  "category",
  "pay",
  "posted",
];
export const JOB_COLUMNS = [
  "id",
  "company",
  "employment",
  "place",
  "category",
  "education",
  "pay",
  "posted",
  "title",
  "words",
];

export type Cell = number | string;

/** Every point of a job, with what it is filtered by. Positions are whole units of 1e-7 degree, and the columns and rows of the map. */
export function pointRows(job: IndexedJob): number[][] {
  const { id, employment, place, category, pay, posted } = conditionsOf(job);
  return job.locations.map(({ longitude, latitude }) => {
    const [lon, lat] = [longitudeUnits(longitude), toUnits(latitude)];
    return [id, lon, lat, columnOf(lon), rowOf(lat), employment, place, category, pay, posted];
  });
}

export function jobRow(job: IndexedJob): Cell[] {
  const { id, employment, place, category, pay, posted } = conditionsOf(job);
  const education = job.educationLevel === null ? -1 : EDUCATION_LEVELS.indexOf(job.educationLevel);
  const words = `${job.title} ${job.company} ${job.words}`;
  return [id, job.companyId, employment, place, category, education, pay, posted, job.title, words];
}

function conditionsOf({ id, employmentTypes, locationType, categoryId, pay, postedAt }: IndexedJob) {
  return {
    id,
    employment: EMPLOYMENT_TYPES.findIndex((type) => employmentTypes.includes(type)),
    place: LOCATION_TYPES.indexOf(locationType),
    category: categoryId ?? -1,
    pay: pay === null ? -1 : pay.min * PAY_PERIODS_PER_YEAR[pay.unit],
    posted: postedAt ?? 0,
  };
}

/** A viewport in the units of the points, edges included. */
export function unitsOf({
  west,
  east,
  south,
  north,
}: Bounds): [west: number, east: number, south: number, north: number] {
  return [toUnits(west), toUnits(east), toUnits(south), toUnits(north)];
}

import { type EmploymentType, type LocationType, PAY_PERIODS_PER_YEAR } from "@jobmap/contract/enums";
import type { CompanyColumns } from "./company-columns.ts";
import type { Bounds } from "./geo.ts";
import { worldX, worldY } from "./mercator.ts";

/** Filters for a company's jobs in the browser. Empty lists and nulls match everything. */
export interface ColumnFilter {
  readonly employmentTypes: readonly EmploymentType[];
  readonly locationTypes: readonly LocationType[];
  /** Ids of categories. */
  readonly categories: readonly number[];
  /** Minimum annual pay, in cents. Jobs without pay or with pay in another currency do not match. */
  readonly payFloor: number | null;
}

/** The currency in which the server compares pay by default. */
const PAY_CURRENCY = "USD";

/** Matching entries, ascending. The rules are those of `GET user/job/list`. */
export function matchEntries(columns: CompanyColumns, filter: ColumnFilter): Uint32Array {
  const { length, trait, traits, pay, pays, meta } = columns;
  const rightTraits = traits.map(
    ({ employmentTypes, locationType, category }) =>
      (filter.employmentTypes.length === 0 ||
        filter.employmentTypes.some((type) => employmentTypes.includes(type))) &&
      (filter.locationTypes.length === 0 || filter.locationTypes.includes(locationType)) &&
      (filter.categories.length === 0 || filter.categories.includes(meta.categories[category]?.id ?? -1)),
  );
  const { payFloor } = filter;
  const rightPays = [
    payFloor === null,
    ...pays.map(
      ({ currency, min, unit }) =>
        payFloor === null || (currency === PAY_CURRENCY && min * PAY_PERIODS_PER_YEAR[unit] >= payFloor),
    ),
  ];
  const found = new Uint32Array(length);
  let count = 0;
  for (let entry = 0; entry < length; entry++) {
    if (rightTraits[trait[entry] ?? -1] && rightPays[pay[entry] ?? -1]) found[count++] = entry;
  }
  return found.subarray(0, count);
}

/** Distinct jobs among entries; if a box is given, only those inside it, which excludes jobs without a location. */
export function countJobs(columns: CompanyColumns, entries: Uint32Array, bounds?: Bounds): number {
  const inside = bounds === undefined ? () => true : insideOf(columns, bounds);
  const seen = new Set<number>();
  for (const entry of entries) if (inside(entry)) seen.add(columns.ids[entry] ?? 0);
  return seen.size;
}

function insideOf(
  { x, y }: CompanyColumns,
  { west, east, north, south }: Bounds,
): (entry: number) => boolean {
  const [left, right, top, bottom] = [worldX(west), worldX(east), worldY(north), worldY(south)];
  return (entry) => {
    const [atX, atY] = [x[entry] ?? Number.NaN, y[entry] ?? Number.NaN];
    const isWithin = left <= right ? atX >= left && atX <= right : atX >= left || atX <= right;
    return isWithin && atY >= top && atY <= bottom;
  };
}

import {
  EDUCATION_LABELS,
  type FacetName,
  type FacetValue,
  type Facets as WireFacets,
} from "@jobmap/contract";
import type { FacetCount, FacetGroup, Facets } from "../map/index.ts";
import { EMPLOYMENT_TYPE_LABELS, LOCATION_TYPE_LABELS } from "./labels.ts";

const dollars = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  maximumFractionDigits: 0,
});

/** What the index calls each group of the wire. */
export const FACET_GROUPS: Readonly<Record<FacetName, FacetGroup>> = {
  employment_type: "employmentTypes",
  location_type: "locationTypes",
  category: "categories",
  education: "educationLevels",
  pay_floor: "payFloors",
  posted_within: "postedWithinDays",
  company: "companies",
};

/** Counts of the index with display names. */
export function presentFacets(
  tag: string,
  facets: Facets,
  categories: ReadonlyMap<number, string>,
  companies: ReadonlyMap<number, { readonly name: string }>,
): WireFacets {
  return {
    tag,
    total: facets.total,
    employment_type: named(facets.employmentTypes, (value) => EMPLOYMENT_TYPE_LABELS[value]),
    location_type: named(facets.locationTypes, (value) => LOCATION_TYPE_LABELS[value]),
    category: named(facets.categories, (value) => categories.get(value)),
    education: named(facets.educationLevels, (value) => EDUCATION_LABELS[value]),
    pay_floor: named(facets.payFloors, (value) => `${dollars.format(value / 100)} a year or more`),
    posted_within: named(facets.postedWithinDays, (value) =>
      value === 1 ? "Last 24 hours" : `Last ${value} days`,
    ),
    company: named(facets.companies, (value) => companies.get(value)?.name),
  };
}

/** Leaves out values whose name has been deleted meanwhile. */
function named<V extends string | number>(
  counts: readonly FacetCount<V>[],
  labelOf: (value: V) => string | undefined,
): FacetValue[] {
  return counts.flatMap(({ value, count }) => {
    const label = labelOf(value);
    return label === undefined ? [] : [{ value: String(value), label, count }];
  });
}

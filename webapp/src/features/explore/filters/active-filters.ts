import type { EducationLevel } from "@jobmap/contract/enums";
import type { ExploreState } from "../../../lib/explore-state.ts";
import { EMPLOYMENT_TYPE_TEXT, LOCATION_TYPE_TEXT } from "../../../ui/index.ts";
import type { FilterNames } from "./filter-names.ts";

/** One active filter, with the search as it would be without it. */
export interface ActiveFilter {
  readonly id: string;
  /** Chip label: "$60,000 a year or more". */
  readonly text: string;
  /** Name used in the remove label: "pay", "Full time". */
  readonly name: string;
  readonly without: Partial<ExploreState>;
}

export const EDUCATION_TEXT: Readonly<Record<EducationLevel, string>> = {
  NONE: "No degree needed",
  HIGH_SCHOOL: "High school",
  ASSOCIATE: "Associate degree",
  BACHELOR: "Bachelor’s degree",
  MASTER: "Master’s degree",
  DOCTORATE: "Doctorate",
};

const DOLLARS = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  maximumFractionDigits: 0,
});

function payFloorText(cents: number): string {
  return `${DOLLARS.format(cents / 100)} a year or more`;
}

function postedText(days: number): string {
  return days === 1 ? "Posted today" : `Posted in the last ${days} days`;
}

/** Every active filter, in panel order. Keywords and place are not filters: they have fields of their own. */
export function activeFilters(state: ExploreState, names: FilterNames): ActiveFilter[] {
  const filters: ActiveFilter[] = [];
  const put = (id: string, text: string, name: string, without: Partial<ExploreState>) =>
    filters.push({ id, text, name, without });
  if (state.payFloor !== null) put("pay", payFloorText(state.payFloor), "pay", { payFloor: null });
  for (const type of state.employmentTypes) {
    const text = EMPLOYMENT_TYPE_TEXT[type];
    put(type, text, text, { employmentTypes: state.employmentTypes.filter((other) => other !== type) });
  }
  for (const type of state.locationTypes) {
    const text = LOCATION_TYPE_TEXT[type];
    put(type, text, text, { locationTypes: state.locationTypes.filter((other) => other !== type) });
  }
  if (state.postedWithin !== null)
    put("posted", postedText(state.postedWithin), "date", { postedWithin: null });
  for (const id of state.categories) {
    const text = names.categories[id] ?? "Category";
    put(`category-${id}`, text, text, { categories: state.categories.filter((other) => other !== id) });
  }
  for (const level of state.education) {
    const text = EDUCATION_TEXT[level];
    put(level, text, text, { education: state.education.filter((other) => other !== level) });
  }
  for (const id of state.companies) {
    const text = names.companies[id] ?? "Employer";
    put(`company-${id}`, text, text, { companies: state.companies.filter((other) => other !== id) });
  }
  if (state.within !== null) put("within", "Drawn on the map", "drawn areas", { within: null });
  if (state.companyInfo) put("company-info", state.companyInfo, state.companyInfo, { companyInfo: "" });
  if (state.thirdParty) put("third-party", state.thirdParty, state.thirdParty, { thirdParty: "" });
  return filters;
}

/** All filters cleared; keywords and place stay. */
export const NO_FILTERS = {
  payFloor: null,
  employmentTypes: [],
  locationTypes: [],
  postedWithin: null,
  categories: [],
  education: [],
  companies: [],
  companyInfo: "",
  thirdParty: "",
} as const satisfies Partial<ExploreState>;

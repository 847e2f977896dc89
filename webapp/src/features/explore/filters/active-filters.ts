import type { EducationLevel } from "@jobmap/contract/enums";
import { t } from "#text";
import { categoryText } from "../../../lib/category-text.ts";
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
  NONE: t`No degree needed`,
  HIGH_SCHOOL: t`High school`,
  ASSOCIATE: t`Associate degree`,
  BACHELOR: t`Bachelor’s degree`,
  MASTER: t`Master’s degree`,
  DOCTORATE: t`Doctorate`,
};

const DOLLARS = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  maximumFractionDigits: 0,
});

function payFloorText(cents: number): string {
  return t`${DOLLARS.format(cents / 100)} a year or more`;
}

function postedText(days: number): string {
  return days === 1 ? t`Posted today` : t`Posted in the last ${days} days`;
}

/** Every active filter, in panel order. Keywords and place are not filters: they have fields of their own. */
export function activeFilters(state: ExploreState, names: FilterNames): ActiveFilter[] {
  const filters: ActiveFilter[] = [];
  const put = (id: string, text: string, name: string, without: Partial<ExploreState>) =>
    filters.push({ id, text, name, without });
  if (state.payFloor !== null) put("pay", payFloorText(state.payFloor), t`pay`, { payFloor: null });
  for (const type of state.employmentTypes) {
    const text = EMPLOYMENT_TYPE_TEXT[type];
    put(type, text, text, { employmentTypes: state.employmentTypes.filter((other) => other !== type) });
  }
  for (const type of state.locationTypes) {
    const text = LOCATION_TYPE_TEXT[type];
    put(type, text, text, { locationTypes: state.locationTypes.filter((other) => other !== type) });
  }
  if (state.postedWithin !== null)
    put("posted", postedText(state.postedWithin), t`date`, { postedWithin: null });
  for (const id of state.categories) {
    const name = names.categories[id];
    const text = name === undefined ? t`Category` : categoryText(name);
    put(`category-${id}`, text, text, { categories: state.categories.filter((other) => other !== id) });
  }
  for (const level of state.education) {
    const text = EDUCATION_TEXT[level];
    put(level, text, text, { education: state.education.filter((other) => other !== level) });
  }
  for (const id of state.companies) {
    const text = names.companies[id] ?? t`Employer`;
    put(`company-${id}`, text, text, { companies: state.companies.filter((other) => other !== id) });
  }
  if (state.within !== null) put("within", t`Drawn on the map`, t`drawn areas`, { within: null });
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

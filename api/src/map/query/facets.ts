import { EDUCATION_LEVELS, EMPLOYMENT_TYPES, LOCATION_TYPES } from "@jobmap/contract/enums";
import { PAY_BANDS, POSTED_DAYS } from "@jobmap/contract/limits";
import { hasBit, lowestBit } from "../core/bits.ts";
import type { FacetCount, FacetGroup, Facets, JobFilter } from "../core/types.ts";
import type { Entries } from "../store/entries.ts";
import { educationTerm, employmentTerm, locationTerm } from "../store/terms.ts";
import { DEFAULT_CURRENCY, makePlan, postedSince } from "./plan.ts";
import type { Selection, Selector } from "./select.ts";

const TOP_COMPANIES = 10;

type Fields = readonly (keyof JobFilter)[];

/** Counts each value of each group, or of those in `only`, under all conditions except the group's own. */
export function countFacets(
  entries: Entries,
  selector: Selector,
  filter: JobFilter,
  now: number,
  only?: readonly FacetGroup[],
): Facets {
  const { terms, currencies } = entries.vocabulary;
  const currency = currencies.indexOf(filter.currency ?? DEFAULT_CURRENCY);
  const categoryTerms = new Map([...terms.entries("category")].map(([key, term]) => [Number(key), term]));
  const countEach = <V>(values: readonly V[], count: (value: V) => number): FacetCount<V>[] =>
    values.map((value) => ({ value, count: count(value) }));
  const countTerms = <V>(values: readonly V[], bits: Uint32Array, termOf: (value: V) => number) =>
    countEach(values, (value) => countTerm(entries, selector, bits, termOf(value)));
  const countSets = (values: readonly number[], setOf: (value: number) => Uint32Array) =>
    countEach(values, (value) => selector.narrow([setOf(value)]).count);

  const facets: { -readonly [group in keyof Facets]: Facets[group] } = {
    total: 0,
    employmentTypes: [],
    locationTypes: [],
    educationLevels: [],
    categories: [],
    payFloors: [],
    postedWithinDays: [],
    companies: [],
  };
  /** The conditions of each group, and how it is counted among the jobs of the last selection. */
  const known: readonly (readonly [group: keyof Facets, own: Fields, count: (jobs: Selection) => void])[] = [
    ["total", [], ({ count }) => (facets.total = count)],
    [
      "employmentTypes",
      ["employmentTypes"],
      ({ bits }) => (facets.employmentTypes = countTerms(EMPLOYMENT_TYPES, bits, employmentTerm)),
    ],
    [
      "locationTypes",
      ["locationTypes"],
      ({ bits }) => (facets.locationTypes = countTerms(LOCATION_TYPES, bits, locationTerm)),
    ],
    [
      "educationLevels",
      ["educationLevels"],
      ({ bits }) => (facets.educationLevels = countTerms(EDUCATION_LEVELS, bits, educationTerm)),
    ],
    [
      "categories",
      ["categoryIds"],
      ({ bits }) =>
        (facets.categories = countTerms([...categoryTerms.keys()], bits, (id) => categoryTerms.get(id)!)
          .filter(({ count }) => count > 0)
          .sort(mostFirst)),
    ],
    [
      "payFloors",
      ["payFloor"],
      () => (facets.payFloors = countSets(PAY_BANDS, (floor) => entries.sets.paidFrom(currency, floor))),
    ],
    [
      "postedWithinDays",
      ["postedWithinDays"],
      () =>
        (facets.postedWithinDays = countSets(POSTED_DAYS, (days) =>
          entries.sets.postedSince(postedSince(days, now)),
        )),
    ],
    [
      "companies",
      ["companyIds", "companyText"],
      ({ bits }) => (facets.companies = topCompanies(entries, bits)),
    ],
  ];
  const groups = known.filter(([group]) => group === "total" || !only || only.includes(group));
  const isFree = (own: Fields): boolean => own.every((field) => filter[field] === undefined);
  const all = selector.jobs(makePlan(entries, filter, now));
  for (const [, own, count] of groups) if (isFree(own)) count(all);
  for (const [, own, count] of groups) {
    if (isFree(own)) continue;
    const rest = { ...filter };
    for (const field of own) delete rest[field];
    count(selector.jobs(makePlan(entries, rest, now)));
  }
  return facets;
}

/** Jobs of the last selection, `bits`, that have a term. */
function countTerm(entries: Entries, selector: Selector, bits: Uint32Array, term: number): number {
  const bitmap = entries.sets.bitmap(term);
  if (bitmap !== null) return selector.narrow([bitmap]).count;
  let count = 0;
  for (const list of entries.sets.lists(term))
    for (const position of list) if (hasBit(bits, position)) count++;
  return count;
}

function topCompanies(entries: Entries, jobs: Uint32Array): FacetCount<number>[] {
  const { companies } = entries.vocabulary;
  const { company } = entries.store.columns;
  const counts = new Uint32Array(companies.size);
  for (let word = 0; word < jobs.length; word++)
    for (let rest = jobs[word]!; rest !== 0; rest &= rest - 1)
      counts[company[(word << 5) + lowestBit(rest)]!]!++;
  const top: FacetCount<number>[] = [];
  for (const [label, count] of counts.entries()) {
    const value = companies.key(label);
    if (count === 0 || value === undefined) continue;
    if (top.length === TOP_COMPANIES && mostFirst({ value, count }, top[TOP_COMPANIES - 1]!) > 0) continue;
    top.push({ value, count });
    top.sort(mostFirst);
    top.length = Math.min(top.length, TOP_COMPANIES);
  }
  return top;
}

/** Ties are sorted by the lower value. */
function mostFirst(a: FacetCount<number>, b: FacetCount<number>): number {
  return b.count - a.count || a.value - b.value;
}

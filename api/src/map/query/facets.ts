import { EDUCATION_LEVELS, EMPLOYMENT_TYPES, LOCATION_TYPES } from "@jobmap/contract/enums";
import { PAY_BANDS, POSTED_DAYS } from "@jobmap/contract/limits";
import { lowestBit } from "../core/bits.ts";
import type { FacetCount, FacetGroup, Facets, JobFilter } from "../core/types.ts";
import type { Entries } from "../store/entries.ts";
import { educationTerm, employmentTerm, locationTerm } from "../store/terms.ts";
import { DEFAULT_CURRENCY, makePlan, postedSince } from "./plan.ts";
import type { Selection, Selector } from "./select.ts";
import { countTerms } from "./term-counts.ts";

const TOP_COMPANIES = 10;

type Fields = readonly (keyof JobFilter)[];

/** Jobs, and how many of them have each term, counted when that is asked for the first time. */
interface Counted extends Selection {
  terms(): ReadonlyMap<number, number>;
}

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
  const countBy = <V>(values: readonly V[], { terms: counts }: Counted, termOf: (value: V) => number) =>
    countEach(values, (value) => counts().get(termOf(value)) ?? 0);
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
  const known: readonly (readonly [group: keyof Facets, own: Fields, count: (jobs: Counted) => void])[] = [
    ["total", [], ({ count }) => (facets.total = count)],
    [
      "employmentTypes",
      ["employmentTypes"],
      (jobs) => (facets.employmentTypes = countBy(EMPLOYMENT_TYPES, jobs, employmentTerm)),
    ],
    [
      "locationTypes",
      ["locationTypes"],
      (jobs) => (facets.locationTypes = countBy(LOCATION_TYPES, jobs, locationTerm)),
    ],
    [
      "educationLevels",
      ["educationLevels"],
      (jobs) => (facets.educationLevels = countBy(EDUCATION_LEVELS, jobs, educationTerm)),
    ],
    [
      "categories",
      ["categoryIds"],
      (jobs) =>
        (facets.categories = countBy([...categoryTerms.keys()], jobs, (id) => categoryTerms.get(id)!)
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
  const find = (conditions: JobFilter): Counted => {
    const { bits, count } = selector.jobs(makePlan(entries, conditions, now));
    let counts: ReadonlyMap<number, number> | undefined;
    return { bits, count, terms: () => (counts ??= countTerms(entries, selector, bits)) };
  };
  const all = find(filter);
  for (const [, own, count] of groups) if (isFree(own)) count(all);
  for (const [, own, count] of groups) {
    if (isFree(own)) continue;
    const rest = { ...filter };
    for (const field of own) delete rest[field];
    count(find(rest));
  }
  return facets;
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

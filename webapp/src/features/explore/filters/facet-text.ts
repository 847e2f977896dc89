import type { Facets, FacetValue } from "@jobmap/contract";
import type { ExploreState } from "../../../lib/explore-state.ts";

/** The groups of values that the filter bar itself shows; all others are asked for by the panels that show them. */
export const QUICK_FACETS = ["category", "location_type"] as const;
export type QuickFilters = Pick<Facets, (typeof QUICK_FACETS)[number]>;

/** One value of a facet, ready for display. */
export interface FacetChoice<Value> {
  readonly value: Value;
  readonly label: string;
  /** Undefined if the counts did not load. */
  readonly count: number | undefined;
}

/** Values in the order of a fixed list, each with its count. They can be selected even without counts. */
export function choicesOf<Value extends string | number>(
  values: readonly Value[],
  label: (value: Value) => string,
  facet: readonly FacetValue[] | undefined,
): FacetChoice<Value>[] {
  const counts = new Map(facet?.map((entry) => [entry.value, entry.count]));
  return values.map((value) => ({
    value,
    label: label(value),
    count: facet === undefined ? undefined : (counts.get(String(value)) ?? 0),
  }));
}

/** Adds a value to a list or removes it, keeping the order of `all`. */
export function toggled<Value>(
  list: readonly Value[],
  value: Value,
  all: readonly Value[] = [...list, value],
): Value[] {
  const next = new Set(list);
  if (!next.delete(value)) next.add(value);
  return [...new Set([...all, ...next])].filter((other) => next.has(other));
}

/** Number of active filters. */
export function countFilters(state: ExploreState): number {
  const { companies, employmentTypes, locationTypes, categories, education } = state;
  const lists = [companies, employmentTypes, locationTypes, categories, education];
  const single = [state.payFloor, state.postedWithin, state.companyInfo || null, state.thirdParty || null];
  return lists.reduce((sum, list) => sum + list.length, 0) + single.filter((value) => value !== null).length;
}

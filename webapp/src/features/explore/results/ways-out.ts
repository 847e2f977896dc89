import type { Call } from "@jobmap/contract";
import { queryString } from "@jobmap/contract/query-string";
import { changed, type ExploreState } from "../../../lib/explore-state.ts";
import { activeFilters, NO_FILTERS } from "../filters/active-filters.ts";
import type { FilterNames } from "../filters/filter-names.ts";
import { filterQuery } from "../state/query.ts";

/** One way to broaden the search. */
export interface WayOut {
  readonly id: string;
  readonly change: Partial<ExploreState>;
}

/** A broader search that has results, with its exact count. */
export interface CountedWay extends WayOut {
  readonly count: number;
}

const WIDER = [50, 100, 250] as const;
/** As many as the API counts in one question. Not imported: pages that need another limit would load it too. A test compares. */
export const MAX_WAYS = 20;
/** Ways that drop more or other than one filter. */
const OTHER_WAYS = 4;

/** Ways to broaden a search without matches: drop each filter alone, the keyword, the distance, then everything. */
export function waysOut(state: ExploreState): WayOut[] {
  const nameless: FilterNames = { companies: {}, categories: {} };
  const filters = activeFilters(state, nameless).map(({ id, without }) => ({ id, change: without }));
  const count = filters.length;
  const ways: WayOut[] = filters.slice(0, MAX_WAYS - OTHER_WAYS);
  if (state.search !== "") ways.push({ id: "search", change: { search: "" } });
  if (state.point !== null && state.bounds === null && state.area === null) {
    const wider = WIDER.find((miles) => miles > state.distance);
    if (wider !== undefined) ways.push({ id: "distance", change: { distance: wider } });
  }
  if (count > 1) ways.push({ id: "filters", change: NO_FILTERS });
  if (state.bounds !== null || state.point !== null || state.extent !== null || state.within !== null)
    ways.push({
      id: "everywhere",
      change: { bounds: null, point: null, extent: null, within: null, location: "", at: null, sort: null },
    });
  return ways;
}

/** Counts the results of each in one question, and keeps those that have any. */
export async function countWaysOut(
  state: ExploreState,
  call: Call,
  options: { readonly signal: AbortSignal },
): Promise<CountedWay[]> {
  const ways = waysOut(state);
  if (ways.length === 0) return [];
  const searches = ways.map(({ change }) =>
    Object.fromEntries(new URLSearchParams(queryString(filterQuery(changed(state, change))))),
  );
  const totals = await call("POST user/job/totals", { body: { searches } }, options).catch(() => []);
  return ways.flatMap((way, i) => {
    const count = totals[i];
    return count ? [{ ...way, count }] : [];
  });
}

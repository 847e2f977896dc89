import type { Call } from "@jobmap/contract";
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

/** Ways to broaden a search without matches: drop each filter alone, the keyword, the distance, then everything. */
export function waysOut(state: ExploreState): WayOut[] {
  const nameless: FilterNames = { companies: {}, categories: {} };
  const ways: WayOut[] = activeFilters(state, nameless).map(({ id, without }) => ({ id, change: without }));
  const count = ways.length;
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

/** Counts the results of each and keeps those that have any. */
export async function countWaysOut(
  state: ExploreState,
  call: Call,
  options: { readonly signal: AbortSignal },
): Promise<CountedWay[]> {
  const counted = await Promise.all(
    waysOut(state).map(async ({ id, change }) => {
      // A total is all that is shown: the counts of every filter would cost some ten times as much.
      const query = { ...filterQuery(changed(state, change)), limit: 1, purpose: "page" } as const;
      const list = await call("GET user/job/list", { query }, options).catch(() => null);
      return { id, change, count: list?.total ?? 0 };
    }),
  );
  return counted.filter(({ count }) => count > 0);
}

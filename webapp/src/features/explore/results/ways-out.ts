import type { Call } from "@jobmap/contract";
import { changed, type ExploreState } from "../../../lib/explore-state.ts";
import { activeFilters, NO_FILTERS } from "../filters/active-filters.ts";
import type { FilterNames } from "../filters/filter-names.ts";
import { filterQuery } from "../state/query.ts";

/** Something to loosen. */
export interface WayOut {
  readonly id: string;
  readonly change: Partial<ExploreState>;
}

/** One that leads to jobs: exactly so many. */
export interface CountedWay extends WayOut {
  readonly count: number;
}

const WIDER = [50, 100, 250] as const;

/** What could be loosened when nothing matches: each filter alone, the keyword, the distance, then all at once. */
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
  if (state.bounds !== null || state.point !== null)
    ways.push({
      id: "everywhere",
      change: { bounds: null, point: null, location: "", at: null, sort: null },
    });
  return ways;
}

/** Counts them and keeps those that lead somewhere. */
export async function countWaysOut(
  state: ExploreState,
  call: Call,
  options: { readonly signal: AbortSignal },
): Promise<CountedWay[]> {
  const counted = await Promise.all(
    waysOut(state).map(async ({ id, change }) => {
      const query = filterQuery(changed(state, change));
      const facets = await call("GET user/job/filter-data", { query }, options).catch(() => null);
      return { id, change, count: facets?.total ?? 0 };
    }),
  );
  return counted.filter(({ count }) => count > 0);
}

import { queryString } from "@jobmap/contract/query-string";
import type { ExploreState } from "../../lib/explore-state.ts";
import { filterQuery } from "../explore/state/query.ts";

/**
 * What an alert of this search looks for, as the API accepts it. It ignores `postedWithin`, since alerts report only new jobs, and any open
 * stack.
 */
export function alertSearch(state: ExploreState): Record<string, string> {
  const query = filterQuery({ ...state, postedWithin: null, area: null });
  return Object.fromEntries(new URLSearchParams(queryString(query)));
}

import { useEffect } from "react";
import { call } from "../../../lib/api.ts";
import type { ExploreState } from "../../../lib/explore-state.ts";
import { useSession } from "../../../lib/session.ts";
import { listQuery } from "../state/query.ts";
import type { ExploreData } from "./load.ts";

/**
 * Keeps a search that an address brought in a candidate's history. The server, which answered it with the page, does not know who is
 * here; all later searches are the browser's own, and say so themselves.
 */
export function useKeptSearch({ isFromServer, list, query }: ExploreData, state: ExploreState): void {
  const isCandidate = useSession(({ profile }) => profile?.role === "user");
  // biome-ignore lint/correctness/useExhaustiveDependencies: the search is the one of this query
  useEffect(() => {
    if (!isCandidate || !isFromServer || !list.ok || !isSearch(state)) return;
    // A history without it is no reason to interrupt anybody.
    call("GET user/job/list", { query: { ...listQuery(state), limit: 1, purpose: "history" } }).catch(
      () => {},
    );
  }, [isCandidate, isFromServer, query]);
}

/** Looking around on the map, or further down a list, is no search. */
function isSearch({ search, companyInfo, thirdParty, location, bounds, page }: ExploreState): boolean {
  return [search, companyInfo, thirdParty, location].some((words) => words !== "") && !bounds && page === 1;
}

import { useEffect } from "react";
import { call } from "../../../lib/api.ts";
import type { ExploreState } from "../../../lib/explore-state.ts";
import { useSession } from "../../../lib/session.ts";
import { listQuery } from "../state/query.ts";
import type { ExploreData } from "./load.ts";

/**
 * Saves a search that was opened by its address in the candidate's search history. The server rendered its results without knowing the
 * signed-in user; the browser makes all later searches itself, so the API records those.
 */
export function useKeptSearch({ isFromServer, list, query }: ExploreData, state: ExploreState): void {
  const isCandidate = useSession(({ profile }) => profile?.role === "user");
  // biome-ignore lint/correctness/useExhaustiveDependencies: the search is the one of this query
  useEffect(() => {
    if (!isCandidate || !isFromServer || !list.ok || !isSearch(state)) return;
    // If saving fails, do not interrupt the user.
    call("GET user/job/list", { query: { ...listQuery(state), limit: 1, purpose: "history" } }).catch(
      () => {},
    );
  }, [isCandidate, isFromServer, query]);
}

/** Moving the map or paging through a list does not count as a search. */
function isSearch({ search, companyInfo, thirdParty, location, bounds, page }: ExploreState): boolean {
  return [search, companyInfo, thirdParty, location].some((words) => words !== "") && !bounds && page === 1;
}

import { useMemo } from "react";
import { type ExploreState, readState } from "../../../lib/explore-state.ts";
import { type Show, useExploreState } from "../state/use-explore-state.ts";
import type { ExploreData } from "./load.ts";

interface Searches {
  /** What the address says, or is about to say. */
  readonly state: ExploreState;
  /** The same, with the point of its place when that is known. */
  readonly coming: ExploreState;
  /** The search whose jobs are shown. */
  readonly settled: ExploreState;
  readonly dropped: readonly string[];
  readonly show: Show;
}

/** The search that is shown and the one that is asked for; they differ while jobs are being fetched. */
export function useSearches(data: ExploreData): Searches {
  const settled = useMemo(() => {
    const { state } = readState(new URLSearchParams(data.query));
    return { ...state, point: state.point ?? data.point };
  }, [data]);
  const { state, dropped, show } = useExploreState((next) => withPoint(next, settled));
  const coming = useMemo(() => withPoint(state, settled), [state, settled]);
  return { state, coming, settled, dropped, show };
}

/** A place that was found by name keeps its point while other things change. */
function withPoint(state: ExploreState, settled: ExploreState): ExploreState {
  return state.point === null && state.location !== "" && state.location === settled.location
    ? { ...state, point: settled.point }
    : state;
}

/** While a place is being looked up, the map stays with the search before. */
export function onMap(coming: ExploreState, settled: ExploreState): ExploreState {
  return coming.point === null && coming.location !== "" && coming.bounds === null ? settled : coming;
}

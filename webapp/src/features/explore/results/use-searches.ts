import { useMemo } from "react";
import { type ExploreState, readState } from "../../../lib/explore-state.ts";
import { type Show, useExploreState } from "../state/use-explore-state.ts";
import type { ExploreData } from "./load.ts";

interface Searches {
  /** The state in the address, or the pending one. */
  readonly state: ExploreState;
  /** The same with the place's coordinates, if known. */
  readonly coming: ExploreState;
  /** The search whose jobs are shown. */
  readonly settled: ExploreState;
  readonly dropped: readonly string[];
  readonly show: Show;
  /** The newest state, including one that is not rendered yet. */
  readonly newest: () => ExploreState;
}

/** The displayed search and the requested one; they differ while jobs are being fetched. */
export function useSearches(data: ExploreData): Searches {
  const settled = useMemo(() => {
    const { state } = readState(new URLSearchParams(data.query));
    return { ...state, point: state.point ?? data.point, extent: data.extent };
  }, [data]);
  const { state, dropped, show, newest } = useExploreState((next) => withPoint(next, settled));
  const coming = useMemo(() => withPoint(state, settled), [state, settled]);
  return { state, coming, settled, dropped, show, newest };
}

/** A place that was resolved by name keeps its coordinates or its extent while other things change. */
function withPoint(state: ExploreState, settled: ExploreState): ExploreState {
  return state.point === null && state.location !== "" && state.location === settled.location
    ? { ...state, point: settled.point, extent: state.extent ?? settled.extent }
    : state;
}

/** While a place is being resolved, the map stays on the previous search. */
export function onMap(coming: ExploreState, settled: ExploreState): ExploreState {
  const isUnknown = coming.point === null && coming.extent === null && coming.location !== "";
  return isUnknown && coming.bounds === null ? settled : coming;
}

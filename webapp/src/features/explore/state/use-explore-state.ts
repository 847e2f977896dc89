import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useLocation, useNavigate, useNavigation, useNavigationType } from "react-router";
import {
  type ExploreState,
  listKey,
  type Reading,
  readState,
  writeState,
} from "../../../lib/explore-state.ts";
import { type LayerName, readStep, type Step } from "./step.ts";

/** How a change is added to the history: `push` if Back should undo it. */
export type History = "push" | "replace";

export type Show = (
  next: ExploreState | ((current: ExploreState) => ExploreState),
  history?: History,
  /** The layer that a push opens, or that a replacement leaves open, so that going back closes it. */
  layer?: LayerName,
) => void;

interface ExploreAddress extends Reading {
  /** Navigates to another state. A function receives the newest state, including a pending navigation. */
  show: Show;
}

/**
 * The state in the address; while its jobs are being fetched, the pending state.
 * @param complete fills in what is known so far, such as the coordinates of a typed place
 */
export function useExploreState(complete: (state: ExploreState) => ExploreState): ExploreAddress {
  const { pathname, search: settled, key, state: carried } = useLocation();
  const isBack = useNavigationType() === "POP";
  const { location: coming } = useNavigation();
  const navigate = useNavigate();
  const search = coming?.pathname === pathname ? coming.search : settled;
  const reading = useMemo(() => readState(new URLSearchParams(search)), [search]);
  const latest = useRef(0);
  /** On slow pages, a navigation can arrive after a newer one has already been started here. */
  const isOvertaken = () => !isBack && (readStep(carried)?.step ?? latest.current) < latest.current;
  // The router reports a navigation with a delay, but a pressed box must react at once.
  const [wanted, setWanted] = useState<ExploreState | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the router has caught up
  useEffect(() => {
    if (!isOvertaken()) setWanted(null);
  }, [search, key]);

  const newest = useRef(reading.state);
  newest.current = wanted ?? reading.state;
  const completing = useRef(complete);
  completing.current = complete;
  // A replace that overtakes a pending push must not lose the push's history entry.
  const pushing = useRef<Pick<Step, "layer">>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key means that a navigation arrived
  useEffect(() => {
    if (!isOvertaken()) pushing.current = undefined;
  }, [key]);

  const show = useCallback<Show>(
    (next, history = "push", layer) => {
      const asked = typeof next === "function" ? next(newest.current) : next;
      const sameList = listKey(asked) === listKey(newest.current);
      const state = sameList ? asked : completing.current(asked);
      newest.current = state;
      setWanted(state);
      if (history === "push") pushing.current = { layer };
      latest.current++;
      const step: Step = { step: latest.current, layer: layer ?? pushing.current?.layer };
      const query = writeState(state).toString();
      navigate(
        { pathname: "/jobmap", search: query && `?${query}` },
        { replace: !pushing.current, preventScrollReset: true, state: step },
      );
    },
    [navigate],
  );
  return { ...reading, state: wanted ?? reading.state, show };
}

/** The address of a state, for links. */
export function stateLink(state: ExploreState): { pathname: string; search: string } {
  const query = writeState(state).toString();
  return { pathname: "/jobmap", search: query && `?${query}` };
}

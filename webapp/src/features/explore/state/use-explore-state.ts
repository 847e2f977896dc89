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
  /** The newest state, including one that is not rendered yet. For events from outside React, such as the map's. */
  newest: () => ExploreState;
}

/** A state that was asked for, and the number of that change. */
interface Wanted {
  readonly state: ExploreState;
  readonly step: number;
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
  // The change that the address has reached. Other navigations than changes, such as Back, come after every change made before them.
  const arrived = useRef({ key: "", step: 0 });
  if (arrived.current.key !== key) {
    const step = isBack ? undefined : readStep(carried)?.step;
    arrived.current = { key, step: step ?? latest.current };
  }
  // The router reports a navigation with a delay, but a pressed box must react at once.
  const [wanted, setWanted] = useState<Wanted | null>(null);
  // A replace that overtakes a pending push must not lose the push's history entry. It is pending while the browser is at the same entry.
  const pushing = useRef<Pick<Step, "layer"> & { from: unknown }>(undefined);
  // An arrival is noticed late on a busy page: what was wanted after it is still to come.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key means that a navigation arrived
  useEffect(() => {
    const { step } = arrived.current;
    setWanted((wanted) => (wanted && wanted.step > step ? wanted : null));
  }, [key]);

  const state = wanted?.state ?? reading.state;
  const newest = useRef(state);
  newest.current = state;
  const completing = useRef(complete);
  completing.current = complete;

  const show = useCallback<Show>(
    (next, history = "push", layer) => {
      const asked = typeof next === "function" ? next(newest.current) : next;
      const sameList = listKey(asked) === listKey(newest.current);
      const state = sameList ? asked : completing.current(asked);
      newest.current = state;
      latest.current++;
      setWanted({ state, step: latest.current });
      // The browser knows of an arrival before React does: a second push would be a second step back.
      const from: unknown = window.history.state?.key;
      if (pushing.current?.from !== from) pushing.current = undefined;
      if (history === "push") pushing.current = { layer, from };
      const step: Step = { step: latest.current, layer: layer ?? pushing.current?.layer };
      const query = writeState(state).toString();
      navigate(
        { pathname: "/jobmap", search: query && `?${query}` },
        { replace: !pushing.current, preventScrollReset: true, state: step },
      );
    },
    [navigate],
  );
  return { ...reading, state, newest: useCallback(() => newest.current, []), show };
}

/** The address of a state, for links. */
export function stateLink(state: ExploreState): { pathname: string; search: string } {
  const query = writeState(state).toString();
  return { pathname: "/jobmap", search: query && `?${query}` };
}

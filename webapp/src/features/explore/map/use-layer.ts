import { useCallback, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import type { ExploreState } from "../../../lib/explore-state.ts";
import { type LayerName, readStep } from "../state/step.ts";
import type { Show } from "../state/use-explore-state.ts";

type Change = (current: ExploreState) => ExploreState;

interface Layer {
  /** Opens with its own history entry, so that Back closes it. */
  open: (change: Change) => void;
  /** Changes what is open without another history entry; Back still closes it. */
  turn: (change: Change) => void;
  /** Closes by going back if its entry is on top of the history, else by replacing the current entry. */
  close: (change: Change) => void;
}

/** A layer over the search, such as an open stack: Back and its close button both close it and leave no history entry behind. */
export function useLayer(show: Show, name: LayerName): Layer {
  const { state } = useLocation();
  const navigate = useNavigate();
  const isOnTop = useRef(false);
  isOnTop.current = readStep(state)?.layer === name;
  const open = useCallback((change: Change) => show(change, "push", name), [show, name]);
  const turn = useCallback(
    (change: Change) => show(change, "replace", isOnTop.current ? name : undefined),
    [show, name],
  );
  const close = useCallback(
    (change: Change) => {
      if (isOnTop.current) navigate(-1);
      else show(change, "replace");
    },
    [navigate, show],
  );
  return { open, turn, close };
}

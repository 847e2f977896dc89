import { useCallback, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import type { ExploreState } from "../../../lib/explore-state.ts";
import { type LayerName, readStep } from "../state/step.ts";
import type { Show } from "../state/use-explore-state.ts";

type Change = (current: ExploreState) => ExploreState;

interface Layer {
  /** Opens with a history entry of its own, so that Back closes it. */
  open: (change: Change) => void;
  /** Closes by going back, if what is on top of the history is that entry; else by replacing. */
  close: (change: Change) => void;
}

/** Something that lies over the search, such as an open stack: Back and its own cross both close it, and no entry is left. */
export function useLayer(show: Show, name: LayerName): Layer {
  const { state } = useLocation();
  const navigate = useNavigate();
  const isOnTop = useRef(false);
  isOnTop.current = readStep(state)?.layer === name;
  const open = useCallback((change: Change) => show(change, "push", name), [show, name]);
  const close = useCallback(
    (change: Change) => {
      if (isOnTop.current) navigate(-1);
      else show(change, "replace");
    },
    [navigate, show],
  );
  return { open, close };
}

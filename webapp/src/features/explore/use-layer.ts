import { useCallback, useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import type { ExploreState } from "../../lib/explore-state.ts";
import type { Show } from "./use-explore-state.ts";

type Change = (current: ExploreState) => ExploreState;

interface Layer {
  /** Opens with a history entry of its own, so that Back closes it. */
  open: (change: Change) => void;
  /** Closes by going back, if what is on top of the history is that entry; else by replacing. */
  close: (change: Change) => void;
}

/** Something that lies over the search, such as an open stack: Back and its own cross both close it, and no entry is left. */
export function useLayer(show: Show): Layer {
  const { key } = useLocation();
  const navigate = useNavigate();
  const opening = useRef(false);
  const own = useRef<string>(undefined);
  const current = useRef(key);
  current.current = key;
  useEffect(() => {
    if (opening.current) own.current = key;
    opening.current = false;
  }, [key]);
  const open = useCallback(
    (change: Change) => {
      opening.current = true;
      show(change, "push");
    },
    [show],
  );
  const close = useCallback(
    (change: Change) => {
      if (own.current === current.current) navigate(-1);
      else show(change, "replace");
    },
    [navigate, show],
  );
  return { open, close };
}

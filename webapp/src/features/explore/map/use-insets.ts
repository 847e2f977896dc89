import type { Viewport } from "@jobmap/widget/core";
import type { Insets } from "@jobmap/widget/map";
import { type RefObject, useMemo } from "react";
import type { SheetStop } from "../../../ui/index.ts";
import type { Layout } from "../state/use-layout.ts";

/** Height of the search bar and chips over a phone's map, in pixels; a fully open sheet leaves them visible. */
const PHONE_TOP = 124;
/** Height of the sheet's handle and headline, which are always visible. */
const PHONE_PEEK = 92;
/** Width of the ticked chart frame. */
const FRAME = 12;
/** Height of the scale bar and credits. */
const LINE = 24;

/** The width of the job that is read beside the list, and its share of narrow maps. */
const PANE = 512;
const PANE_SHARE = 0.62;

interface CoveredParts {
  /** What currently overlays the map. */
  insets: Insets;
  /** What never counts as part of the searched area. It ignores the sheet's position: pulling the list up must not start a new search. */
  searchInsets: Insets;
}

export function useInsets(
  layout: Layout,
  stop: SheetStop,
  view: Viewport | null,
  head: RefObject<HTMLElement | null>,
  isReading: boolean,
): CoveredParts {
  const height = view?.height ?? 0;
  const pane = isReading && layout === "desk" ? Math.min(PANE, PANE_SHARE * (view?.width ?? 0)) : 0;
  return useMemo(() => {
    if (layout !== "phone") {
      return {
        insets: { top: FRAME, right: FRAME, bottom: FRAME + LINE, left: FRAME + pane },
        searchInsets: {},
      };
    }
    const whole = height || innerHeight;
    const peek = Math.max(PHONE_PEEK, (head.current?.offsetHeight ?? 0) + 28);
    const sheet = stop === "peek" ? peek : (whole - PHONE_TOP) / 2;
    return {
      insets: { top: PHONE_TOP, bottom: sheet + LINE },
      searchInsets: { top: PHONE_TOP, bottom: PHONE_PEEK + LINE },
    };
  }, [layout, stop, height, head, pane]);
}

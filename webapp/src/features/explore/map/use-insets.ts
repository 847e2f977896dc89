import type { Viewport } from "@jobmap/widget/core";
import type { Insets } from "@jobmap/widget/map";
import { type RefObject, useMemo } from "react";
import type { SheetStop } from "../../../ui/index.ts";
import type { Layout } from "../state/use-layout.ts";

/** Search bar and chips over a phone's map, in pixels; a full sheet leaves them free. */
const PHONE_TOP = 124;
/** The sheet's handle and headline, which are always there. */
const PHONE_PEEK = 92;
/** The ticked frame of the chart. */
const FRAME = 12;
/** Scale and credits. */
const LINE = 24;

interface CoveredParts {
  /** What lies over the map now. */
  insets: Insets;
  /** What is never part of the searched area. It does not follow the sheet: pulling a list up is no new search. */
  searchInsets: Insets;
}

export function useInsets(
  layout: Layout,
  stop: SheetStop,
  view: Viewport | null,
  head: RefObject<HTMLElement | null>,
): CoveredParts {
  const height = view?.height ?? 0;
  return useMemo(() => {
    if (layout !== "phone") {
      return { insets: { top: FRAME, right: FRAME, bottom: FRAME + LINE, left: FRAME }, searchInsets: {} };
    }
    const whole = height || innerHeight;
    const peek = Math.max(PHONE_PEEK, (head.current?.offsetHeight ?? 0) + 28);
    const sheet = stop === "peek" ? peek : (whole - PHONE_TOP) / 2;
    return {
      insets: { top: PHONE_TOP, bottom: sheet + LINE },
      searchInsets: { top: PHONE_TOP, bottom: PHONE_PEEK + LINE },
    };
  }, [layout, stop, height, head]);
}

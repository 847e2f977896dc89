import type { Point } from "@jobmap/widget/core";
import { create } from "zustand";
import type { SheetStop } from "../ui/index.ts";

/** The result of asking the browser for the reader's location. */
export type Locating = "idle" | "asking" | "denied" | "unavailable";

/** Explore page state that is not in the address, because it belongs to this browser and moment. */
export interface ExploreStore {
  /** The job with the pointer or focus, in the list or on the map. */
  highlighted: number | null;
  /** "Search as I move the map". */
  follows: boolean;
  /** The map was moved away from the area of the list. */
  moved: boolean;
  stop: SheetStop;
  locating: Locating;
  /** A part of the searched text that is to be changed in the search box, as positions in `text`. */
  editing: { readonly text: string; readonly start: number; readonly end: number } | null;
  /** The reader's location, if the browser shared it. */
  home: Point | null;
  /** State of the map's chunk; `slow` when loading takes noticeably long, `bare` when the land below the pins failed to load. */
  map: "loading" | "slow" | "ready" | "bare" | "failed";
  /** State of the current view's pins. */
  pins: "loading" | "ready" | "failed";
}

const INITIAL_STORE: ExploreStore = {
  highlighted: null,
  follows: true,
  moved: false,
  stop: "half",
  locating: "idle",
  editing: null,
  home: null,
  map: "loading",
  pins: "loading",
};

export const useExplore = create<ExploreStore>()(() => INITIAL_STORE);

export const setExplore = useExplore.setState;

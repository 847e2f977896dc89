import type { Point } from "@jobmap/widget/core";
import { create } from "zustand";
import type { SheetStop } from "../ui/index.ts";

/** What asking the browser for the reader's place came to. */
export type Locating = "idle" | "asking" | "denied" | "unavailable";

/** What the explore page knows that no address holds: it belongs to this browser, now. */
export interface ExploreStore {
  /** The job under the pointer or the focus, in the list or on the map. */
  highlighted: number | null;
  /** "Search as I move the map". */
  follows: boolean;
  /** The map was moved away from what the list shows. */
  moved: boolean;
  stop: SheetStop;
  locating: Locating;
  /** Where the reader is, when the browser told. */
  home: Point | null;
  /** The map's code; `slow` when it takes longer than people notice, `bare` when the land below the pins did not arrive. */
  map: "loading" | "slow" | "ready" | "bare" | "failed";
  /** The pins of the present view. */
  pins: "loading" | "ready" | "failed";
}

const INITIAL_STORE: ExploreStore = {
  highlighted: null,
  follows: true,
  moved: false,
  stop: "half",
  locating: "idle",
  home: null,
  map: "loading",
  pins: "loading",
};

export const useExplore = create<ExploreStore>()(() => INITIAL_STORE);

export const setExplore = useExplore.setState;

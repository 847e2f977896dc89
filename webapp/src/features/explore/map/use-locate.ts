import { useCallback } from "react";
import { rememberNearbySearches } from "../../../lib/explore-data.ts";
import { changed, type ExploreState } from "../../../lib/explore-state.ts";
import { setExplore } from "../../../lib/explore-store.ts";
import { askPosition } from "../../../lib/geolocation.ts";
import type { Show } from "../state/use-explore-state.ts";

/** Gets the reader's location, searches there, and passes the location to the explorer. Errors are in the store's `locating`. */
export function useLocate(show: Show): () => Promise<void> {
  return useCallback(async () => {
    setExplore({ locating: "asking" });
    const position = await askPosition();
    if (!position.ok) return setExplore({ locating: position.denied ? "denied" : "unavailable" });
    const { point } = position;
    setExplore({ locating: "idle", home: point });
    show((state: ExploreState) => changed(state, { point, location: "", bounds: null, at: null }));
    await rememberNearbySearches(point, "/jobmap");
  }, [show]);
}

import { METERS_PER_MILE } from "@jobmap/contract/limits";
import type { Bounds } from "@jobmap/widget/core";
import type { Radius } from "@jobmap/widget/map";
import { plural } from "#text";
import { boundsText, type ExploreState, type Extent } from "../../../lib/explore-state.ts";
import { radiusBounds } from "./view.ts";

/** The searched area as a bounding box for the map; null for the whole country. */
export function scopeBounds(state: ExploreState): Bounds | null {
  if (state.bounds) return state.bounds;
  if (state.within) return null;
  if (state.extent) return isNationwide(state.extent) ? null : state.extent.bounds;
  return state.point && radiusBounds(state.point, state.distance);
}

/** The whole country is what the map shows without a place. */
function isNationwide({ kind }: Extent): boolean {
  return kind === "COUNTRY" || kind === "REMOTE";
}

/** Two searches with the same key cover the same area. Undefined while a place is unresolved: the map stays. */
export function scopeKey(state: ExploreState): string | undefined {
  if (state.bounds) return boundsText(state.bounds);
  // Drawn where the map is; the layer that shows them frames those of an address.
  if (state.within) return undefined;
  if (state.extent) return isNationwide(state.extent) ? "" : state.extent.label;
  if (state.point === null && state.location !== "") return undefined;
  return state.point ? `${state.point.latitude},${state.point.longitude},${state.distance}` : "";
}

/** The radius circle on the map; none while the list follows the map. */
export function scopeRadius({ point, bounds, distance, within }: ExploreState): Radius | null {
  if (!point || bounds || within) return null;
  return {
    ...point,
    metres: distance * METERS_PER_MILE,
    label: plural(distance, { one: "# mile", other: "# miles" }),
  };
}

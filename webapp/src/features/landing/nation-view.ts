import type { Bounds } from "@jobmap/widget/core";
import { viewOfBounds } from "../shell/map/projection.ts";

/** The 48 contiguous states with the sea around them. */
export const STATES: Bounds = { west: -126.5, south: 23.4, east: -65.3, north: 50.5 };

/** As the server draws them, for a desk; smaller windows show it smaller until the live map is there. */
export const NATION_PICTURE = viewOfBounds(STATES, 1_440, 620);

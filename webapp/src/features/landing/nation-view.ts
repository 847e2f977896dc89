import type { Bounds } from "@jobmap/widget/core";
import { viewOfBounds } from "../shell/map/projection.ts";

/** The 48 contiguous states with the surrounding sea. */
export const STATES: Bounds = { west: -126.5, south: 23.4, east: -65.3, north: 50.5 };

/** The server draws them for desktop width; smaller windows scale the picture down until the live map replaces it. */
export const NATION_PICTURE = viewOfBounds(STATES, 1_440, 620);

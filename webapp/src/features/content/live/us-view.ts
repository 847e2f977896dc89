import type { Bounds } from "@jobmap/widget/core";
import { viewOfBounds } from "../../shell/map/projection.ts";

/** The 48 contiguous states. */
export const US_STATES: Bounds = { west: -125.8, south: 24, east: -66, north: 50 };

/** As the server draws them; windows of other widths scale the picture until the live map replaces it. */
export const US_PICTURE = viewOfBounds(US_STATES, 1_200, 560);

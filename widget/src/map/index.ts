import { createMap, type MapSettings } from "./create.ts";
import { listenToGestures } from "./gestures.ts";
import { LeafletCamera } from "./leaflet-camera.ts";
import { LightCamera } from "./light-camera.ts";
import { MARKS_CSS } from "./marks-styles.ts";
import { listenToPins } from "./pins/listen.ts";
import { withFlags } from "./pins/with-flags.ts";
import { listenToDrags } from "./pointer-drag.ts";
import { STATE_CSS } from "./state-styles.ts";
import { ENGLISH } from "./strings.ts";
import type { JobMap, JobMapOptions } from "./types.ts";

export { pause } from "../core/pause.ts";
export { isApproximateMap } from "./approximate.ts";
export { offerFarPlaces } from "./far.ts";
export type { Palette } from "./palette.ts";
export { scaleBar } from "./scale.ts";
export { ENGLISH, type MapStrings } from "./strings.ts";
export { adoptStyles, MAP_CSS } from "./styles.ts";
export type * from "./types.ts";
export { HOME_BOUNDS } from "./views.ts";

/**
 * Puts a job map into an element, on Leaflet. For the browser only: Leaflet cannot be imported while rendering on a
 * server. The embed has a lighter camera: `createLightJobMap`.
 */
export function createJobMap(element: HTMLElement, options: JobMapOptions = {}): JobMap {
  return createMap(element, complete(options), (place, view) => new LeafletCamera(place, view));
}

/** The same map without Leaflet, and so without tiles of pictures. */
export function createLightJobMap(element: HTMLElement, options: Omit<JobMapOptions, "tiles"> = {}): JobMap {
  return createMap(element, complete(options), (place, view) => new LightCamera(place, view));
}

/** With flags, with our words for whatever a page does not say in its own, and with the look of saved and new jobs. */
function complete(options: JobMapOptions): MapSettings {
  withFlags();
  return {
    ...options,
    strings: { ...ENGLISH, ...options.strings },
    css: MARKS_CSS + STATE_CSS,
    hands: async () => ({ listenToGestures, listenToDrags, listenToPins }),
  };
}

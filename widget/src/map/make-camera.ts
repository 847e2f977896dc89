import type { Point } from "../core/geo.ts";
import type { Camera } from "./camera.ts";
import type { listenToGestures } from "./gestures.ts";
import type { listenToPins } from "./pins/listen.ts";
import type { listenToDrags } from "./pointer-drag.ts";

/** What a map is used with by hand: held and thrown, by wheel and by keys, and its pins. */
export interface Hands {
  readonly listenToDrags: typeof listenToDrags;
  readonly listenToGestures: typeof listenToGestures;
  readonly listenToPins: typeof listenToPins;
}

export interface CameraOptions {
  readonly center: Point;
  readonly zoom: number;
  readonly minZoom: number;
  readonly maxZoom: number;
  readonly interactive: boolean;
  /** Integer zooms only, for raster tiles. */
  readonly snap: boolean;
  /** Loads them; the map is shown without waiting for them. */
  readonly hands: () => Promise<Hands>;
}

export type MakeCamera = (element: HTMLElement, options: CameraOptions) => Camera;

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
  /** Whole zooms only, for tiles of pictures. */
  readonly snap: boolean;
  /** Brings them; a map is shown without, and does not wait for them. */
  readonly hands: () => Promise<Hands>;
}

export type MakeCamera = (element: HTMLElement, options: CameraOptions) => Camera;

import type { Bounds } from "../../core/geo.ts";

/** An area of the map that the list is limited to; `isPlace` when it is one place that several jobs share. */
export interface Area {
  readonly bounds: Bounds;
  readonly isPlace: boolean;
}

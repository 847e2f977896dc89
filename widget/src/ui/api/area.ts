import type { Bounds } from "../../core/geo.ts";

/** An area of the map that the list is limited to; `isPlace` if it is one place shared by several jobs. */
export interface Area {
  readonly bounds: Bounds;
  readonly isPlace: boolean;
}

import type { MapCluster, MapPin } from "../types.ts";
import type { Circle, Side } from "./place.ts";

/** Something in view. Either `pin` or `cluster` is there. */
export interface Shown {
  readonly key: string;
  readonly pin?: MapPin;
  readonly cluster?: MapCluster;
  readonly worldX: number;
  readonly worldY: number;
  /** Pixels in the element, when last at rest. */
  readonly x: number;
  readonly y: number;
  /** CSS pixels of a cluster's circle. */
  radius: number;
}

/** Something on screen. */
export interface Item extends Shown {
  readonly element: HTMLElement;
  /** Around the element, at its place. */
  readonly place: HTMLElement;
  side?: Side;
  /** What the element shows, so that it is touched only when that changes. */
  drawn: string;
  /** Pixels from its place back to the element's corner. */
  offset: number;
  /** The town of a cluster, once the map knows it. */
  town?: string | undefined;
}

export function isStack(one: Shown): one is Shown & { cluster: MapCluster } {
  return one.cluster?.isStack ?? false;
}

/** The circle of a cluster; a stack is a flag instead. */
export function circleOf(one: Shown): Circle | undefined {
  return one.cluster === undefined || isStack(one) ? undefined : { x: one.x, y: one.y, radius: one.radius };
}

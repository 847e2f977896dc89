import type { MapStrings } from "../strings.ts";
import type { MapCluster, MapPin } from "../types.ts";
import { flags } from "./flags.ts";
import type { PinState } from "./item.ts";
import type { PinOptions } from "./options.ts";
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

/** Brings an element up to date with what it stands for. */
export function drawItem(
  item: Item,
  side: Side,
  state: PinState | undefined,
  numbers: Intl.NumberFormat,
  options: PinOptions,
): void {
  item.place.style.zIndex = String(heightOf(item, side, state));
  if (item.pin !== undefined && state !== undefined) flags.drawPin?.(item, item.pin, side, state, options);
  else if (isStack(item)) flags.drawStack?.(item, side, numbers, options);
  else if (item.cluster !== undefined) drawCluster(item, item.cluster, numbers, options);
}

/** What lies on top of what: circles and dots, flags, what is lit, what is selected. */
function heightOf(item: Item, side: Side, state: PinState | undefined): number {
  if (state?.isSelected) return 4;
  if (state?.isLit) return 3;
  return side === "dot" || (item.cluster !== undefined && !isStack(item)) ? 1 : 2;
}

export function dress(item: Item, className: string): void {
  if (item.element.className !== className) item.element.className = className;
}

export function name(item: Item, label: string): void {
  if (item.element.getAttribute("aria-label") !== label) item.element.setAttribute("aria-label", label);
}

function drawCluster(item: Item, cluster: MapCluster, numbers: Intl.NumberFormat, options: PinOptions): void {
  const { radius } = item;
  const count = numbers.format(cluster.count);
  item.offset = radius;
  const drawn = `${count} ${radius} ${item.town}`;
  if (drawn === item.drawn) return;
  item.drawn = drawn;
  const { element } = item;
  element.className = "jm-item jm-cluster";
  element.textContent = count;
  element.style.width = `${2 * radius}px`;
  element.style.height = `${2 * radius}px`;
  // Four figures and a comma have to fit: the type follows the room, not the count alone.
  const room = (1.62 * radius) / (0.52 * count.length);
  element.style.fontSize = `${Math.max(9, Math.min(19, 9 + radius * 0.26, room))}px`;
  if (options.interactive)
    element.setAttribute("aria-label", clusterLabel(cluster, options.strings, count, item.town));
}

/** What a circle or a stack is called. */
export function clusterLabel(cluster: MapCluster, strings: MapStrings, count: string, town?: string): string {
  return cluster.isStack ? strings.stack(count) : strings.cluster(count, town);
}

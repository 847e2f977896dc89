import type { MapCluster } from "../types.ts";
import { clusterLabel } from "./dress.ts";
import { flags } from "./flags.ts";
import type { PinState } from "./item.ts";
import type { PinOptions } from "./options.ts";
import type { Side } from "./place.ts";
import { type Item, isStack } from "./shown.ts";

/** Updates an element to match its item. */
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
  if (!options.interactive) return;
  const label = clusterLabel(cluster, options.strings, count, item.town);
  element.setAttribute("aria-label", label);
  element.title = label;
}

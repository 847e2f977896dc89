import type { MapStrings } from "../strings.ts";
import type { MapCluster } from "../types.ts";
import type { Item } from "./shown.ts";

export function dress(item: Item, className: string): void {
  if (item.element.className !== className) item.element.className = className;
}

export function name(item: Item, label: string): void {
  if (item.element.getAttribute("aria-label") !== label) item.element.setAttribute("aria-label", label);
}

/** What a circle or a stack is called. */
export function clusterLabel(cluster: MapCluster, strings: MapStrings, count: string, town?: string): string {
  return cluster.isStack ? strings.stack(count) : strings.cluster(count, town);
}

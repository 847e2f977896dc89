import type { Credit } from "./types.ts";

/** The built-in base map has nothing finer to show from this zoom on. */
const DETAIL_ZOOM = 11;
/** Credited for the built-in base map, and for a map of streets. */
const BASE = "Natural Earth";
const STREETS = "OpenStreetMap";

/** Whether a view shows less than its zoom suggests: it is nearer than the built-in base map was surveyed for, and has no streets. */
export function isApproximateMap(credits: readonly Credit[], zoom: number): boolean {
  const isCredited = (name: string): boolean => credits.some(({ text }) => text === name);
  return zoom >= DETAIL_ZOOM && isCredited(BASE) && !isCredited(STREETS);
}

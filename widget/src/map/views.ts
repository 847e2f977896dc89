import type { Bounds, Point } from "../core/geo.ts";
import { fit, latitudeAt, longitudeAt, worldSize, worldX, worldY } from "../core/mercator.ts";
import type { Insets, JobMapOptions } from "./types.ts";

/** The 48 contiguous states. */
export const HOME_BOUNDS: Bounds = { west: -125, south: 24.4, east: -66.8, north: 49.6 };

/** The view that shows a box clear of the insets. */
export function fitInside(
  bounds: Bounds,
  width: number,
  height: number,
  insets: Insets,
): { center: Point; zoom: number } {
  const { top = 0, right = 0, bottom = 0, left = 0 } = insets;
  return fit(bounds, Math.max(40, width - left - right), Math.max(40, height - top - bottom));
}

/** The center a view must have for a point to appear in the middle of what the insets leave. */
export function offCenter(
  point: Point,
  zoom: number,
  { top = 0, right = 0, bottom = 0, left = 0 }: Insets,
): Point {
  if (top === bottom && left === right) return point;
  const size = worldSize(zoom);
  return {
    longitude: longitudeAt(worldX(point.longitude) + (right - left) / 2 / size),
    latitude: latitudeAt(worldY(point.latitude) + (bottom - top) / 2 / size),
  };
}

/** The map's initial view: the one in its options, else the nation. */
export function startOf(
  { center, zoom, bounds }: JobMapOptions,
  { clientWidth, clientHeight }: Element,
  insets: Insets = {},
): { center: Point; zoom: number } {
  if (bounds === undefined && center !== undefined) return { center, zoom: zoom ?? 10 };
  return fitInside(bounds ?? HOME_BOUNDS, clientWidth, clientHeight, insets);
}

import type { Bounds, Point } from "./geo.ts";

/** Edge of the Web Mercator square, in degrees (EPSG:3857). */
export const MAX_LATITUDE = 85.05112877980659;

/** The world is one unit wide and high: x is 0..1 from the antimeridian eastward, y 0..1 from the north edge southward. */
export function worldX(longitude: number): number {
  return longitude / 360 + 0.5;
}

/** Latitudes beyond {@link MAX_LATITUDE} are clamped to the edge. */
export function worldY(latitude: number): number {
  const sine = Math.sin((clampLatitude(latitude) * Math.PI) / 180);
  return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
}

/** Converts a point of the unit square back to degrees. */
export function longitudeAt(x: number): number {
  return (x - 0.5) * 360;
}

export function latitudeAt(y: number): number {
  return (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI;
}

/** Size of the whole world in CSS pixels at a zoom. */
export function worldSize(zoom: number): number {
  return 256 * 2 ** zoom;
}

/** Meters on the ground in one pixel. */
export function metresPerPixel(latitude: number, zoom: number): number {
  return (40_075_016.686 * Math.cos((latitude * Math.PI) / 180)) / worldSize(zoom);
}

/** The largest zoom at which a box fits into this many pixels, and the box's center in Mercator projection. */
export function fit(bounds: Bounds, width: number, height: number): { center: Point; zoom: number } {
  const west = worldX(bounds.west);
  const east = worldX(bounds.east) + (bounds.east < bounds.west ? 1 : 0);
  const north = worldY(bounds.north);
  const south = worldY(bounds.south);
  const zoom = Math.log2(
    Math.min(width / Math.max(east - west, 1e-9), height / Math.max(south - north, 1e-9)) / 256,
  );
  return {
    center: { longitude: longitudeAt((west + east) / 2), latitude: latitudeAt((north + south) / 2) },
    zoom,
  };
}

function clampLatitude(latitude: number): number {
  return Math.max(-MAX_LATITUDE, Math.min(MAX_LATITUDE, latitude));
}

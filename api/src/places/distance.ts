import type { Position } from "./types.ts";

const EARTH_RADIUS_KM = 6371.0088;
const RADIANS = Math.PI / 180;

/** Kilometers along the great circle (haversine, mean Earth radius of IUGG). */
export function distanceKm(a: Position, b: Position): number {
  const latitude = Math.sin(((b.latitude - a.latitude) * RADIANS) / 2);
  const longitude = Math.sin(((b.longitude - a.longitude) * RADIANS) / 2);
  const h =
    latitude * latitude +
    Math.cos(a.latitude * RADIANS) * Math.cos(b.latitude * RADIANS) * longitude * longitude;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** Kilometers of one degree of latitude. */
export const KM_PER_DEGREE = EARTH_RADIUS_KM * RADIANS;

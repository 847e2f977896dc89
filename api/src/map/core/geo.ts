import { LEVELS } from "../../../kernels/constants.ts";

/**
 * Positions. Degrees are kept as whole numbers of 1e-7 degree (1.1 cm), so that comparing them is exact; the quadtree
 * divides the web-mercator square (EPSG:3857), whose first and last rows also take what lies beyond ±85.05°.
 */

/** A cell of the last level is 0.6 m wide at the equator. */
export { LEVELS };
/** Cells along one side of the world at the last level. */
export const SIDE = 2 ** LEVELS;

const UNITS = 1e7;
/** All longitudes, in units of 1e-7 degree. */
export const TURN = 360 * UNITS;
/** Mean radius of the Earth in metres (IUGG). */
const EARTH = 6_371_008.8;
const RADIAN = Math.PI / 180;
/** Metres of one unit of latitude. */
export const METRES_PER_UNIT = (EARTH * RADIAN) / UNITS;

/** Converts degrees to the nearest whole units of 1e-7 degree, and back. */
export function toUnits(degrees: number): number {
  return Math.round(degrees * UNITS);
}

export function toDegrees(units: number): number {
  return units / UNITS;
}

/** Units of a longitude, wrapped into −180° ≤ λ < 180°. */
export function longitudeUnits(longitude: number): number {
  const units = toUnits(longitude);
  if (units >= -TURN / 2 && units < TURN / 2) return units;
  return ((((units + TURN / 2) % TURN) + TURN) % TURN) - TURN / 2;
}

/** Column at the last level of a wrapped longitude in units. */
export function columnOf(longitude: number): number {
  return Math.floor((longitude + TURN / 2) * (SIDE / TURN));
}

/** Height in the mercator square of a latitude in units: 0 at the northern edge and beyond, 1 at the southern. */
export function worldHeight(latitude: number): number {
  const sine = Math.sin((latitude / UNITS) * RADIAN);
  const y = 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
  return y > 0 ? Math.min(1, y) : 0;
}

/** Row at the last level of a latitude in units; 0 in the north. */
export function rowOf(latitude: number): number {
  return Math.min(SIDE - 1, Math.floor(worldHeight(latitude) * SIDE));
}

/** Degrees of latitude at world height `y`, 0 (north) to 1. */
export function latitudeAt(y: number): number {
  return Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) / RADIAN;
}

/** Degrees of longitude at world width `x`, wrapped. */
export function longitudeAt(x: number): number {
  return (x - Math.floor(x)) * 360 - 180;
}

/** Great-circle distance in metres between two places in degrees (haversine). */
export function distance(
  latitudeA: number,
  longitudeA: number,
  latitudeB: number,
  longitudeB: number,
): number {
  const north = Math.sin(((latitudeB - latitudeA) * RADIAN) / 2);
  const east = Math.sin(((longitudeB - longitudeA) * RADIAN) / 2);
  const square = north * north + Math.cos(latitudeA * RADIAN) * Math.cos(latitudeB * RADIAN) * east * east;
  return 2 * EARTH * Math.asin(Math.min(1, Math.sqrt(square)));
}

/** An upper bound on the distance in meters from the center of a box in degrees to any point in it. */
export function reach(south: number, north: number, width: number): number {
  const nearest = south <= 0 && north >= 0 ? 0 : Math.min(Math.abs(south), Math.abs(north));
  return EARTH * RADIAN * ((north - south) / 2 + (width / 2) * Math.cos(nearest * RADIAN));
}

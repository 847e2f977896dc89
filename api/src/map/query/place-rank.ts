import { columnOf, distance, longitudeUnits, rowOf, toUnits } from "../core/geo.ts";
import type { JobFilter } from "../core/types.ts";
import { shapesOf } from "./plan.ts";

/** One of a job's locations, in degrees; some have no point. */
export interface Spot {
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** Lower values are better matches for the search. */
export type PlaceRank = (spot: Spot) => number;

/** Meters; more than any distance on Earth. */
const FAR = 1e9;

/**
 * Ranks a job's locations by what a search meant: those inside its viewport, area and radius first, then the nearest to its point.
 * Undefined if the search names no place.
 */
export function placeRank(
  filter: JobFilter,
  origin: { latitude: number; longitude: number } | undefined,
): PlaceRank | undefined {
  const shapes = shapesOf(filter);
  if (shapes.length === 0 && origin === undefined) return undefined;
  return ({ latitude, longitude }) => {
    if (latitude === null || longitude === null) return Number.POSITIVE_INFINITY;
    const [north, east] = [toUnits(latitude), longitudeUnits(longitude)];
    const [column, row] = [columnOf(east), rowOf(north)];
    const isMeant = shapes.every((shape) => shape.contains(north, east, column, row));
    const away = origin ? distance(origin.latitude, origin.longitude, latitude, longitude) : 0;
    return (isMeant ? 0 : FAR) + away;
  };
}

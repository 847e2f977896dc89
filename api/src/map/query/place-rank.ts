import { columnOf, distance, longitudeUnits, rowOf, toUnits } from "../core/geo.ts";
import type { JobFilter } from "../core/types.ts";
import { shapesOf } from "./plan.ts";

/** One of a job's places, in degrees; some have no point. */
export interface Spot {
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** The less, the better a place is what was searched for. */
export type PlaceRank = (spot: Spot) => number;

/** Metres; no two places are so far apart. */
const FAR = 1e9;

/**
 * Which of a job's places a search meant: those inside its viewport, area and radius before others, the nearest to its
 * point first. Undefined when a search is about no place.
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

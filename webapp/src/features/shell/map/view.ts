import type { Bounds, Point } from "@jobmap/widget/core";

/** Initial view of a map: a bounding box, or a point and a zoom. Undefined means the 48 contiguous states. */
export type MapView = { bounds: Bounds } | { center: Point; zoom: number } | Record<string, never>;

/** Miles of one degree of latitude. */
const MILES_A_DEGREE = 69;
/** Zoom of a single place, which shows its surroundings. */
const LONE_ZOOM = 9;
/** Share of the bounding box kept free on each side. */
const MARGIN = 0.12;

/** The circle of a search with a small margin. */
export function viewAround(point: Point | null, miles: number): MapView {
  if (!point) return {};
  const { latitude, longitude } = point;
  const down = (miles * 1.1) / MILES_A_DEGREE;
  const across = down / Math.max(0.1, Math.cos((latitude * Math.PI) / 180));
  return {
    bounds: {
      west: longitude - across,
      east: longitude + across,
      south: latitude - down,
      north: latitude + down,
    },
  };
}

/** A view that contains all points. */
export function viewOf(points: readonly Point[]): MapView {
  const [first] = points;
  if (!first) return {};
  const latitudes = points.map((point) => point.latitude);
  const longitudes = points.map((point) => point.longitude);
  const south = Math.min(...latitudes);
  const north = Math.max(...latitudes);
  const west = Math.min(...longitudes);
  const east = Math.max(...longitudes);
  if (north - south < 0.05 && east - west < 0.05)
    return { center: { latitude: (north + south) / 2, longitude: (east + west) / 2 }, zoom: LONE_ZOOM };
  const up = (north - south) * MARGIN + 0.02;
  const aside = (east - west) * MARGIN + 0.02;
  return {
    bounds: { west: west - aside, east: east + aside, south: south - up, north: north + up },
  };
}

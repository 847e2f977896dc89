import {
  type Bounds,
  latitudeAt,
  longitudeAt,
  type Point,
  type Viewport,
  worldX,
  worldY,
} from "@jobmap/widget/core";
import type { Insets } from "@jobmap/widget/map";

const MILES_PER_DEGREE = 69.09;

/** The bounding box of a circle, for fitting it into the map. */
export function radiusBounds({ latitude, longitude }: Point, miles: number): Bounds {
  const north = miles / MILES_PER_DEGREE;
  const east = north / Math.max(0.05, Math.cos((latitude * Math.PI) / 180));
  return {
    west: wrap(longitude - Math.min(179, east)),
    south: Math.max(-85, latitude - north),
    east: wrap(longitude + Math.min(179, east)),
    north: Math.min(85, latitude + north),
  };
}

/** The uncovered part of the view. */
export function visibleBounds(view: Viewport, { top = 0, right = 0, bottom = 0, left = 0 }: Insets): Bounds {
  const west = worldX(view.west);
  const across = (worldX(view.east) - west + 1) % 1 || 1;
  const north = worldY(view.north);
  const down = worldY(view.south) - north;
  const x = (pixels: number) => wrap(longitudeAt(west + (across * pixels) / view.width));
  const y = (pixels: number) => latitudeAt(north + (down * pixels) / view.height);
  const whole = across === 1 && left === 0 && right === 0;
  return {
    west: whole ? -180 : x(left),
    south: y(view.height - bottom),
    east: whole ? 180 : x(view.width - right),
    north: y(top),
  };
}

/** Whether two boxes differ by less than a fiftieth of the smaller one on every side, which looks the same. */
export function sameBounds(a: Bounds, b: Bounds): boolean {
  const wide = Math.min(span(a), span(b)) / 50;
  const high = Math.min(worldY(a.south) - worldY(a.north), worldY(b.south) - worldY(b.north)) / 50;
  return (
    apart(a.west, b.west) <= wide &&
    apart(a.east, b.east) <= wide &&
    Math.abs(worldY(a.north) - worldY(b.north)) <= high &&
    Math.abs(worldY(a.south) - worldY(b.south)) <= high
  );
}

/** The center in map projection, which is not the mean of the latitudes. */
export function centerOf(view: Bounds): Point {
  const west = worldX(view.west);
  const across = (worldX(view.east) - west + 1) % 1 || 1;
  return {
    longitude: wrap(longitudeAt(west + across / 2)),
    latitude: latitudeAt((worldY(view.north) + worldY(view.south)) / 2),
  };
}

/** Width in worlds; handles boxes that cross the antimeridian. */
export function span({ west, east }: Bounds): number {
  return (worldX(east) - worldX(west) + 1) % 1 || 1;
}

export function apart(a: number, b: number): number {
  const distance = Math.abs(worldX(a) - worldX(b)) % 1;
  return Math.min(distance, 1 - distance);
}

export function wrap(longitude: number): number {
  return longitude >= -180 && longitude <= 180 ? longitude : ((((longitude + 180) % 360) + 360) % 360) - 180;
}

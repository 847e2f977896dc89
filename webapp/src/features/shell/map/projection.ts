import {
  type Bounds,
  fit,
  latitudeAt,
  longitudeAt,
  type Point,
  worldSize,
  worldX,
  worldY,
} from "@jobmap/widget/core";

/** A static view: center, zoom, and size in CSS px. */
export interface StillView {
  center: Point;
  zoom: number;
  width: number;
  height: number;
}

/** The bounding box of a static view. */
export function boundsOf({ center, zoom, width, height }: StillView): Bounds {
  const size = worldSize(zoom);
  const [x, y] = [worldX(center.longitude), worldY(center.latitude)];
  return {
    west: longitudeAt(x - width / 2 / size),
    east: longitudeAt(x + width / 2 / size),
    north: latitudeAt(y - height / 2 / size),
    south: latitudeAt(y + height / 2 / size),
  };
}

/** The static view that shows a whole bounding box. */
export function viewOfBounds(bounds: Bounds, width: number, height: number): StillView {
  return { ...fit(bounds, width, height), width, height };
}

/** Position of a point in a static view, in CSS px from its top left corner. */
export function placeIn({ center, zoom, width, height }: StillView, point: Point): { x: number; y: number } {
  const size = worldSize(zoom);
  return {
    x: (worldX(point.longitude) - worldX(center.longitude)) * size + width / 2,
    y: (worldY(point.latitude) - worldY(center.latitude)) * size + height / 2,
  };
}

import {
  type Bounds,
  latitudeAt,
  longitudeAt,
  type Point,
  type Viewport,
  worldX,
  worldY,
} from "@jobmap/widget/core";
import { apart, centerOf, span, wrap } from "./view.ts";

/**
 * The bounding box centered on the cluster that contains its whole area. The area is written as numbers joined by dots: level of the cells,
 * column, row and number of columns of a grid, then each cell by its row-major number in that grid. Undefined without a readable area.
 */
export function clusterBounds({ latitude, longitude, area }: Point & { area?: string }): Bounds | undefined {
  if (area === undefined || !AREA.test(area)) return undefined;
  const [level = 0, column = 0, row = 0, columns = 1, ...cells] = area.split(".").map(Number);
  if (columns < 1) return undefined;
  const side = 2 ** level;
  const x = worldX(longitude);
  const y = worldY(latitude);
  let wide = 0;
  let high = 0;
  for (const cell of cells) {
    // Grid columns continue past the antimeridian; the cluster itself is always within -180..180.
    const left = (column + (cell % columns)) / side;
    const away = left - x - Math.round(left + 0.5 / side - x);
    const top = (row + Math.floor(cell / columns)) / side;
    wide = Math.max(wide, Math.abs(away), Math.abs(away + 1 / side));
    high = Math.max(high, Math.abs(top - y), Math.abs(top + 1 / side - y));
  }
  return {
    west: wrap(longitudeAt(x - Math.min(wide, 0.49))),
    east: wrap(longitudeAt(x + Math.min(wide, 0.49))),
    north: latitudeAt(Math.max(0, y - high)),
    south: latitudeAt(Math.min(1, y + high)),
  };
}

const AREA = /^\d{1,2}(\.\d{1,8}){4,4096}$/;

/** The share of a view that lies outside another view of the same zoom, 0 to 1. */
export function uncovered(view: Bounds, loaded: Bounds): number {
  const across = span(view);
  const east = ((worldX(view.west) - worldX(loaded.west) + 1.5) % 1) - 0.5;
  const height = worldY(view.south) - worldY(view.north);
  const inX = Math.min(east + across, span(loaded)) - Math.max(east, 0);
  const inY =
    Math.min(worldY(view.south), worldY(loaded.south)) - Math.max(worldY(view.north), worldY(loaded.north));
  return 1 - (Math.max(0, inX) * Math.max(0, inY)) / (across * height);
}

/** Whether two views have the same center and zoom, ignoring a resize of the element. */
export function sameCamera(a: Viewport, b: Viewport): boolean {
  const [one, other] = [centerOf(a), centerOf(b)];
  const size = 256 * 2 ** a.zoom;
  return (
    Math.abs(a.zoom - b.zoom) < 0.01 &&
    apart(one.longitude, other.longitude) * size < 1 &&
    Math.abs(worldY(one.latitude) - worldY(other.latitude)) * size < 1
  );
}

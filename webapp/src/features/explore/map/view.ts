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

/** The center in map projection, which is not the mean of the latitudes. */
export function centerOf(view: Bounds): Point {
  const west = worldX(view.west);
  const across = (worldX(view.east) - west + 1) % 1 || 1;
  return {
    longitude: wrap(longitudeAt(west + across / 2)),
    latitude: latitudeAt((worldY(view.north) + worldY(view.south)) / 2),
  };
}

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

/** Width in worlds; handles boxes that cross the antimeridian. */
function span({ west, east }: Bounds): number {
  return (worldX(east) - worldX(west) + 1) % 1 || 1;
}

function apart(a: number, b: number): number {
  const distance = Math.abs(worldX(a) - worldX(b)) % 1;
  return Math.min(distance, 1 - distance);
}

function wrap(longitude: number): number {
  return longitude >= -180 && longitude <= 180 ? longitude : ((((longitude + 180) % 360) + 360) % 360) - 180;
}

import type { Corner } from "@jobmap/contract/drawn-areas";
import { latitudeAt, longitudeAt, type Viewport, worldX, worldY } from "@jobmap/widget/core";

export interface Pixel {
  readonly x: number;
  readonly y: number;
}

/** The place under a pixel of the map. */
export function cornerAt(view: Viewport, { x, y }: Pixel): Corner {
  const west = worldX(view.west);
  const across = (worldX(view.east) - west + 1) % 1 || 1;
  const north = worldY(view.north);
  const down = worldY(view.south) - north;
  return {
    latitude: latitudeAt(Math.max(0, Math.min(1, north + (down * y) / view.height))),
    longitude: longitudeAt(west + (across * x) / view.width),
  };
}

/** A line drawn by hand with few corners: those nearer than 3 pixels to the line without them are left out. */
export function thinned(line: readonly Pixel[], tolerance = 3): Pixel[] {
  const [start, end] = [line[0], line.at(-1)];
  if (!start || !end || line.length < 3) return [...line];
  const length = Math.hypot(end.x - start.x, end.y - start.y);
  let far = 0;
  let most = tolerance;
  for (const [i, { x, y }] of line.entries()) {
    const away =
      length < 1
        ? Math.hypot(x - start.x, y - start.y)
        : Math.abs((end.x - start.x) * (y - start.y) - (x - start.x) * (end.y - start.y)) / length;
    if (away > most) [most, far] = [away, i];
  }
  if (far === 0) return [start, end];
  return [...thinned(line.slice(0, far + 1), tolerance), ...thinned(line.slice(far), tolerance).slice(1)];
}

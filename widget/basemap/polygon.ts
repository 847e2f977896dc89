import type { Position } from "geojson";

/** Whether a point is inside a ring, by the even-odd rule. */
export function isInside([x = 0, y = 0]: Position, ring: readonly Position[]): boolean {
  let inside = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [x0 = 0, y0 = 0] = ring[i] ?? [];
    const [x1 = 0, y1 = 0] = ring[j] ?? [];
    if (y0 > y !== y1 > y && x < ((x1 - x0) * (y - y0)) / (y1 - y0) + x0) inside = !inside;
  }
  return inside;
}

/**
 * A place for a name: the point of a ring farthest from its edge, on a grid of 16 by 16. Degrees of longitude are
 * shrunk to those of latitude.
 */
export function innermost(ring: readonly Position[]): Position {
  const xs = ring.map(([x = 0]) => x);
  const ys = ring.map(([, y = 0]) => y);
  const [west, east] = [Math.min(...xs), Math.max(...xs)];
  const [south, north] = [Math.min(...ys), Math.max(...ys)];
  const shrink = Math.cos((((south + north) / 2) * Math.PI) / 180);
  let best: Position = [(west + east) / 2, (south + north) / 2];
  let most = -1;
  for (let i = 1; i < 16; i++) {
    for (let j = 1; j < 16; j++) {
      const point: Position = [west + ((east - west) * i) / 16, south + ((north - south) * j) / 16];
      if (!isInside(point, ring)) continue;
      const room = edgeDistance(point, ring, shrink);
      if (room > most) {
        most = room;
        best = point;
      }
    }
  }
  return best;
}

/** Names are wide: room to the sides counts for half of room above and below. */
function edgeDistance([x = 0, y = 0]: Position, ring: readonly Position[], shrink: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < ring.length; i++) {
    const [x0 = 0, y0 = 0] = ring[i] ?? [];
    least = Math.min(least, Math.hypot(((x - x0) * shrink) / 2, y - y0));
  }
  return least;
}

/** Degrees of longitude that a ring leaves free to both sides of a point inside it; 0 for a point outside. */
export function breadthAt([x = 0, y = 0]: Position, ring: readonly Position[]): number {
  let [west, east] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [x0 = 0, y0 = 0] = ring[i] ?? [];
    const [x1 = 0, y1 = 0] = ring[j] ?? [];
    if (y0 > y === y1 > y) continue;
    const crossing = ((x1 - x0) * (y - y0)) / (y1 - y0) + x0;
    if (crossing <= x) west = Math.max(west, crossing);
    else east = Math.min(east, crossing);
  }
  return Number.isFinite(east - west) ? east - west : 0;
}

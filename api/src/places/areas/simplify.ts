import type { Outline } from "../types.ts";

/** A corner in whole units: longitude, latitude. */
type Corner = readonly [number, number];

/** Lines that a screen shows alike: corners that are nearer than `tolerance` units to the line without them are left out, and small islands. */
export function simplified(outlines: readonly Outline[], tolerance: number): Corner[][] {
  return outlines
    .flatMap(({ rings }) => rings)
    .map((ring) =>
      Array.from({ length: ring.length / 2 }, (_, i): Corner => [ring[2 * i] ?? 0, ring[2 * i + 1] ?? 0]),
    )
    .map((corners) => closed(corners, tolerance))
    .filter((corners) => corners.length >= 3);
}

/** A ring is two lines: from its first corner to the one farthest from it, and back. */
function closed(corners: Corner[], tolerance: number): Corner[] {
  const [first] = corners;
  if (first === undefined) return [];
  let far = 0;
  for (const [i, corner] of corners.entries())
    if (away(corner, first) > away(corners[far] ?? first, first)) far = i;
  const there = thinned(corners.slice(0, far + 1), tolerance);
  const back = thinned([...corners.slice(far), first], tolerance);
  return [...there, ...back.slice(1, -1)];
}

/** Douglas and Peucker's algorithm. */
function thinned(line: readonly Corner[], tolerance: number): Corner[] {
  const [start, end] = [line[0], line.at(-1)];
  if (start === undefined || end === undefined || line.length < 3) return [...line];
  let far = 0;
  let most = tolerance;
  for (let i = 1; i < line.length - 1; i++) {
    const distance = fromLine(line[i] ?? start, start, end);
    if (distance > most) [most, far] = [distance, i];
  }
  if (far === 0) return [start, end];
  return [...thinned(line.slice(0, far + 1), tolerance), ...thinned(line.slice(far), tolerance).slice(1)];
}

function away([x, y]: Corner, [ox, oy]: Corner): number {
  return Math.hypot(x - ox, y - oy);
}

function fromLine(point: Corner, start: Corner, end: Corner): number {
  const length = away(start, end);
  if (length === 0) return away(point, start);
  const area = (end[0] - start[0]) * (point[1] - start[1]) - (point[0] - start[0]) * (end[1] - start[1]);
  return Math.abs(area) / length;
}

import type { Position } from "geojson";

/**
 * A ring whose corners are rounded by curves through the midpoints of its edges, so that a coarse coast reads as a
 * coast. `isFixed` tells the edges (by the index of their first point) that stay as they are: land borders do.
 */
export function smoothRing(ring: readonly Position[], isFixed: (edge: number) => boolean): Position[] {
  const count = ring.length;
  if (count < 4) return [...ring];
  const smooth: Position[] = [];
  for (let i = 0; i < count; i++) {
    const corner = at(ring, i);
    if (isFixed(i) || isFixed((i + count - 1) % count)) smooth.push(corner);
    else smooth.push(...round(at(ring, i + count - 1), corner, at(ring, i + 1)));
  }
  return smooth;
}

/** The same for an open line; its ends stay. */
export function smoothLine(line: readonly Position[]): Position[] {
  if (line.length < 3) return [...line];
  const inner = line.slice(1, -1).flatMap((corner, i) => round(at(line, i), corner, at(line, i + 2)));
  return [at(line, 0), ...inner, at(line, line.length - 1)];
}

/** Points of the quadratic curve from one edge's midpoint to the next one's; fewer where the corner is flat. */
function round(before: Position, corner: Position, after: Position): Position[] {
  const start = middle(before, corner);
  const end = middle(corner, after);
  const bend = middle(start, end);
  const depth = Math.hypot((corner[0] ?? 0) - (bend[0] ?? 0), (corner[1] ?? 0) - (bend[1] ?? 0)) / 2;
  if (depth < FLAT) return [start];
  return [
    start,
    ...(depth < BENT ? [0.5] : depth < TURNED ? [0.25, 0.5, 0.75] : [0.15, 0.35, 0.5, 0.65, 0.85]).map((t) =>
      curve(start, corner, end, t),
    ),
  ];
}

/** Degrees that a corner may stand out before it takes one, three or five points more. */
const FLAT = 0.0009;
const BENT = 0.003;
const TURNED = 0.009;

function curve(a: Position, b: Position, c: Position, t: number): Position {
  const [u, v, w] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
  return [0, 1].map((i) => u * (a[i] ?? 0) + v * (b[i] ?? 0) + w * (c[i] ?? 0));
}

function middle(a: Position, b: Position): Position {
  return [((a[0] ?? 0) + (b[0] ?? 0)) / 2, ((a[1] ?? 0) + (b[1] ?? 0)) / 2];
}

function at(ring: readonly Position[], index: number): Position {
  return ring[index % ring.length] ?? [0, 0];
}

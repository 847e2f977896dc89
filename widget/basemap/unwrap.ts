import type { Position } from "geojson";

/**
 * The world atlas is sewn together at the antimeridian, so its lines leap from 180° to -180°. Without the leaps they go
 * on past 180°, where the cutter finds them again from the other side of the world.
 */
export function unwrap(line: readonly Position[]): Position[] {
  let shift = 0;
  let before = line[0]?.[0] ?? 0;
  return line.map(([x = 0, y = 0]) => {
    if (x - before > 180) shift -= 360;
    else if (before - x > 180) shift += 360;
    before = x;
    return [x + shift, y];
  });
}

/** The same for a ring with its closing point; one that goes all around a pole is closed below it. */
export function unwrapRing(ring: readonly Position[]): Position[] {
  const open = unwrap(ring);
  const [first, last] = [open[0], open.at(-1)];
  if (first === undefined || last === undefined || Math.abs((first[0] ?? 0) - (last[0] ?? 0)) < 180)
    return open;
  const pole = (first[1] ?? 0) < 0 ? -89.9 : 89.9;
  return [...open, [last[0] ?? 0, pole], [first[0] ?? 0, pole], first];
}

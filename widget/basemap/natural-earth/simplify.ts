import type { Position } from "geojson";

/** A line without the points that lie within so many degrees of the way between those that stay (Douglas and Peucker). */
export function simplifyLine(line: readonly Position[], degrees: number): Position[] {
  const keep = new Set([0, line.length - 1]);
  const open: [number, number][] = [[0, line.length - 1]];
  for (let span = open.pop(); span !== undefined; span = open.pop()) {
    const [from, to] = span;
    let [worst, furthest] = [-1, degrees];
    for (let i = from + 1; i < to; i++) {
      const away = distance(line[i] ?? [], line[from] ?? [], line[to] ?? []);
      if (away > furthest) [worst, furthest] = [i, away];
    }
    if (worst < 0) continue;
    keep.add(worst);
    open.push([from, worst], [worst, to]);
  }
  return line.filter((_, i) => keep.has(i));
}

function distance([x = 0, y = 0]: Position, [x0 = 0, y0 = 0]: Position, [x1 = 0, y1 = 0]: Position): number {
  const [dx, dy] = [x1 - x0, y1 - y0];
  const length = dx * dx + dy * dy;
  const t = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - x0) * dx + (y - y0) * dy) / length));
  return Math.hypot(x - x0 - t * dx, y - y0 - t * dy);
}

import type { Position } from "geojson";

/** Tells whether a point is within so many degrees of some lines. */
export class Nearby {
  readonly #cells = new Map<string, [Position, Position][]>();
  readonly #reach: number;

  constructor(lines: readonly (readonly Position[])[], reach: number) {
    this.#reach = reach;
    for (const line of lines) {
      for (let i = 1; i < line.length; i++) {
        const [from, to] = [line[i - 1], line[i]];
        if (from !== undefined && to !== undefined) this.#add(from, to);
      }
    }
  }

  has([x = 0, y = 0]: Position): boolean {
    const edges = this.#cells.get(`${Math.floor(x)} ${Math.floor(y)}`) ?? [];
    return edges.some(([from, to]) => distance(x, y, from, to) <= this.#reach);
  }

  #add(from: Position, to: Position): void {
    const [x0 = 0, y0 = 0] = from;
    const [x1 = 0, y1 = 0] = to;
    const reach = this.#reach;
    for (let x = Math.floor(Math.min(x0, x1) - reach); x <= Math.floor(Math.max(x0, x1) + reach); x++) {
      for (let y = Math.floor(Math.min(y0, y1) - reach); y <= Math.floor(Math.max(y0, y1) + reach); y++) {
        const key = `${x} ${y}`;
        const edges = this.#cells.get(key);
        if (edges === undefined) this.#cells.set(key, [[from, to]]);
        else edges.push([from, to]);
      }
    }
  }
}

function distance(x: number, y: number, [x0 = 0, y0 = 0]: Position, [x1 = 0, y1 = 0]: Position): number {
  const dx = x1 - x0;
  const dy = y1 - y0;
  const length = dx * dx + dy * dy;
  const t = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - x0) * dx + (y - y0) * dy) / length));
  return Math.hypot(x - x0 - t * dx, y - y0 - t * dy);
}

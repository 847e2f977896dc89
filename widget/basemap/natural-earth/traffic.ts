import type { Position } from "geojson";

/** A city by its place and its people. */
export interface City {
  readonly place: Position;
  readonly people: number;
}

/** Lines that end within so many degrees of another meet it. */
const REACH = 0.05;
const CELL = 0.1;

/**
 * How much each road would carry if everybody drove the shortest way between the cities, by the law of gravity: the roads of the data
 * have no classes. In arbitrary units, on the average of each line.
 */
export function trafficOf(lines: readonly (readonly Position[])[], cities: readonly City[]): number[] {
  const network = new Network(lines);
  const traffic = lines.map(() => 0);
  const places = cities.map((city) => ({ ...city, node: network.nearest(city.place) }));
  for (const from of places) {
    const { order, before, away } = network.shortest(from.node);
    const load = new Float64Array(order.length);
    for (const to of places) {
      const distance = away[to.node] ?? 0;
      if (to.node === from.node || !Number.isFinite(distance)) continue;
      load[to.node] = (load[to.node] ?? 0) + (from.people * to.people) / distance ** 1.5;
    }
    // From the far ends back to the city, each stretch carries all that comes from beyond it.
    for (const node of order.toReversed()) {
      const edge = before[node];
      const carried = load[node] ?? 0;
      if (edge === undefined || carried === 0) continue;
      load[edge.from] = (load[edge.from] ?? 0) + carried;
      if (edge.line >= 0) traffic[edge.line] = (traffic[edge.line] ?? 0) + carried / edge.share;
    }
  }
  return traffic;
}

interface Edge {
  readonly from: number;
  readonly to: number;
  readonly length: number;
  /** -1 for one between a loose end and the road it meets. */
  readonly line: number;
  /** Edges of its line. */
  readonly share: number;
}

class Network {
  readonly #places: Position[] = [];
  readonly #edges: Edge[][] = [];
  readonly #cells = new Map<string, number[]>();

  constructor(lines: readonly (readonly Position[])[]) {
    const known = new Map<string, number>();
    const node = (place: Position): number => {
      const key = String(place);
      const found = known.get(key);
      if (found !== undefined) return found;
      const made = this.#places.push(place) - 1;
      known.set(key, made);
      this.#edges.push([]);
      const cell = cellOf(place).join();
      this.#cells.set(cell, [...(this.#cells.get(cell) ?? []), made]);
      return made;
    };
    for (const [line, points] of lines.entries()) {
      for (let i = 1; i < points.length; i++)
        this.#join(node(points[i - 1] ?? []), node(points[i] ?? []), line, points.length - 1);
    }
    for (const place of lines.flatMap((line) => [line[0] ?? [], line.at(-1) ?? []])) {
      const end = node(place);
      const own = new Set((this.#edges[end] ?? []).map(({ to }) => to));
      if (own.size > 1) continue;
      const met = this.#near(place).find((other) => other !== end && !own.has(other));
      if (met !== undefined) this.#join(end, met, -1, 1);
    }
  }

  nearest(place: Position): number {
    let [best, closest] = [0, Number.POSITIVE_INFINITY];
    for (const [node, at] of this.#places.entries()) {
      const away = distance(place, at);
      if (away < closest) [best, closest] = [node, away];
    }
    return best;
  }

  /** Shortest ways from a node to all others: nodes by their distance, and the edge that each is reached by. */
  shortest(start: number): { order: number[]; before: (Edge | undefined)[]; away: number[] } {
    const away = this.#places.map(() => Number.POSITIVE_INFINITY);
    const before: (Edge | undefined)[] = this.#places.map(() => undefined);
    // Distances in steps of a hundredth of a degree: a queue of buckets needs no heap.
    const buckets: number[][] = [[start]];
    const order: number[] = [];
    const isDone = new Set<number>();
    away[start] = 0;
    for (let at = 0; at < buckets.length; at++) {
      for (const node of buckets[at] ?? []) {
        if (isDone.has(node)) continue;
        isDone.add(node);
        order.push(node);
        for (const edge of this.#edges[node] ?? []) {
          const total = (away[node] ?? 0) + edge.length;
          if (total >= (away[edge.to] ?? 0) || isDone.has(edge.to)) continue;
          away[edge.to] = total;
          before[edge.to] = edge;
          const bucket = Math.max(at, Math.floor(total * 100));
          while (buckets.length <= bucket) buckets.push([]);
          buckets[bucket]?.push(edge.to);
        }
      }
    }
    return { order, before, away };
  }

  #join(from: number, to: number, line: number, share: number): void {
    const length = distance(this.#places[from] ?? [], this.#places[to] ?? []);
    this.#edges[from]?.push({ from, to, length, line, share });
    this.#edges[to]?.push({ from: to, to: from, length, line, share });
  }

  /** Nodes within reach, nearest first. */
  #near(place: Position): number[] {
    const [column = 0, row = 0] = cellOf(place);
    const around = [-1, 0, 1];
    return around
      .flatMap((x) => around.flatMap((y) => this.#cells.get(`${column + x},${row + y}`) ?? []))
      .map((node) => ({ node, away: distance(place, this.#places[node] ?? []) }))
      .filter(({ away }) => away <= REACH)
      .sort((a, b) => a.away - b.away)
      .map(({ node }) => node);
  }
}

function cellOf([x = 0, y = 0]: Position): number[] {
  return [Math.floor(x / CELL), Math.floor(y / CELL)];
}

/** In degrees of latitude. */
function distance([x0 = 0, y0 = 0]: Position, [x1 = 0, y1 = 0]: Position): number {
  return Math.hypot((x1 - x0) * Math.cos((((y0 + y1) / 2) * Math.PI) / 180), y1 - y0);
}

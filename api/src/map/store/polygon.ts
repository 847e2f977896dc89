import { LEVELS, latitudeAt, TURN, toUnits } from "../core/geo.ts";
import type { Outline } from "../core/types.ts";
import { Edges } from "./edges.ts";
import { CROSSING, INSIDE, OUTSIDE, type Relation, type Shape } from "./shapes.ts";

/** Cells are divided until a shape is at most 2 ** HALVES of them wide, down to this level at most: 150 m. */
const HALVES = 9;
const FINEST = 18;
/** Nodes from which cells are not divided further: strangers draw areas, and a zigzag would take a tenth of a second. */
const MAX_NODES = 32_768;
/** Units by which cells are taken for larger, so that rounding makes none too small. */
const MARGIN = 8;

/** What a node of the quadtree says that is not divided: below zero, so that it is no child's number. */
const leafOf = (relation: Relation): number => relation - 3;
const relationOf = (leaf: number): Relation =>
  leaf === INSIDE - 3 ? INSIDE : leaf === CROSSING - 3 ? CROSSING : OUTSIDE;

/**
 * The places within closed lines, edges included; what an odd number of them surrounds is inside. Edges are straight between their ends in
 * degrees. A quadtree made once says which cells lie inside, outside or across an edge; where an edge is near, `contains` compares the point
 * with the edges at its latitude.
 */
export class Polygon implements Shape {
  readonly #edges: Edges;
  /** The first of a node's four children, or a leaf. The first node is the smallest cell that holds the whole shape. */
  readonly #nodes: number[] = [leafOf(OUTSIDE)];
  readonly #level: number;
  readonly #column: number;
  readonly #row: number;
  readonly #finest: number;

  constructor({ rings }: Outline) {
    this.#edges = new Edges(rings.flatMap(aroundTheWorld));
    const all = this.#edges.all();
    const { west, south, east, north } = this.#edges;
    const extent = Math.max(1, east - west, north - south);
    this.#finest = Math.min(FINEST, Math.ceil(Math.log2(TURN / extent)) + HALVES);
    let [level, column, row] = [0, 0, 0];
    // Near a pole the smallest cell that holds a shape can be finer than cells need to be.
    for (; level < this.#finest; level++) {
      const quarters = [0, 1, 2, 3].filter((quarter) => {
        const box = boxOf(level + 1, column * 2 + (quarter & 1), row * 2 + (quarter >> 1));
        return all.some((edge) => this.#edges.crosses(edge, box));
      });
      const [only, other] = quarters;
      if (only === undefined || other !== undefined) break;
      column = column * 2 + (only & 1);
      row = row * 2 + (only >> 1);
    }
    [this.#level, this.#column, this.#row] = [level, column, row];
    this.#divide(0, level, column, row, all);
  }

  relation(level: number, column: number, row: number): Relation {
    const below = level - this.#level;
    if (below < 0) {
      const isAround = this.#column >>> -below === column && this.#row >>> -below === row;
      return isAround ? CROSSING : OUTSIDE;
    }
    if (column >>> below !== this.#column || row >>> below !== this.#row) return OUTSIDE;
    const nodes = this.#nodes;
    let node = nodes[0]!;
    for (let bit = below - 1; node >= 0 && bit >= 0; bit--)
      node = nodes[node + ((column >>> bit) & 1) + 2 * ((row >>> bit) & 1)]!;
    return node < 0 ? relationOf(node) : CROSSING;
  }

  contains(latitude: number, longitude: number, column: number, row: number): boolean {
    const relation = this.relation(LEVELS, column, row);
    return relation === CROSSING ? this.#edges.surround(latitude, longitude) : relation === INSIDE;
  }

  /** @param near the edges that may cross the cell */
  #divide(node: number, level: number, column: number, row: number, near: Uint32Array): void {
    const box = boxOf(level, column, row);
    const crossing = near.filter((edge) => this.#edges.crosses(edge, box));
    if (crossing.length === 0) {
      const [latitude, longitude] = [(box.south + box.north) / 2, (box.west + box.east) / 2];
      const isInside = this.#edges.surround(Math.round(latitude), Math.round(longitude));
      this.#nodes[node] = leafOf(isInside ? INSIDE : OUTSIDE);
      return;
    }
    if (level === this.#finest || this.#nodes.length > MAX_NODES) {
      this.#nodes[node] = leafOf(CROSSING);
      return;
    }
    const first = this.#nodes.length;
    this.#nodes[node] = first;
    for (let quarter = 0; quarter < 4; quarter++) this.#nodes.push(leafOf(OUTSIDE));
    for (let quarter = 0; quarter < 4; quarter++)
      this.#divide(
        first + quarter,
        level + 1,
        column * 2 + (quarter & 1),
        row * 2 + (quarter >> 1),
        crossing,
      );
  }
}

const polygons = new WeakMap<Outline, Polygon>();

/** The shape of an outline, made once for each object. */
export function polygonOf(outline: Outline): Polygon {
  let polygon = polygons.get(outline);
  if (polygon === undefined) {
    polygon = new Polygon(outline);
    polygons.set(outline, polygon);
  }
  return polygon;
}

/** A ring that begins between −180° and 180°, as points do, and the same a turn back where it reaches across the antimeridian. */
function aroundTheWorld(ring: ArrayLike<number>): ArrayLike<number>[] {
  let [west, east] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let i = 0; i < ring.length; i += 2) {
    west = Math.min(west, ring[i]!);
    east = Math.max(east, ring[i]!);
  }
  const turns = Math.floor((west + TURN / 2) / TURN);
  const back = (turn: number) => Array.from(ring, (unit, i) => (i % 2 === 0 ? unit - turn * TURN : unit));
  const first = turns === 0 ? ring : back(turns);
  return east - turns * TURN < TURN / 2 ? [first] : [first, back(turns + 1)];
}

/** A cell in units of 1e-7 degree, a little larger than it is. */
function boxOf(level: number, column: number, row: number) {
  const cells = 2 ** level;
  return {
    west: (column / cells - 0.5) * TURN - MARGIN,
    east: ((column + 1) / cells - 0.5) * TURN + MARGIN,
    north: toUnits(row === 0 ? 90 : latitudeAt(row / cells)) + MARGIN,
    south: toUnits(row === cells - 1 ? -90 : latitudeAt((row + 1) / cells)) - MARGIN,
  };
}

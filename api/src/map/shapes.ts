import {
  columnOf,
  distance,
  LEVELS,
  latitudeAt,
  longitudeUnits,
  reach,
  rowOf,
  SIDE,
  TURN,
  toDegrees,
  toUnits,
} from "./geo.ts";
import { lowerBound, mortonCode } from "./morton.ts";
import type { Area, Bounds, Circle } from "./types.ts";

/** How a quadtree cell lies to a shape. */
export const OUTSIDE = 0;
export const CROSSING = 1;
export const INSIDE = 2;
export type Relation = typeof OUTSIDE | typeof CROSSING | typeof INSIDE;

/** A set of places. Cells that it is not sure of it calls CROSSING; `contains` decides each point exactly. */
export interface Shape {
  relation(level: number, column: number, row: number): Relation;
  /** @param latitude @param longitude units of 1e-7 degree @param column @param row of the point at the last level */
  contains(latitude: number, longitude: number, column: number, row: number): boolean;
}

/** A box of degrees, edges included, which may cross the antimeridian. */
export class Box implements Shape {
  /** Column and row of the north-west corner at the last level, and columns from there to the eastern edge. */
  readonly column: number;
  readonly columns: number;
  readonly northRow: number;
  readonly southRow: number;
  readonly #west: number;
  readonly #width: number;
  readonly #south: number;
  readonly #north: number;

  constructor(bounds: Bounds) {
    this.#south = toUnits(bounds.south);
    this.#north = toUnits(bounds.north);
    // The outermost rows are inside only when the box reaches the pole: they hold all that lies beyond the square.
    this.northRow = bounds.north >= 90 ? -1 : rowOf(this.#north);
    this.southRow = bounds.south <= -90 ? SIDE : rowOf(this.#south);
    this.#west = longitudeUnits(bounds.west);
    this.column = columnOf(this.#west);
    if (toUnits(bounds.east) - toUnits(bounds.west) >= TURN) {
      this.#width = TURN;
      this.columns = SIDE;
      return;
    }
    const east = longitudeUnits(bounds.east);
    this.#width = east >= this.#west ? east - this.#west : east - this.#west + TURN;
    const columns = (columnOf(east) - this.column) & (SIDE - 1);
    this.columns = columns === 0 && this.#width > TURN / 2 ? SIDE - 1 : columns;
  }

  get isEmpty(): boolean {
    return this.#south > this.#north;
  }

  /** The smallest cell, of `most` levels at most, that holds the whole box; the world when it crosses the antimeridian. */
  holder(most: number): { level: number; column: number; row: number } {
    const north = Math.max(0, this.northRow);
    const south = Math.min(SIDE - 1, this.southRow);
    const east = this.column + this.columns;
    const shared = Math.clz32((this.column ^ east) | (north ^ south)) - Math.clz32(SIDE - 1);
    const level = east < SIDE ? Math.min(most, shared) : 0;
    return { level, column: this.column >>> (LEVELS - level), row: north >>> (LEVELS - level) };
  }

  relation(level: number, column: number, row: number): Relation {
    const shift = LEVELS - level;
    const size = 1 << shift;
    const north = row * size;
    const south = north + size - 1;
    if (this.isEmpty || south < this.northRow || north > this.southRow) return OUTSIDE;
    let isInside = north > this.northRow && south < this.southRow;
    if (this.#width < TURN) {
      const west = (column * size - this.column) & (SIDE - 1);
      if (west + size > SIDE) isInside = false;
      else if (west > this.columns) return OUTSIDE;
      else if (west === 0 || west + size - 1 >= this.columns) isInside = false;
    }
    return isInside ? INSIDE : CROSSING;
  }

  /** The same for a cell of the last level, which many are asked about. */
  relationOfSpot(column: number, row: number): Relation {
    if (row < this.northRow || row > this.southRow) return OUTSIDE;
    const east = (column - this.column) & (SIDE - 1);
    if (this.#width < TURN && east > this.columns) return OUTSIDE;
    const isInside =
      row > this.northRow &&
      row < this.southRow &&
      (this.#width === TURN || (east > 0 && east < this.columns));
    return isInside ? INSIDE : CROSSING;
  }

  contains(latitude: number, longitude: number): boolean {
    if (latitude < this.#south || latitude > this.#north) return false;
    const east = longitude - this.#west;
    return (east < 0 ? east + TURN : east) <= this.#width;
  }
}

/** All places within a great-circle distance. */
export class Disc implements Shape {
  readonly #latitude: number;
  readonly #longitude: number;
  readonly #metres: number;

  constructor({ latitude, longitude, metres }: Circle) {
    this.#latitude = latitude;
    this.#longitude = longitude;
    this.#metres = metres;
  }

  relation(level: number, column: number, row: number): Relation {
    const cells = 2 ** level;
    const north = row === 0 ? 90 : latitudeAt(row / cells);
    const south = row === cells - 1 ? -90 : latitudeAt((row + 1) / cells);
    const width = 360 / cells;
    const away = distance(this.#latitude, this.#longitude, (north + south) / 2, (column + 0.5) * width - 180);
    const within = reach(south, north, width) + MARGIN;
    if (away - within > this.#metres) return OUTSIDE;
    return away + within <= this.#metres ? INSIDE : CROSSING;
  }

  contains(latitude: number, longitude: number): boolean {
    return (
      distance(this.#latitude, this.#longitude, toDegrees(latitude), toDegrees(longitude)) <= this.#metres
    );
  }
}

/** Metres that rounding may take from a distance; cells so near the edge are decided point by point. */
const MARGIN = 1;

/** The cells of a cluster. */
export class Cells implements Shape {
  readonly #level: number;
  /** Morton codes, ascending. */
  readonly #codes: Float64Array;

  constructor(area: Area) {
    this.#level = area.level;
    this.#codes = new Float64Array(new Set(area.x.map((x, i) => mortonCode(x, area.y[i] ?? 0)))).sort();
  }

  relation(level: number, column: number, row: number): Relation {
    const code = mortonCode(column, row);
    const scale = 4 ** (this.#level - level);
    const from = Math.floor(code * scale);
    const cells = Math.max(1, scale);
    const index = lowerBound(this.#codes, from, 0, this.#codes.length);
    if (!((this.#codes[index] ?? Number.POSITIVE_INFINITY) < from + cells)) return OUTSIDE;
    return this.#codes[index + cells - 1] === from + cells - 1 ? INSIDE : CROSSING;
  }

  contains(_latitude: number, _longitude: number, column: number, row: number): boolean {
    const shift = LEVELS - this.#level;
    const cell = mortonCode(column >>> shift, row >>> shift);
    return this.#codes[lowerBound(this.#codes, cell, 0, this.#codes.length)] === cell;
  }
}

/** How a cell lies to the places that all of `shapes` have in common. */
export function relationToAll(
  shapes: readonly Shape[],
  level: number,
  column: number,
  row: number,
): Relation {
  let relation: Relation = INSIDE;
  for (let i = 0; i < shapes.length; i++) {
    const next = shapes[i]!.relation(level, column, row);
    if (next < relation) relation = next;
    if (relation === OUTSIDE) break;
  }
  return relation;
}

import { columnOf, LEVELS, longitudeUnits, rowOf, SIDE, TURN, toUnits } from "../core/geo.ts";
import type { Bounds } from "../core/types.ts";
import { CROSSING, INSIDE, OUTSIDE, type Relation, type Shape } from "../store/shapes.ts";

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
    // The outermost rows are inside only if the box reaches the pole: they contain everything beyond the square.
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

  /** The smallest cell, down to level `most`, that contains the whole box; the world if it crosses the antimeridian. */
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

  /** The same for a cell of the last level, optimized because it is called for many cells. */
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

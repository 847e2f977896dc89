import { MAX_CELLS } from "../../../kernels/constants.ts";
import { hasBit, lowestBit, setBit } from "../core/bits.ts";
import { LEVELS, SIDE } from "../core/geo.ts";
import type { Box } from "../query/box.ts";
import type { Columns } from "../store/columns.ts";

/** Cells are 32 to 64 pixels wide at this many levels below the zoom, 64 to 128 at one less, and so on. */
const FINEST = 3;

/** The cells of one level that cover a viewport: `columns` × `rows` from (`column`, `row`), wrapping around the world. */
export interface Grid {
  readonly level: number;
  readonly column: number;
  readonly row: number;
  readonly columns: number;
  readonly rows: number;
}

/** The finest grid for a zoom with at most `most` cells; a grid for an empty box has one cell. */
export function gridOf(box: Box, zoom: number, most: number): Grid {
  for (let level = Math.min(LEVELS, Math.floor(zoom) + FINEST); ; level--) {
    const shift = LEVELS - level;
    const column = box.column >>> shift;
    const row = Math.max(0, box.northRow) >>> shift;
    const inFirst = box.column - column * 2 ** shift;
    const columns = Math.min(2 ** level, Math.floor((inFirst + box.columns) / 2 ** shift) + 1);
    const rows = Math.max(1, (Math.min(SIDE - 1, box.southRow) >>> shift) - row + 1);
    if (columns * rows <= most || level === 0) return { level, column, row, columns, rows };
  }
}

/** Matching entries counted and averaged by the cells of a grid. Reusable; sized for the largest grid. */
export class CellCounts {
  grid: Grid = { level: 0, column: 0, row: 0, columns: 1, rows: 1 };
  /** Occupied cells. */
  length = 0;
  /** Row-major numbers of the occupied cells, ascending, once `sort` was called. */
  readonly sorted = new Uint16Array(MAX_CELLS);
  /** Index of each grid cell among the occupied ones, in the order they were encountered. */
  readonly at = new Uint16Array(MAX_CELLS);
  readonly count = new Uint32Array(MAX_CELLS);
  /** Sums of positions, in columns and rows of the last level from the grid's corner. */
  readonly sumX = new Float64Array(MAX_CELLS);
  readonly sumY = new Float64Array(MAX_CELLS);
  /** The first entry encountered, and whether another entry at a different exact point was encountered. */
  readonly first = new Uint32Array(MAX_CELLS);
  readonly isSpread = new Uint8Array(MAX_CELLS);
  /** Occupied cells as a bitmap: most cells of a fine grid are empty, and the bitmap skips them quickly. */
  readonly #isOccupied = new Uint32Array(MAX_CELLS / 32);
  #shift = 0;
  #west = 0;
  #north = 0;

  start(grid: Grid): void {
    this.grid = grid;
    this.length = 0;
    this.#isOccupied.fill(0, 0, Math.ceil((grid.columns * grid.rows) / 32));
    this.#shift = LEVELS - grid.level;
    this.#west = grid.column * 2 ** this.#shift;
    this.#north = grid.row * 2 ** this.#shift;
  }

  sort(): void {
    let end = 0;
    for (let word = 0; end < this.length; word++)
      for (let rest = this.#isOccupied[word]!; rest !== 0; rest &= rest - 1)
        this.sorted[end++] = (word << 5) + lowestBit(rest);
  }

  /** Adds one entry. */
  add({ spots }: Columns, position: number): void {
    const x = this.east(spots[2 * position]!);
    const y = spots[2 * position + 1]! - this.#north;
    const i = this.#occupy((y >>> this.#shift) * this.grid.columns + (x >>> this.#shift));
    if (this.count[i] === 0) this.first[i] = position;
    else if (this.isSpread[i] === 0 && areApart(spots, this.first[i]!, position)) this.isSpread[i] = 1;
    this.count[i]!++;
    this.sumX[i]! += x + 0.5;
    this.sumY[i]! += y + 0.5;
  }

  /**
   * Adds the entries of one cell: their number, the sums of their columns east of the grid and of their rows at the last level, and two of
   * them that are at different points unless all are at one point.
   */
  addMany({ spots }: Columns, count: number, x: number, y: number, first: number, other: number): void {
    const north = y / count - this.#north;
    const i = this.#occupy((north >>> this.#shift) * this.grid.columns + ((x / count) >>> this.#shift));
    if (this.count[i] === 0) this.first[i] = first;
    if (this.isSpread[i] === 0 && (areApart(spots, this.first[i]!, first) || areApart(spots, first, other)))
      this.isSpread[i] = 1;
    this.count[i]! += count;
    this.sumX[i]! += x;
    this.sumY[i]! += y - this.#north * count;
  }

  /** Columns of the last level from the grid's western edge east to a column. */
  east(column: number): number {
    const x = column - this.#west;
    return x < 0 ? x + SIDE : x;
  }

  #occupy(cell: number): number {
    if (hasBit(this.#isOccupied, cell)) return this.at[cell]!;
    setBit(this.#isOccupied, cell);
    const i = this.length++;
    this.at[cell] = i;
    this.count[i] = 0;
    this.sumX[i] = 0;
    this.sumY[i] = 0;
    this.isSpread[i] = 0;
    return i;
  }
}

/** Whether two entries are at different points. */
export function areApart(spots: Uint32Array, a: number, b: number): boolean {
  return spots[2 * a] !== spots[2 * b] || spots[2 * a + 1] !== spots[2 * b + 1];
}

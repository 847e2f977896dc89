import { hasBit } from "./bits.ts";
import type { ClusterColumns } from "./cluster-columns.ts";
import type { Cover } from "./cover.ts";
import type { Entries } from "./entries.ts";
import { columnOf, LEVELS, SIDE } from "./geo.ts";
import type { CellCounts } from "./grid.ts";
import {
  COLUMN,
  ENTRY,
  FIRST_COLUMN,
  FIRST_ENTRY,
  FIRST_ROW,
  laterOrdinal,
  PREVIOUS,
  ROW,
  STRIDE,
} from "./later.ts";
import { Box, CROSSING, INSIDE, type Shape } from "./shapes.ts";

const EVERYWHERE = new Box({ west: -180, south: -90, east: 180, north: 90 });

/**
 * Takes off what was counted twice: jobs with several points in view from the total, and in one cluster from its count.
 * Looks at each matching entry but the first of its job, and at those of the job before it: conditions other than place
 * hold for all points of a job or for none.
 */
export class Repeats {
  readonly #entries: Entries;
  readonly #clusters: ClusterColumns;
  readonly #clusterOfCell: Uint16Array;
  readonly #ordinals: Uint32Array;
  #box = EVERYWHERE;
  #shapes: readonly Shape[] = [];
  #isBoxOnly = true;
  #shift = 0;
  #west = 0;
  #north = 0;
  #lastX = 0;
  #lastY = 0;

  constructor(entries: Entries, clusters: ClusterColumns) {
    this.#entries = entries;
    this.#clusters = clusters;
    this.#clusterOfCell = clusters.clusterOf;
    this.#ordinals = entries.allocateMatches().bits;
  }

  /** Where entries are in view: in all of `shapes`, the first of which is `box`, which the grid covers. */
  look({ grid }: CellCounts, box: Box, shapes: readonly Shape[]): void {
    this.#box = box;
    this.#shapes = shapes;
    this.#isBoxOnly = shapes.length === 1;
    this.#shift = LEVELS - grid.level;
    this.#west = grid.column * 2 ** this.#shift;
    this.#north = grid.row * 2 ** this.#shift;
    this.#lastX = grid.columns - 1;
    this.#lastY = grid.rows - 1;
  }

  /** Takes off among the matches of a cover and of the tail. */
  takeOff(matches: Uint32Array, cover: Cover): void {
    const { store, tailEnd, mostOrdinalBlocks: most } = this.#entries;
    for (let position = store.tail; position < tailEnd; position++)
      if (hasBit(matches, position) && !hasBit(store.first, position)) this.#inTail(position);
    for (let i = 0; i < cover.ranges; i++)
      for (let from = cover.fromBlock[i]!; from < cover.toBlock[i]!; from += most) {
        const to = Math.min(from + most, cover.toBlock[i]!);
        const count = this.#entries.laterOrdinals(matches, this.#ordinals, from, to);
        for (let k = 0; k < count; k++) this.#inBase(this.#ordinals[k]!);
      }
  }

  /** Takes off among few matches, which are listed. */
  takeOffListed(matches: Uint32Array): void {
    const { first, later, tail } = this.#entries.store;
    for (const position of matches) {
      if (hasBit(first, position)) continue;
      if (position >= tail) this.#inTail(position);
      else this.#inBase(laterOrdinal(later, first, position));
    }
  }

  #inBase(ordinal: number): void {
    const { rows } = this.#entries.store.later;
    const own = ordinal * STRIDE;
    const cluster = this.#clusterOf(rows[own + ENTRY]!, rows[own + COLUMN]!, rows[own + ROW]!);
    if (cluster < 0) return;
    let other = this.#clusterOf(rows[own + FIRST_ENTRY]!, rows[own + FIRST_COLUMN]!, rows[own + FIRST_ROW]!);
    let isAgain = other >= 0;
    for (let next = rows[own + PREVIOUS]!; next > 0 && other !== cluster; ) {
      const row = (next - 1) * STRIDE;
      other = this.#clusterOf(rows[row + ENTRY]!, rows[row + COLUMN]!, rows[row + ROW]!);
      isAgain ||= other >= 0;
      next = rows[row + PREVIOUS]!;
    }
    if (isAgain) this.#clusters.total--;
    if (other === cluster) this.#clusters.count[cluster]!--;
  }

  /** The points of a job in the tail stand one after another. */
  #inTail(position: number): void {
    const { columns, first } = this.#entries.store;
    const clusterOf = (p: number): number =>
      this.#clusterOf(p, columnOf(columns.longitude[p]!), columns.row[p]!);
    const cluster = clusterOf(position);
    if (cluster < 0) return;
    let other = -1;
    let isAgain = false;
    for (let p = position; !hasBit(first, p) && other !== cluster; ) {
      other = clusterOf(--p);
      isAgain ||= other >= 0;
    }
    if (isAgain) this.#clusters.total--;
    if (other === cluster) this.#clusters.count[cluster]!--;
  }

  /** The cluster that counts an entry, −1 when it is out of view. */
  #clusterOf(position: number, column: number, row: number): number {
    const x = ((column - this.#west) & (SIDE - 1)) >>> this.#shift;
    const y = (row - this.#north) >> this.#shift;
    if (y < 0 || y > this.#lastY || x > this.#lastX) return -1;
    // The view ends within the outermost cells.
    const isInner = x > 0 && x < this.#lastX && y > 0 && y < this.#lastY && this.#isBoxOnly;
    if (!isInner && !this.#isIn(position, column, row)) return -1;
    return this.#clusterOfCell[y * (this.#lastX + 1) + x]!;
  }

  #isIn(position: number, column: number, row: number): boolean {
    const relation = this.#isBoxOnly ? this.#box.relationOfSpot(column, row) : CROSSING;
    return relation === INSIDE || (relation === CROSSING && this.#entries.isIn(position, this.#shapes));
  }
}

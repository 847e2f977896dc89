import { hasBit } from "./bits.ts";
import type { ClusterColumns } from "./cluster-columns.ts";
import type { Cover } from "./cover.ts";
import type { Entries } from "./entries.ts";
import { columnOf } from "./geo.ts";
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
import { Box, CROSSING, OUTSIDE, type Shape } from "./shapes.ts";

const EVERYWHERE = new Box({ west: -180, south: -90, east: 180, north: 90 });

/**
 * Takes off what was counted twice: jobs with several points in view from the total, and in one cluster from its count.
 * Looks at each matching entry but the first of its job, and at those of the job before it: conditions other than place
 * hold for all points of a job or for none.
 */
export class Repeats {
  readonly #entries: Entries;
  readonly #clusters: ClusterColumns;
  readonly #cells: CellCounts;
  readonly #ordinals: Uint32Array;
  #box = EVERYWHERE;
  #shapes: readonly Shape[] = [];

  constructor(entries: Entries, clusters: ClusterColumns, cells: CellCounts) {
    this.#entries = entries;
    this.#clusters = clusters;
    this.#cells = cells;
    this.#ordinals = entries.allocateMatches().bits;
  }

  /** Where entries are in view: in all of `shapes`, the first of which is `box`. */
  look(box: Box, shapes: readonly Shape[]): void {
    this.#box = box;
    this.#shapes = shapes;
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
    const relation = this.#shapes.length === 1 ? this.#box.relationOfSpot(column, row) : CROSSING;
    if (relation === OUTSIDE) return -1;
    if (relation === CROSSING && !this.#entries.isIn(position, this.#shapes)) return -1;
    return this.#clusters.clusterOf[this.#cells.cellAt(column, row)]!;
  }
}

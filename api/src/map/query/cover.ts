import { BLOCK } from "../core/bits.ts";
import { INSIDE, OUTSIDE, relationToAll, type Shape } from "../store/shapes.ts";
import type { Store } from "../store/store.ts";
import { childOf, findCell, quarterEnd } from "../store/tree.ts";
import { Box } from "./box.ts";

const WORLD = { level: 0, column: 0, row: 0 };

/** Evaluating this many blocks takes less time than another kernel call. */
const GAP = 64;

/** Quadtree cells with entries, in Morton order, as columns. */
export class Cover {
  length = 0;
  readonly level: number[] = [];
  readonly column: number[] = [];
  readonly row: number[] = [];
  readonly node: number[] = [];
  readonly start: number[] = [];
  readonly end: number[] = [];
  readonly isInside: boolean[] = [];
  /** The blocks that contain the entries of the cells, as ascending ranges; small gaps between them are included. */
  ranges = 0;
  readonly fromBlock: number[] = [];
  readonly toBlock: number[] = [];

  /**
   * The cells that `shapes` have in common, divided down to `level` at most. Cells entirely inside are divided only if `level` is required
   * exactly; cells with `few` entries or fewer are never divided.
   */
  find(store: Store, shapes: readonly Shape[], level: number, few: number, exactly: boolean): void {
    this.length = 0;
    const first = shapes[0];
    const root = first instanceof Box ? first.holder(level) : WORLD;
    const { node, start, end } = findCell(store, root.level, root.column, root.row);
    this.#visit(store, shapes, level, few, exactly, root.level, root.column, root.row, node, start, end);
    this.ranges = 0;
    for (let i = 0; i < this.length; i++) {
      const from = Math.floor(this.start[i]! / BLOCK);
      const to = Math.ceil(this.end[i]! / BLOCK);
      const last = this.ranges - 1;
      if (last >= 0 && from <= this.toBlock[last]! + GAP) this.toBlock[last] = to;
      else {
        this.fromBlock[this.ranges] = from;
        this.toBlock[this.ranges++] = to;
      }
    }
  }

  #visit(
    store: Store,
    shapes: readonly Shape[],
    most: number,
    few: number,
    exactly: boolean,
    level: number,
    column: number,
    row: number,
    node: number,
    start: number,
    end: number,
  ): void {
    if (start === end) return;
    const relation = relationToAll(shapes, level, column, row);
    if (relation === OUTSIDE) return;
    if (level === most || end - start <= few || (relation === INSIDE && !exactly)) {
      const i = this.length++;
      this.level[i] = level;
      this.column[i] = column;
      this.row[i] = row;
      this.node[i] = node;
      this.start[i] = start;
      this.end[i] = end;
      this.isInside[i] = relation === INSIDE;
      return;
    }
    let from = start;
    for (let quarter = 0; quarter < 4; quarter++) {
      const to = quarterEnd(store, node, quarter, level + 1, from, end);
      const x = column * 2 + (quarter & 1);
      const y = row * 2 + (quarter >> 1);
      const next = childOf(store, node, quarter);
      this.#visit(store, shapes, most, few, exactly, level + 1, x, y, next, from, to);
      from = to;
    }
  }
}

import { BLOCK, lowestBit, nextBit, previousBit, rangeMask, rank } from "./bits.ts";
import { Circles, MOST_CELLS } from "./circles.ts";
import { ClusterColumns } from "./cluster-columns.ts";
import { Cover, cellStart } from "./cover.ts";
import type { Entries, Matches } from "./entries.ts";
import { columnsTo, LEVELS } from "./geo.ts";
import { CellCounts, type Grid, gridOf } from "./grid.ts";
import type { Plan } from "./plan.ts";
import { Repeats } from "./repeats.ts";
import { Box, INSIDE, OUTSIDE, relationToAll, type Shape } from "./shapes.ts";
import type { Store } from "./store.ts";
import type { Bounds, ClusterSet } from "./types.ts";

/** Most cells, and so clusters, of one reply; so few matches are placed on a finer grid. */
const MOST = 640;
const FEW_MATCHES = 256;
/** Entries of a cell that are looked at one by one, for a middle of their own. */
const FEW = 12;

/** Finds clusters. Everything it needs is allocated once; its result is overwritten by the next search. */
export class ClusterFinder {
  readonly #entries: Entries;
  readonly #store: Store;
  readonly #cover = new Cover();
  readonly #cells = new CellCounts();
  readonly #circles = new Circles();
  readonly #result: ClusterColumns;
  /** What the conditions leave. */
  readonly #matches: Matches;
  readonly #repeats: Repeats;
  /** Matches in each cell of the cover. */
  readonly #counts: number[] = [];
  #sparse: Uint32Array | null = null;
  #shapes: readonly Shape[] = [];

  constructor(entries: Entries) {
    this.#entries = entries;
    this.#store = entries.store;
    this.#result = new ClusterColumns(entries);
    this.#matches = entries.allocateMatches();
    this.#repeats = new Repeats(entries, this.#result);
  }

  find(plan: Plan, viewport: Bounds, zoom: number): ClusterSet {
    const box = new Box(viewport);
    this.#shapes = plan.shapes.length === 0 ? [box] : [box, ...plan.shapes];
    this.#sparse = plan.sparse;
    const coarse = gridOf(box, zoom, MOST);
    this.#cover.find(this.#store, this.#shapes, Math.min(coarse.level, Math.floor(zoom) + 1), 0, true);
    const matches = this.#evaluate(plan);
    const grid = matches > FEW_MATCHES ? coarse : gridOf(box, zoom, MOST_CELLS);
    this.#count(grid);
    this.#merge(grid, zoom);
    this.#result.fill(this.#cells, this.#circles, zoom);
    this.#repeats.look(this.#cells, box, this.#shapes);
    if (plan.sparse === null) this.#repeats.takeOff(this.#matches.bits, this.#cover);
    else this.#repeats.takeOffListed(plan.sparse);
    this.#result.describe();
    return this.#result;
  }

  /** Finds what the conditions leave. @returns how many entries of it are in the cells of the cover or in the tail */
  #evaluate(plan: Plan): number {
    const cover = this.#cover;
    const { tail, capacity } = this.#store;
    if (plan.sparse === null) this.#entries.intersectIn(cover, plan.sets, this.#matches);
    let count = this.#countBetween(tail, capacity);
    for (let i = 0; i < cover.length; i++) {
      this.#counts[i] = this.#countBetween(cover.start[i]!, cover.end[i]!);
      count += this.#counts[i]!;
    }
    return count;
  }

  /** Matching entries from `start` to `end`. */
  #countBetween(start: number, end: number): number {
    if (this.#sparse !== null) return firstAtLeast(this.#sparse, end) - firstAtLeast(this.#sparse, start);
    const { bits, before } = this.#matches;
    return rank(bits, before, end) - rank(bits, before, start);
  }

  /** Counts the matching entries of each grid cell. */
  #count(grid: Grid): void {
    const cover = this.#cover;
    this.#cells.start(grid);
    for (let i = 0; i < cover.length; i++) {
      const count = this.#counts[i]!;
      if (count === 0) continue;
      const start = cover.start[i]!;
      const end = cover.end[i]!;
      const isInside = cover.isInside[i]!;
      if (this.#sparse !== null) this.#walk(start, end, isInside);
      else {
        const code = cover.code[i]!;
        this.#divide(cover.level[i]!, cover.column[i]!, cover.row[i]!, code, start, end, count, isInside);
      }
    }
    this.#walk(this.#store.tail, this.#entries.tailEnd, false);
  }

  /** Counts one cell of the quadtree: as a whole, entry by entry, or by its quarters. */
  #divide(
    level: number,
    column: number,
    row: number,
    code: number,
    start: number,
    end: number,
    count: number,
    isInside: boolean,
  ): void {
    if (count <= FEW || end - start <= 2 * BLOCK || level === LEVELS) {
      if (isInside && level >= this.#cells.grid.level) this.#addEach(start, count);
      else this.#walk(start, end, isInside);
      return;
    }
    if (isInside && level >= this.#cells.grid.level) {
      this.#addWhole(start, end, count);
      return;
    }
    let from = start;
    for (let quarter = 0; quarter < 4; quarter++) {
      const child = code * 4 + quarter;
      const to = quarter === 3 ? end : cellStart(this.#store, level + 1, child + 1, from, end);
      const own = from < to ? this.#countBetween(from, to) : 0;
      if (own > 0) {
        const x = column * 2 + (quarter & 1);
        const y = row * 2 + (quarter >> 1);
        const relation = isInside ? INSIDE : relationToAll(this.#shapes, level + 1, x, y);
        if (relation !== OUTSIDE) this.#divide(level + 1, x, y, child, from, to, own, relation === INSIDE);
      }
      from = to;
    }
  }

  /** Adds a cell of many matches at the middle of all its entries, matching or not. */
  #addWhole(start: number, end: number, count: number): void {
    const { columnSums, rowSums, columns } = this.#store;
    const from = Math.ceil(start / BLOCK);
    const to = Math.floor(end / BLOCK);
    const entries = (to - from) * BLOCK;
    const column = (columnSums[to]! - columnSums[from]!) / entries;
    const row = (rowSums[to]! - rowSums[from]!) / entries;
    const { bits } = this.#matches;
    const [first, last] = [nextBit(bits, start), previousBit(bits, end)];
    this.#cells.addMany(columns, count, this.#cells.east(column) * count, (row + 0.5) * count, first, last);
  }

  /** Adds the few matches of one cell at their own middle. */
  #addEach(start: number, count: number): void {
    const { columns } = this.#store;
    const { longitude, row, code } = columns;
    let first = -1;
    let other = -1;
    let x = 0;
    let y = 0;
    for (let i = 0, position = start; i < count; i++) {
      position = nextBit(this.#matches.bits, position);
      x += this.#cells.east(columnsTo(longitude[position]!));
      y += row[position]! + 0.5;
      if (i === 0) first = position;
      if (i === 0 || code[position] !== code[first]) other = position;
      position++;
    }
    this.#cells.addMany(columns, count, x, y, first, other);
  }

  /** Counts entries one by one. */
  #walk(start: number, end: number, isInside: boolean): void {
    const { columns } = this.#store;
    if (this.#sparse !== null) {
      const to = firstAtLeast(this.#sparse, end);
      for (let i = firstAtLeast(this.#sparse, start); i < to; i++)
        if (isInside || this.#contains(this.#sparse[i]!)) this.#cells.add(columns, this.#sparse[i]!);
      return;
    }
    const { bits, before } = this.#matches;
    for (let word = start >>> 5; word << 5 < end; word++) {
      if ((word & 3) === 0 && before[word >>> 2] === before[(word >>> 2) + 1]) {
        word += 3;
        continue;
      }
      for (let rest = bits[word]! & rangeMask(word, start, end); rest !== 0; rest &= rest - 1) {
        const position = (word << 5) + lowestBit(rest);
        if (isInside || this.#contains(position)) this.#cells.add(columns, position);
      }
    }
  }

  #contains(position: number): boolean {
    return this.#entries.isIn(position, this.#shapes);
  }

  #merge(grid: Grid, zoom: number): void {
    const circles = this.#circles;
    const cells = this.#cells;
    const size = 2 ** (LEVELS - grid.level);
    cells.sort();
    circles.length = cells.length;
    for (let circle = 0; circle < cells.length; circle++) {
      const i = cells.at[cells.sorted[circle]!]!;
      circles.x[circle] = cells.sumX[i]! / cells.count[i]! / size;
      circles.y[circle] = cells.sumY[i]! / cells.count[i]! / size;
      circles.weight[circle] = cells.count[i]!;
    }
    circles.merge(grid.columns, grid.rows, (256 * 2 ** zoom) / 2 ** grid.level, zoom);
  }
}

function firstAtLeast(list: Uint32Array, value: number): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (list[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

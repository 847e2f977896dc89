import { BLOCK, lowestBit, nextBit, previousBit, rangeMask, rank } from "./bits.ts";
import type { Cover } from "./cover.ts";
import type { Entries, Matches } from "./entries.ts";
import { LEVELS } from "./geo.ts";
import { areApart, type CellCounts, type Grid } from "./grid.ts";
import { INSIDE, OUTSIDE, relationToAll } from "./shapes.ts";
import type { Store } from "./store.ts";
import { childOf, quarterEnd } from "./tree.ts";
import { everywhere, type View } from "./view.ts";

/** Entries of a cell that are looked at one by one, for a middle of their own. */
const FEW = 12;

/**
 * Counts what matches in the cells of a grid: by rank where a cell is wholly in view, and one by one at the edge of the view
 * and where there are few. What it counts are entries, so a job with several points counts once for each.
 */
export class CellFinder {
  readonly #entries: Entries;
  readonly #store: Store;
  readonly #cells: CellCounts;
  readonly #cover: Cover;
  /** Where each cell of the cover begins among the matches, and where it ends. */
  readonly #from: number[] = [];
  readonly #to: number[] = [];
  /** What the conditions leave: all entries of it where they are few, else as bitmaps. */
  #sparse: Uint32Array | null = null;
  #found: Matches;
  #view: View;

  /** @param found before anything was asked @param cover of the view, whenever `look` is called */
  constructor(entries: Entries, cells: CellCounts, cover: Cover, found: Matches) {
    this.#entries = entries;
    this.#store = entries.store;
    this.#cells = cells;
    this.#cover = cover;
    this.#found = found;
    this.#view = everywhere(entries);
  }

  /** @returns how many matches are in the cells of the cover and in the tail */
  look(view: View, found: Matches, sparse: Uint32Array | null): number {
    this.#view = view;
    this.#found = found;
    this.#sparse = sparse;
    return this.#countCover();
  }

  #countCover(): number {
    const cover = this.#cover;
    let count = this.#before(this.#entries.tailEnd) - this.#before(this.#store.tail);
    for (let i = 0; i < cover.length; i++) {
      const start = cover.start[i]!;
      // Most cells begin where the one before ends.
      const isNext = i > 0 && cover.end[i - 1] === start;
      const from = isNext ? this.#to[i - 1]! : this.#before(start);
      const to = this.#before(cover.end[i]!);
      this.#from[i] = from;
      this.#to[i] = to;
      count += to - from;
    }
    return count;
  }

  /** Matches before an entry. */
  #before(position: number): number {
    const { bits, before } = this.#found;
    return this.#sparse === null ? rank(bits, before, position) : firstAtLeast(this.#sparse, position);
  }

  /** Counts what was looked at by the cells of a grid. */
  count(grid: Grid): void {
    const cover = this.#cover;
    this.#cells.start(grid);
    for (let i = 0; i < cover.length; i++) {
      const from = this.#from[i]!;
      const to = this.#to[i]!;
      if (from === to) continue;
      const start = cover.start[i]!;
      const end = cover.end[i]!;
      const isInside = cover.isInside[i]!;
      if (this.#sparse !== null) this.#walk(start, end, isInside);
      else {
        this.#divide(
          cover.level[i]!,
          cover.column[i]!,
          cover.row[i]!,
          cover.node[i]!,
          start,
          end,
          from,
          to,
          isInside,
        );
      }
    }
    this.#walk(this.#store.tail, this.#entries.tailEnd, false);
  }

  /** Counts one cell of the quadtree: as a whole, entry by entry, or by its quarters. */
  #divide(
    level: number,
    column: number,
    row: number,
    node: number,
    start: number,
    end: number,
    before: number,
    after: number,
    isInside: boolean,
  ): void {
    const count = after - before;
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
    let first = before;
    for (let quarter = 0; quarter < 4; quarter++) {
      const to = quarterEnd(this.#store, node, quarter, level + 1, from, end);
      const last = quarter === 3 ? after : from === to ? first : this.#before(to);
      if (first < last) {
        const x = column * 2 + (quarter & 1);
        const y = row * 2 + (quarter >> 1);
        const relation = isInside ? INSIDE : relationToAll(this.#view.shapes, level + 1, x, y);
        const next = childOf(this.#store, node, quarter);
        if (relation !== OUTSIDE)
          this.#divide(level + 1, x, y, next, from, to, first, last, relation === INSIDE);
      }
      from = to;
      first = last;
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
    const { bits } = this.#found;
    const [first, last] = [nextBit(bits, start), previousBit(bits, end)];
    this.#cells.addMany(
      columns,
      count,
      this.#cells.east(column + 0.5) * count,
      (row + 0.5) * count,
      first,
      last,
    );
  }

  /** Adds the few matches of one cell at their own middle. */
  #addEach(start: number, count: number): void {
    const { columns } = this.#store;
    const { spots } = columns;
    let first = -1;
    let other = -1;
    let x = 0;
    let y = 0;
    for (let i = 0, position = start; i < count; i++) {
      position = nextBit(this.#found.bits, position);
      x += this.#cells.east(spots[2 * position]!) + 0.5;
      y += spots[2 * position + 1]! + 0.5;
      if (i === 0) first = position;
      if (i === 0 || areApart(spots, position, first)) other = position;
      position++;
    }
    this.#cells.addMany(columns, count, x, y, first, other);
  }

  /** Counts entries one by one. */
  #walk(start: number, end: number, isInside: boolean): void {
    if (this.#sparse !== null) {
      const to = firstAtLeast(this.#sparse, end);
      for (let i = firstAtLeast(this.#sparse, start); i < to; i++) this.#meet(this.#sparse[i]!, isInside);
      return;
    }
    const { bits, before } = this.#found;
    for (let word = start >>> 5; word << 5 < end; word++) {
      if ((word & 3) === 0 && before[word >>> 2] === before[(word >>> 2) + 1]) {
        word += 3;
        continue;
      }
      for (let rest = bits[word]! & rangeMask(word, start, end); rest !== 0; rest &= rest - 1)
        this.#meet((word << 5) + lowestBit(rest), isInside);
    }
  }

  #meet(position: number, isInside: boolean): void {
    if (isInside || this.#isInView(position)) this.#cells.add(this.#store.columns, position);
  }

  #isInView(position: number): boolean {
    const { columns, tail } = this.#store;
    // Jobs without a point are in the tail too.
    if (position >= tail) return this.#entries.isIn(position, this.#view.shapes);
    return this.#view.holds(position, columns.spots[2 * position]!, columns.spots[2 * position + 1]!);
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

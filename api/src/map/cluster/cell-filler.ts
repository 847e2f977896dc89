import { BLOCK, lowestBit, nextBit, previousBit, rangeMask, rank } from "../core/bits.ts";
import { firstAtLeast } from "../core/search.ts";
import type { Matches } from "../query/matches.ts";
import { everywhere, type View } from "../query/view.ts";
import type { Entries } from "../store/entries.ts";
import type { Store } from "../store/store.ts";
import { areApart, type CellCounts } from "./grid.ts";

/** Adds matches to the cells of a grid: cells with many matches by count, cells with few at the matches' own center, others one by one. */
export class CellFiller {
  readonly #entries: Entries;
  readonly #store: Store;
  readonly #cells: CellCounts;
  /** Entries that satisfy the conditions: a list if there are few, else bitmaps. */
  #sparse: Uint32Array | null = null;
  #found: Matches;
  #view: View;

  /** @param found the empty result before the first query */
  constructor(entries: Entries, cells: CellCounts, found: Matches) {
    this.#entries = entries;
    this.#store = entries.store;
    this.#cells = cells;
    this.#found = found;
    this.#view = everywhere(entries);
  }

  /** Takes matches from these sources from now on. */
  look(view: View, found: Matches, sparse: Uint32Array | null): void {
    this.#view = view;
    this.#found = found;
    this.#sparse = sparse;
  }

  /** Whether matches are listed, because there are few. */
  get isListed(): boolean {
    return this.#sparse !== null;
  }

  /** Number of matches before an entry. */
  before(position: number): number {
    const { bits, before } = this.#found;
    return this.#sparse === null ? rank(bits, before, position) : firstAtLeast(this.#sparse, position);
  }

  /** Adds a cell with many matches at the center of all its entries, matching or not. */
  addWhole(start: number, end: number, count: number): void {
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

  /** Adds the few matches of one cell at their own center. */
  addEach(start: number, count: number): void {
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
  walk(start: number, end: number, isInside: boolean): void {
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
    const { columns, deltaStart } = this.#store;
    // Jobs without a point are in the delta too.
    if (position >= deltaStart) return this.#entries.isIn(position, this.#view.shapes);
    return this.#view.holds(position, columns.spots[2 * position]!, columns.spots[2 * position + 1]!);
  }
}

import { BLOCK } from "../core/bits.ts";
import { LEVELS } from "../core/geo.ts";
import type { Cover } from "../query/cover.ts";
import type { Matches } from "../query/matches.ts";
import { everywhere, type View } from "../query/view.ts";
import type { Entries } from "../store/entries.ts";
import { INSIDE, OUTSIDE, relationToAll } from "../store/shapes.ts";
import type { Store } from "../store/store.ts";
import { childOf, quarterEnd } from "../store/tree.ts";
import { CellFiller } from "./cell-filler.ts";
import type { CellCounts, Grid } from "./grid.ts";

/** Cells with at most this many entries are counted one by one, with a center of their own. */
const FEW = 12;

/**
 * Counts the matches in the cells of a grid: by rank if a cell is entirely in view, one by one at the edge of the view and where there are
 * few. It counts entries, so a job with several points counts once for each.
 */
export class CellFinder {
  readonly #entries: Entries;
  readonly #store: Store;
  readonly #cells: CellCounts;
  readonly #cover: Cover;
  /** Start and end of each cover cell among the matches. */
  readonly #from: number[] = [];
  readonly #to: number[] = [];
  readonly #filler: CellFiller;
  #view: View;

  /** @param found the empty result before the first query @param cover of the view at each call of `look` */
  constructor(entries: Entries, cells: CellCounts, cover: Cover, found: Matches) {
    this.#entries = entries;
    this.#store = entries.store;
    this.#cells = cells;
    this.#cover = cover;
    this.#filler = new CellFiller(entries, cells, found);
    this.#view = everywhere(entries);
  }

  /** @returns how many matches are in the cells of the cover and in the delta */
  look(view: View, found: Matches, sparse: Uint32Array | null): number {
    this.#view = view;
    this.#filler.look(view, found, sparse);
    return this.#countCover();
  }

  #countCover(): number {
    const cover = this.#cover;
    let count = this.#filler.before(this.#entries.deltaEnd) - this.#filler.before(this.#store.deltaStart);
    for (let i = 0; i < cover.length; i++) {
      const start = cover.start[i]!;
      // Most cells start where the previous one ends.
      const isNext = i > 0 && cover.end[i - 1] === start;
      const from = isNext ? this.#to[i - 1]! : this.#filler.before(start);
      const to = this.#filler.before(cover.end[i]!);
      this.#from[i] = from;
      this.#to[i] = to;
      count += to - from;
    }
    return count;
  }

  /** Counts the matches found, by the cells of a grid. */
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
      if (this.#filler.isListed) this.#filler.walk(start, end, isInside);
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
    this.#filler.walk(this.#store.deltaStart, this.#entries.deltaEnd, false);
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
      if (isInside && level >= this.#cells.grid.level) this.#filler.addEach(start, count);
      else this.#filler.walk(start, end, isInside);
      return;
    }
    if (isInside && level >= this.#cells.grid.level) {
      this.#filler.addWhole(start, end, count);
      return;
    }
    let from = start;
    let first = before;
    for (let quarter = 0; quarter < 4; quarter++) {
      const to = quarterEnd(this.#store, node, quarter, level + 1, from, end);
      const last = quarter === 3 ? after : from === to ? first : this.#filler.before(to);
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
}

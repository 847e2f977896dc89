import { hasBit } from "../core/bits.ts";
import { LEVELS, SIDE } from "../core/geo.ts";
import type { Cover } from "../query/cover.ts";
import { everywhere, type View } from "../query/view.ts";
import { duplicateOrdinal } from "../store/duplicate-points.ts";
import type { Entries } from "../store/entries.ts";
import type { ClusterColumns } from "./cluster-columns.ts";
import type { CellCounts } from "./grid.ts";
import type { Found, ResultCache } from "./result-cache.ts";

/**
 * Subtracts what was counted twice: jobs with several points in view from the total, and several in one cluster from its count. Looks at
 * each matching entry except the first of its job, and at earlier entries of that job: conditions other than place hold for all points of a
 * job or for none.
 */
export class DuplicateCounts {
  readonly #entries: Entries;
  readonly #clusters: ClusterColumns;
  /** Number of rows that the kernel left undecided, and their indexes. */
  readonly #doubtful: Uint32Array;
  #view: View;
  #shift = 0;
  #west = 0;
  #north = 0;
  #lastX = 0;
  #lastY = 0;

  constructor(entries: Entries, clusters: ClusterColumns) {
    this.#entries = entries;
    this.#clusters = clusters;
    this.#doubtful = entries.bitmaps.allocateNumbers(entries.store.duplicates.entry.length + 2);
    this.#view = everywhere(entries);
  }

  /** Sets the entries in view, which the grid covers. */
  look({ grid }: CellCounts, view: View): void {
    this.#view = view;
    this.#shift = LEVELS - grid.level;
    this.#west = grid.column * 2 ** this.#shift;
    this.#north = grid.row * 2 ** this.#shift;
    this.#lastX = grid.columns - 1;
    this.#lastY = grid.rows - 1;
  }

  /** Subtracts among the matches of a cover and of the delta. */
  subtract(found: Found, cover: Cover, resultCache: ResultCache): void {
    const { store, deltaEnd } = this.#entries;
    for (let position = store.deltaStart; position < deltaEnd; position++)
      if (hasBit(found.bits, position) && !hasBit(store.first, position)) this.#inDelta(position);
    for (let i = 0; i < cover.ranges; i++) {
      const { list, end } = resultCache.rowsIn(found, cover.fromBlock[i]!, cover.toBlock[i]!);
      if (this.#view.isBoxOnly) this.#inRows(list, end);
      else for (let k = 0; k < end; k++) this.#inRow(list[k]!);
    }
  }

  /** Subtracts among a short list of matches. */
  subtractListed(matches: Uint32Array): void {
    const { first, duplicates, deltaStart } = this.#entries.store;
    for (const position of matches) {
      if (hasBit(first, position)) continue;
      if (position >= deltaStart) this.#inDelta(position);
      else this.#inRow(duplicateOrdinal(duplicates, first, position));
    }
  }

  #inRows(list: Uint32Array, length: number): void {
    if (length === 0) return;
    const { box } = this.#view;
    this.#clusters.total -= this.#entries.bitmaps.subtractDuplicates({
      ordinals: list.byteOffset,
      end: list.byteOffset + 4 * length,
      points: this.#entries.store.duplicates.points.byteOffset,
      clusters: this.#clusters.clusterOf.byteOffset,
      counts: this.#clusters.count.byteOffset,
      doubtful: this.#doubtful.byteOffset,
      west: box.column,
      north: box.northRow,
      width: box.columns,
      height: box.southRow - box.northRow,
      gridWest: this.#west,
      gridNorth: this.#north,
      shift: this.#shift,
      columns: this.#lastX + 1,
    });
    for (let i = 1; i <= this.#doubtful[0]!; i++) this.#inRow(this.#doubtful[i]!);
  }

  #inRow(row: number): void {
    const { entry, first, previous } = this.#entries.store.duplicates;
    const cluster = this.#clusterOf(entry[row]!);
    if (cluster < 0) return;
    let other = this.#clusterOf(first[row]!);
    let isAgain = other >= 0;
    for (let next = previous[row]!; next > 0 && other !== cluster; next = previous[next - 1]!) {
      other = this.#clusterOf(entry[next - 1]!);
      isAgain ||= other >= 0;
    }
    if (isAgain) this.#clusters.total--;
    if (other === cluster) this.#clusters.count[cluster]!--;
  }

  /** The points of a job are consecutive in the delta. */
  #inDelta(position: number): void {
    const { first } = this.#entries.store;
    const cluster = this.#clusterOf(position);
    if (cluster < 0) return;
    let other = -1;
    let isAgain = false;
    for (let p = position; !hasBit(first, p) && other !== cluster; ) {
      other = this.#clusterOf(--p);
      isAgain ||= other >= 0;
    }
    if (isAgain) this.#clusters.total--;
    if (other === cluster) this.#clusters.count[cluster]!--;
  }

  /** The cluster that counts an entry, −1 if it is out of view. */
  #clusterOf(position: number): number {
    const { spots } = this.#entries.store.columns;
    const column = spots[2 * position]!;
    const row = spots[2 * position + 1]!;
    const x = ((column - this.#west) & (SIDE - 1)) >>> this.#shift;
    const y = (row - this.#north) >> this.#shift;
    if (y < 0 || y > this.#lastY || x > this.#lastX) return -1;
    if (!this.#view.holds(position, column, row)) return -1;
    return this.#clusters.clusterOf[y * (this.#lastX + 1) + x]!;
  }
}

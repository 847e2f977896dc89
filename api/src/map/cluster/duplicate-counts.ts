import { MAX_CELLS } from "../../../kernels/constants.ts";
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
  /** By job with many points, and by cluster: when it was last looked at. */
  readonly #jobSeen: Uint32Array;
  readonly #clusterSeen = new Uint32Array(MAX_CELLS + 1);
  #time = 0;
  #viewTime = 0;
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
    this.#jobSeen = new Uint32Array(entries.store.duplicates.many.start.length);
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
    if (this.#time > LAST_TIME) {
      this.#time = 0;
      this.#jobSeen.fill(0);
      this.#clusterSeen.fill(0);
    }
    this.#viewTime = ++this.#time;
  }

  /** Subtracts among the matches of a cover and of the delta. */
  subtract(found: Found, cover: Cover, resultCache: ResultCache): void {
    const { store, deltaEnd } = this.#entries;
    for (let position = store.deltaStart; position < deltaEnd; position++)
      if (hasBit(found.bits, position) && !hasBit(store.first, position)) this.#inDelta(position);
    for (let i = 0; i < cover.ranges; i++) {
      const { list, end } = resultCache.rowsIn(found, cover.fromBlock[i]!, cover.toBlock[i]!);
      if (this.#view.isBoxOnly) this.#inRows(list, end);
      else for (let k = 0; k < end; k++) this.#inAnyRow(list[k]!);
    }
  }

  /** Subtracts among a short list of matches. */
  subtractListed(matches: Uint32Array): void {
    const { first, duplicates, deltaStart } = this.#entries.store;
    for (const position of matches) {
      if (hasBit(first, position)) continue;
      if (position >= deltaStart) this.#inDelta(position);
      else this.#inAnyRow(duplicateOrdinal(duplicates, first, position));
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
    for (let i = 1; i <= this.#doubtful[0]!; i++) this.#inAnyRow(this.#doubtful[i]!);
  }

  #inAnyRow(row: number): void {
    const job = this.#entries.store.duplicates.many.job[row]!;
    if (job === 0) this.#inRow(row);
    else if (this.#jobSeen[job - 1]! < this.#viewTime) this.#inJob(job - 1);
  }

  /** Subtracts among all points of a job at once. */
  #inJob(job: number): void {
    const { start, entry, spots } = this.#entries.store.duplicates.many;
    const time = ++this.#time;
    this.#jobSeen[job] = time;
    let inView = 0;
    for (let p = start[job]!, end = start[job + 1]!; p < end; p++) {
      const cluster = this.#clusterAt(entry[p]!, spots[2 * p]!, spots[2 * p + 1]!);
      if (cluster < 0) continue;
      inView++;
      if (this.#clusterSeen[cluster] === time) this.#clusters.count[cluster]!--;
      else this.#clusterSeen[cluster] = time;
    }
    if (inView > 1) this.#clusters.total -= inView - 1;
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
    return this.#clusterAt(position, spots[2 * position]!, spots[2 * position + 1]!);
  }

  #clusterAt(position: number, column: number, row: number): number {
    const x = ((column - this.#west) & (SIDE - 1)) >>> this.#shift;
    const y = (row - this.#north) >> this.#shift;
    if (y < 0 || y > this.#lastY || x > this.#lastX) return -1;
    if (!this.#view.holds(position, column, row)) return -1;
    return this.#clusters.clusterOf[y * (this.#lastX + 1) + x]!;
  }
}

/** Leaves room for a look at every job. */
const LAST_TIME = 2 ** 31;

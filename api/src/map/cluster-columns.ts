import { type Circles, MOST_CELLS } from "./circles.ts";
import type { Entries } from "./entries.ts";
import { LEVELS, SIDE, TURN, worldHeight } from "./geo.ts";
import type { CellCounts } from "./grid.ts";
import { currencyOf, precisionOf, unitOf } from "./store.ts";
import type { ClusterSet } from "./types.ts";

/** The reused columns of a reply. */
export class ClusterColumns implements ClusterSet {
  length = 0;
  total = 0;
  zoom = 0;
  level = 0;
  column = 0;
  row = 0;
  columns = 1;
  rows = 1;
  cellCount = 0;
  readonly x = new Float64Array(MOST_CELLS);
  readonly y = new Float64Array(MOST_CELLS);
  readonly count = new Uint32Array(MOST_CELLS);
  readonly stack = new Uint8Array(MOST_CELLS);
  readonly cell = new Uint32Array(MOST_CELLS);
  readonly cellCluster = new Uint16Array(MOST_CELLS);
  readonly id = new Uint32Array(MOST_CELLS);
  readonly precision = new Uint8Array(MOST_CELLS);
  readonly payMin = new Float64Array(MOST_CELLS);
  readonly payMax = new Float64Array(MOST_CELLS);
  readonly payUnit = new Uint8Array(MOST_CELLS);
  readonly payCurrency = new Uint16Array(MOST_CELLS);
  readonly #entries: Entries;
  /** Cluster of each circle that stands, and its first entry. */
  readonly #labels = new Int32Array(MOST_CELLS);
  readonly #first = new Uint32Array(MOST_CELLS);
  readonly #isSpread = new Uint8Array(MOST_CELLS);
  /** Circle of each occupied cell. */
  readonly #circleOf = new Int32Array(MOST_CELLS);
  /** Groups and occupied cells of the matching entries in view of jobs with several points; the finder fills them in. */
  repeatGroups = new Uint32Array(1024);
  repeatCells = new Uint16Array(1024);
  repeatCount = 0;
  /** For each group the search that met it last, and the last link of a chain of the clusters it was met in. */
  readonly #met: Uint32Array;
  /** Links of those chains: the cluster, and the link before, 0 at the end. */
  #linkCluster = new Uint16Array(1024);
  #linkBefore = new Uint32Array(1024);
  #search = 0;

  constructor(entries: Entries) {
    this.#entries = entries;
    this.#met = new Uint32Array(2 * entries.mostGroups + 2);
  }

  get currencies(): readonly string[] {
    return this.#entries.vocabulary.currencies;
  }

  start(): void {
    this.repeatCount = 0;
  }

  /** Makes room for so many more. */
  reserveRepeats(count: number): void {
    const needed = this.repeatCount + count + 1;
    if (needed <= this.repeatGroups.length) return;
    const groups = new Uint32Array(2 * needed);
    const cells = new Uint16Array(2 * needed);
    groups.set(this.repeatGroups);
    cells.set(this.repeatCells);
    this.repeatGroups = groups;
    this.repeatCells = cells;
    this.#linkCluster = new Uint16Array(2 * needed);
    this.#linkBefore = new Uint32Array(2 * needed);
  }

  /** Takes over the counts and the merged circles, one for each occupied cell in row-major order. */
  fill(cells: CellCounts, circles: Circles, zoom: number): this {
    const { grid } = cells;
    this.zoom = zoom;
    this.level = grid.level;
    this.column = grid.column;
    this.row = grid.row;
    this.columns = grid.columns;
    this.rows = grid.rows;
    this.#label(cells, circles);
    if (this.repeatCount > 0) this.#countOnce();
    this.#describe();
    return this;
  }

  #label(cells: CellCounts, circles: Circles): void {
    this.length = 0;
    this.total = 0;
    this.cellCount = cells.length;
    this.#labels.fill(-1, 0, cells.length);
    for (let k = 0; k < cells.length; k++) {
      const cell = cells.sorted[k]!;
      const i = cells.at[cell]!;
      const circle = circles.find(k);
      let label = this.#labels[circle]!;
      if (label < 0) {
        label = this.length++;
        this.#labels[circle] = label;
        this.x[label] = circles.x[circle]!;
        this.y[label] = circles.y[circle]!;
        this.count[label] = circles.weight[circle]!;
        this.#first[label] = cells.first[i]!;
        this.#isSpread[label] = cells.isSpread[i]!;
        this.total += circles.weight[circle]!;
      } else this.#isSpread[label] = 1;
      this.#circleOf[i] = label;
      this.cell[k] = cell;
      this.cellCluster[k] = label;
    }
  }

  /** Takes off what was counted twice: jobs with several points in view from the total, in one cluster from its count. */
  #countOnce(): void {
    const met = this.#met;
    const before = this.#linkBefore;
    const clusterOf = this.#linkCluster;
    const { count, repeatGroups, repeatCells, repeatCount } = this;
    if (this.#search === LAST_SEARCH) {
      this.#search = 0;
      met.fill(0);
    }
    const search = ++this.#search;
    let links = 0;
    let again = 0;
    for (let k = 0; k < repeatCount; k++) {
      const own = 2 * repeatGroups[k]!;
      const label = this.#circleOf[repeatCells[k]!]!;
      let last = 0;
      if (met[own] === search) {
        again++;
        last = met[own + 1]!;
        let link = last;
        while (link > 0 && clusterOf[link] !== label) link = before[link]!;
        if (link > 0) {
          count[label]!--;
          continue;
        }
      }
      before[++links] = last;
      clusterOf[links] = label;
      met[own] = search;
      met[own + 1] = links;
    }
    this.total -= again;
  }

  #describe(): void {
    const { columns } = this.#entries.store;
    for (let label = 0; label < this.length; label++) {
      const isSingle = this.count[label] === 1;
      const isStack = !isSingle && this.#isSpread[label] === 0;
      this.stack[label] = isStack ? 1 : 0;
      this.id[label] = 0;
      if (!isSingle && !isStack) continue;
      const position = this.#first[label]!;
      const size = 2 ** (LEVELS - this.level);
      const x = (((columns.longitude[position]! + TURN / 2) / TURN) * SIDE) / size - this.column;
      this.x[label] = x < 0 ? x + 2 ** this.level : x;
      this.y[label] = (worldHeight(columns.latitude[position]!) * SIDE) / size - this.row;
      const traits = columns.traits[position]!;
      this.id[label] = columns.id[position]!;
      this.precision[label] = precisionOf(traits);
      this.payMin[label] = columns.payMin[position]!;
      this.payMax[label] = columns.payMax[position]!;
      this.payUnit[label] = unitOf(traits);
      this.payCurrency[label] = currencyOf(traits);
    }
  }
}

/** Searches are numbered within 32 bits. */
const LAST_SEARCH = 2 ** 32 - 1;

import { MAX_CELLS, NO_CELL, NO_CLUSTER } from "../../../kernels/constants.ts";
import { LEVELS, SIDE, TURN, worldHeight } from "../core/geo.ts";
import { currencyOf, hasPay, isRange, precisionOf, unitOf } from "../store/columns.ts";
import type { Entries } from "../store/entries.ts";
import type { Circles } from "./circles.ts";
import type { ClusterSet } from "./cluster-set.ts";
import type { CellCounts } from "./grid.ts";

/** With this many rows, half a row is at most a sixteenth of a pixel. */
const MANY_ROWS = 512;

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
  readonly x = new Float64Array(MAX_CELLS);
  readonly y = new Float64Array(MAX_CELLS);
  /** With one extra element for entries that are out of view. */
  readonly count: Uint32Array;
  readonly stack = new Uint8Array(MAX_CELLS);
  readonly cell = new Uint32Array(MAX_CELLS);
  readonly cellCluster = new Uint16Array(MAX_CELLS);
  readonly id = new Uint32Array(MAX_CELLS);
  readonly precision = new Uint8Array(MAX_CELLS);
  readonly payMin = new Float64Array(MAX_CELLS);
  readonly payMax = new Float64Array(MAX_CELLS);
  readonly payUnit = new Uint8Array(MAX_CELLS);
  readonly payCurrency = new Uint16Array(MAX_CELLS);
  readonly #entries: Entries;
  /** Cluster of each remaining circle, and its first entry. */
  readonly #labels = new Int32Array(MAX_CELLS);
  readonly #first = new Uint32Array(MAX_CELLS);
  readonly #isSpread = new Uint8Array(MAX_CELLS);
  /** Cluster of each occupied cell, by its number in the grid; none for cells out of view. */
  readonly clusterOf: Uint16Array;

  constructor(entries: Entries) {
    this.#entries = entries;
    // Arrays that the kernel changes are in its memory.
    this.count = entries.bitmaps.allocateNumbers(MAX_CELLS + 1);
    const { buffer, byteOffset } = entries.bitmaps.allocateNumbers(MAX_CELLS / 2 + 1);
    this.clusterOf = new Uint16Array(buffer, byteOffset, MAX_CELLS + 1);
    this.clusterOf[NO_CELL] = NO_CLUSTER;
  }

  get currencies(): readonly string[] {
    return this.#entries.vocabulary.currencies;
  }

  /** Takes the counts and the merged circles, one per occupied cell in row-major order. */
  fill(cells: CellCounts, circles: Circles, zoom: number): void {
    const { grid } = cells;
    this.zoom = zoom;
    this.level = grid.level;
    this.column = grid.column;
    this.row = grid.row;
    this.columns = grid.columns;
    this.rows = grid.rows;
    this.#label(cells, circles);
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
      this.clusterOf[cell] = label;
      this.cell[k] = cell;
      this.cellCluster[k] = label;
    }
  }

  /** Fills in the details of stacks and single jobs, once counts are final. */
  describe(): void {
    const { columns } = this.#entries.store;
    const size = 2 ** (LEVELS - this.level);
    for (let label = 0; label < this.length; label++) {
      const isSingle = this.count[label] === 1;
      const isStack = !isSingle && this.#isSpread[label] === 0;
      this.stack[label] = isStack ? 1 : 0;
      this.id[label] = 0;
      if (!isSingle && !isStack) continue;
      const position = this.#first[label]!;
      const x = (((columns.longitude[position]! + TURN / 2) / TURN) * SIDE) / size - this.column;
      this.x[label] = x < 0 ? x + 2 ** this.level : x;
      // Rows of the last level are exact enough for cells with many entries: a sine and a logarithm take a tenth of the time of such a
      // view.
      const y =
        size >= MANY_ROWS
          ? columns.spots[2 * position + 1]! + 0.5
          : worldHeight(columns.latitude[position]!) * SIDE;
      this.y[label] = y / size - this.row;
      const traits = columns.traits[position]!;
      this.id[label] = columns.id[position]!;
      this.precision[label] = precisionOf(traits);
      this.payMin[label] = hasPay(traits) ? columns.payMin[position]! : -1;
      this.payMax[label] = isRange(traits) ? columns.payMax[position]! : -1;
      this.payUnit[label] = unitOf(traits);
      this.payCurrency[label] = currencyOf(traits);
    }
  }
}

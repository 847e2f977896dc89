import { MAX_CELLS } from "../../../kernels/constants.ts";
import { LEVELS } from "../core/geo.ts";
import type { Bounds } from "../core/types.ts";
import { Box } from "../query/box.ts";
import { Cover } from "../query/cover.ts";
import type { Plan } from "../query/plan.ts";
import { View } from "../query/view.ts";
import type { Entries } from "../store/entries.ts";
import { CellFinder } from "./cell-finder.ts";
import { Circles } from "./circles.ts";
import { ClusterColumns } from "./cluster-columns.ts";
import type { ClusterSet } from "./cluster-set.ts";
import { DuplicateCounts } from "./duplicate-counts.ts";
import { CellCounts, type Grid, gridOf } from "./grid.ts";
import { ResultCache } from "./result-cache.ts";

/** Maximum number of cells, and so of clusters, in a reply; with at most FEW_MATCHES matches, they are placed on a finer grid. */
const MAX_CELLS_PER_REPLY = 640;
const FEW_MATCHES = 256;

/** Finds clusters. Everything it needs is allocated once; its result is overwritten by the next search. */
export class ClusterFinder {
  readonly #entries: Entries;
  readonly #cover = new Cover();
  readonly #cells = new CellCounts();
  readonly #circles = new Circles();
  readonly #result: ClusterColumns;
  readonly #resultCache: ResultCache;
  readonly #duplicateCounts: DuplicateCounts;
  readonly #finder: CellFinder;

  constructor(entries: Entries) {
    this.#entries = entries;
    this.#result = new ClusterColumns(entries);
    this.#resultCache = new ResultCache(entries);
    this.#duplicateCounts = new DuplicateCounts(entries, this.#result);
    this.#finder = new CellFinder(entries, this.#cells, this.#cover, this.#resultCache.nothing);
  }

  find(plan: Plan, viewport: Bounds, zoom: number): ClusterSet {
    const box = new Box(viewport);
    const cover = this.#cover;
    const view = new View(this.#entries, box, plan.shapes);
    const coarse = gridOf(box, zoom, MAX_CELLS_PER_REPLY);
    cover.find(this.#entries.store, view.shapes, Math.min(coarse.level, Math.floor(zoom) + 1), 0, true);
    const found = plan.sparse === null ? this.#resultCache.find(plan.sets, cover) : this.#resultCache.nothing;
    const matches = this.#finder.look(view, found, plan.sparse);
    const grid = matches > FEW_MATCHES ? coarse : gridOf(box, zoom, MAX_CELLS);
    this.#finder.count(grid);
    this.#merge(grid, zoom);
    this.#result.fill(this.#cells, this.#circles, zoom);
    this.#duplicateCounts.look(this.#cells, view);
    if (plan.sparse === null) this.#duplicateCounts.subtract(found, cover, this.#resultCache);
    else this.#duplicateCounts.subtractListed(plan.sparse);
    this.#result.describe();
    return this.#result;
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

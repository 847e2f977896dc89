import { MAX_CELLS } from "../../../kernels/constants.ts";
import { BLOCK, setBit } from "../core/bits.ts";
import { resultCacheBytes } from "../core/result-cache-size.ts";
import type { BitmapMemory } from "../kernel/bitmap-memory.ts";
import { type Columns, shared } from "./columns.ts";
import { duplicatePointsBytes, findDuplicatePoints } from "./duplicate-points.ts";
import { makeTree } from "./tree.ts";

/** Counts of the clusters of a reply, and the cluster of each cell, each with one more; rounded up to blocks. */
const CLUSTER_BYTES = 4 * MAX_CELLS + 2 * MAX_CELLS + 128;

/** Room for what else the kernels read and write. @param later entries besides the first of each job */
export function spareBytes(duplicates: number): number {
  return duplicatePointsBytes(duplicates) + resultCacheBytes(duplicates) + CLUSTER_BYTES;
}

/** Where the delta of `base` entries begins: blocks are not shared. */
export function startOfDelta(base: number): number {
  return Math.ceil(base / BLOCK) * BLOCK;
}

/** The parts of a store that follow from its sorted columns and the order of ids. */
export function deriveParts(
  columns: Columns,
  located: number,
  base: number,
  byId: Uint32Array,
  bitmaps: BitmapMemory,
) {
  const live = bitmaps.allocate();
  const first = bitmaps.allocate();
  for (let p = 0; p < base; p++) setBit(live, p);
  first.set(live);
  const duplicates = findDuplicatePoints(columns, located, byId, first, bitmaps);
  const { memory, used } = bitmaps;
  return {
    memory,
    used,
    live,
    first,
    duplicates,
    tree: makeTree(columns.spots, located),
    ...makeSums(columns, located),
  };
}

function makeSums(columns: Columns, located: number) {
  const blocks = Math.floor(located / BLOCK);
  const columnSums = shared(Float64Array, blocks + 1);
  const rowSums = shared(Float64Array, blocks + 1);
  let column = 0;
  let row = 0;
  for (let block = 0; block < blocks; block++) {
    for (let p = block * BLOCK, end = p + BLOCK; p < end; p++) {
      column += columns.spots[2 * p]!;
      row += columns.spots[2 * p + 1]!;
    }
    columnSums[block + 1] = column;
    rowSums[block + 1] = row;
  }
  return { columnSums, rowSums };
}

import { MAX_CELLS } from "../../kernels/constants.ts";
import type { BitmapMemory } from "./bitmap-memory.ts";
import { BLOCK, setBit } from "./bits.ts";
import { type Columns, shared } from "./columns.ts";
import { keptBytes } from "./kept-size.ts";
import { findLater, laterBytes } from "./later.ts";
import { makeTree } from "./tree.ts";

/** Counts of the clusters of a reply, and the cluster of each cell, each with one more; rounded up to blocks. */
const CLUSTER_BYTES = 4 * MAX_CELLS + 2 * MAX_CELLS + 128;

/** Room for what else the kernels read and write. @param later entries besides the first of each job */
export function spareBytes(later: number): number {
  return laterBytes(later) + keptBytes(later) + CLUSTER_BYTES;
}

/** Where the tail of `base` entries begins: blocks are not shared. */
export function tailStart(base: number): number {
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
  const later = findLater(columns, located, byId, first, bitmaps);
  const { memory, used } = bitmaps;
  return {
    memory,
    used,
    live,
    first,
    later,
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

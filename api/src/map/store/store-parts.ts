import { MAX_CELLS } from "../../../kernels/constants.ts";
import { BLOCK, setBit } from "../core/bits.ts";
import { resultCacheBytes } from "../core/result-cache-size.ts";
import { BitmapMemory } from "../kernel/bitmap-memory.ts";
import { type Columns, shared } from "./columns.ts";
import { duplicatePointsBytes, findDuplicatePoints } from "./duplicate-points.ts";
import { MAX_READERS, READER_BITMAPS, type Store } from "./store.ts";
import { makeTree } from "./tree.ts";

/** Counts of the clusters of a reply, and the cluster of each cell, each with one more; rounded up to blocks. */
const CLUSTER_BYTES = 4 * MAX_CELLS + 2 * MAX_CELLS + 128;

/** Bitmaps of a store besides those of terms: live entries, and the first entry of each job. */
const OWN_BITMAPS = 2;

/**
 * Memory for a store and everybody who searches it; what nobody uses takes none.
 * @param words of a bitmap @param bitmaps of terms @param duplicates at least as many entries as come after the first of their job
 */
export function allocateMemory(words: number, bitmaps: number, duplicates: number): BitmapMemory {
  const own = (bitmaps + OWN_BITMAPS) * words * 4 + duplicatePointsBytes(duplicates);
  return BitmapMemory.make(words, own + MAX_READERS * readerBytes(words, duplicates));
}

/** The part of a store's memory where a reader keeps what only it needs. */
export function memoryOfReader(
  { memory, used, capacity, duplicates }: Pick<Store, "memory" | "used" | "capacity" | "duplicates">,
  reader: number,
): BitmapMemory {
  const words = capacity / 32;
  return new BitmapMemory(memory, words, used + reader * readerBytes(words, duplicates.entry.length));
}

function readerBytes(words: number, duplicates: number): number {
  const bytes = READER_BITMAPS * words * 4 + resultCacheBytes(duplicates) + CLUSTER_BYTES;
  return Math.ceil(bytes / BLOCK) * BLOCK;
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

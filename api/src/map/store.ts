import type { BitmapMemory } from "./bitmap-memory.ts";
import { BLOCK, setBit } from "./bits.ts";
import { CLUSTER_BYTES } from "./cluster-columns.ts";
import { type Columns, shared } from "./columns.ts";
import { keptBytes } from "./kept.ts";
import { findLater, type LaterEntries, laterBytes } from "./later.ts";
import type { PackedLists } from "./packed.ts";
import { makeTree, type Tree } from "./tree.ts";

/**
 * The jobs as columns in shared memory, one entry for each point of a job. Entries `0 ≤ p < located` ascend by Morton
 * code; jobs without a point follow up to `base`; from `tail` (the next whole block) to `capacity` new entries are
 * appended in any order until a merge sorts them in. Bitmaps and columns reach over all of it.
 */
export interface Store {
  readonly located: number;
  readonly base: number;
  readonly tail: number;
  readonly capacity: number;
  readonly columns: Columns;
  /** Holds every bitmap; `used` bytes of it are taken. */
  readonly memory: WebAssembly.Memory;
  readonly used: number;
  /** Entries of published jobs; cleared when a job is removed or replaced. */
  readonly live: Uint32Array;
  /** The first entry of every job. */
  readonly first: Uint32Array;
  readonly later: LaterEntries;
  readonly postings: Postings;
  /** Base entries by posting time, newest first; by currency and annual pay, highest first; by id. */
  readonly byNewest: Uint32Array;
  readonly byPay: Uint32Array;
  readonly byId: Uint32Array;
  readonly tree: Tree;
  /** Sums of columns and rows of all entries before each block. */
  readonly columnSums: Float64Array;
  readonly rowSums: Float64Array;
}

/**
 * Which entries have a term. Terms of more than one entry in 32 are bitmaps, where that takes less memory; the rest
 * are ascending lists, packed. Later entries of listed terms are kept by the index until the next merge.
 */
export interface Postings {
  /** Number of the term's bitmap, −1 for a list. */
  readonly bitmapOf: Int32Array;
  readonly bitmaps: Uint32Array;
  readonly lists: PackedLists;
}

/** Room for entries appended between two merges, unless a test says otherwise. */
export const TAIL_CAPACITY = 128 * BLOCK;

/** Bitmaps of a store besides those of terms: its own two, what queries need and keep, and sets that are derived later. */
export const SPARE_BITMAPS = 96;

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

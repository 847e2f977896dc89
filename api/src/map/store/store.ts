import { BLOCK } from "../core/bits.ts";
import type { Columns } from "./columns.ts";
import type { DuplicatePoints } from "./duplicate-points.ts";
import type { PackedLists } from "./packed.ts";

/**
 * The jobs as columns in shared memory, one entry for each point of a job. Entries `0 ≤ p < located` ascend by Morton
 * code; jobs without a point follow up to `base`; from `delta` (the next whole block) to `capacity` new entries are
 * appended in any order until a compaction sorts them in. Bitmaps and columns reach over all of it.
 */
export interface Store {
  readonly located: number;
  readonly base: number;
  readonly deltaStart: number;
  readonly capacity: number;
  readonly columns: Columns;
  /** Holds every bitmap. The first `used` bytes are the store's own; then each reader has as many as it needs. */
  readonly memory: WebAssembly.Memory;
  readonly used: number;
  /** Entries of published jobs; cleared when a job is removed or replaced. */
  readonly live: Uint32Array;
  /** The first entry of every job. */
  readonly first: Uint32Array;
  readonly duplicates: DuplicatePoints;
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
 * are ascending lists, packed. Later entries of listed terms are kept by the index until the next compaction.
 */
export interface Postings {
  /** Number of the term's bitmap, −1 for a list. */
  readonly bitmapOf: Int32Array;
  readonly bitmaps: Uint32Array;
  readonly lists: PackedLists;
}

/** Room for entries appended between two compactions, unless a test says otherwise. */
export const DELTA_CAPACITY = 128 * BLOCK;

/** Threads that may search a store, the one that changes it among them. */
export const MAX_READERS = 8;

/** Bitmaps of each reader: the entries that are live for it, what queries need and keep, and sets that are derived later. */
export const READER_BITMAPS = 95;

/**
 * Where the entries of quadtree cells begin. A cell of many entries is a node with four children, north-west first;
 * below the nodes the entries themselves are searched. The map asks for hundreds of cells at once, and searching all
 * entries for each would mostly wait for memory.
 */
export interface Tree {
  /** By node: its first entry. Node 0 is the world. */
  readonly start: Uint32Array;
  /** By node: its first child, the other three follow; 0 without children. */
  readonly child: Uint32Array;
}

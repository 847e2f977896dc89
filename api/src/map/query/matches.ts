import { BLOCK } from "../core/bits.ts";
import type { Entries } from "../store/entries.ts";
import type { Cover } from "./cover.ts";

/** Entries that match, and how many come before each block and the end. */
export interface Matches {
  readonly bits: Uint32Array;
  readonly before: Uint32Array;
}

/** Room for matches, empty. */
export function allocateMatches({ bitmaps }: Entries): Matches {
  return { bits: bitmaps.allocate(), before: bitmaps.allocateCounts() };
}

/** Writes to `out` the entries that are in all of `sets`. @returns how many */
export function intersect(
  { bitmaps, store }: Entries,
  sets: readonly Uint32Array[],
  { bits, before }: Matches,
): number {
  return bitmaps.intersect(sets, bits, before, 0, store.capacity / BLOCK, 0);
}

/** The same for only the entries of a cover and of the delta; elsewhere `out` is undefined afterward. */
export function intersectIn(
  entries: Entries,
  cover: Cover,
  sets: readonly Uint32Array[],
  out: Matches,
): void {
  const { bits, before } = out;
  let count = 0;
  for (let i = 0; i < cover.ranges; i++)
    count = entries.bitmaps.intersect(sets, bits, before, cover.fromBlock[i]!, cover.toBlock[i]!, count);
  before[entries.store.deltaStart / BLOCK] = count;
  intersectDelta(entries, sets, out);
}

/** The same for only the delta, counting on from what precedes it. */
export function intersectDelta(
  { bitmaps, store, deltaEnd }: Entries,
  sets: readonly Uint32Array[],
  { bits, before }: Matches,
): void {
  const from = store.deltaStart / BLOCK;
  bitmaps.intersect(sets, bits, before, from, Math.ceil(deltaEnd / BLOCK), before[from]!);
}

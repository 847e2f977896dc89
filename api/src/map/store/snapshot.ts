import { type Columns, columnsUpTo } from "./columns.ts";
import type { PackedLists } from "./packed.ts";
import type { Store } from "./store.ts";

/**
 * Everything a compaction reads, fixed when the compaction begins. The memory is shared with a store to which entries go on being
 * appended, so each view ends at `end`: a compaction cannot read what was appended later. Nothing before `end` is written
 * any more, because `end` begins a word of every bitmap, except for the live bitmap, of which this has a copy.
 */
export interface Snapshot {
  readonly located: number;
  readonly base: number;
  /** Where the delta begins. */
  readonly deltaStart: number;
  /** One more than the last position of the delta; a multiple of 32. */
  readonly end: number;
  /** Room for appended entries that the merged store has. */
  readonly deltaCapacity: number;
  readonly columns: Columns;
  readonly live: Uint32Array;
  /** Number of the bitmap of each term, −1 for a list; terms that are newer have delta entries only. */
  readonly bitmapOf: Int32Array;
  readonly bitmaps: readonly Uint32Array[];
  readonly lists: PackedLists;
  readonly byNewest: Uint32Array;
  readonly byPay: Uint32Array;
  readonly byId: Uint32Array;
  /** Base entries besides the first of each job. */
  readonly duplicateCount: number;
  /** One more than the highest term. */
  readonly terms: number;
  /** Pairs of a term without a bitmap and a delta entry that has it. */
  readonly deltaTerms: Uint32Array;
}

/**
 * @param end one more than the last position in use; begins a word, and what is appended from now on comes behind it
 * @param deltaTerms a copy
 */
export function takeSnapshot(store: Store, end: number, terms: number, deltaTerms: Uint32Array): Snapshot {
  if (end % 32 !== 0) throw new RangeError("A snapshot must end between two words of the bitmaps.");
  const { located, base, deltaStart, capacity, postings, byNewest, byPay, byId } = store;
  const [words, usedWords] = [capacity / 32, end / 32];
  return {
    located,
    base,
    deltaStart,
    end,
    deltaCapacity: capacity - deltaStart,
    columns: columnsUpTo(store.columns, end),
    live: new Uint32Array(store.live.subarray(0, usedWords)),
    bitmapOf: postings.bitmapOf,
    bitmaps: Array.from({ length: postings.bitmaps.length / words }, (_, i) =>
      postings.bitmaps.subarray(i * words, i * words + usedWords),
    ),
    lists: postings.lists,
    byNewest,
    byPay,
    byId,
    duplicateCount: store.duplicates.entry.length,
    terms,
    deltaTerms,
  };
}

/** The bitmap of a term, null when it has a list or is newer than the last compaction. */
export function snapshotBitmap({ bitmapOf, bitmaps }: Snapshot, term: number): Uint32Array | null {
  return bitmaps[bitmapOf[term] ?? -1] ?? null;
}

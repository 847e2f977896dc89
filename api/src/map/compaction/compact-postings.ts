import { gather, popcount, setBit } from "../core/bits.ts";
import type { BitmapMemory } from "../kernel/bitmap-memory.ts";
import { shared } from "../store/columns.ts";
import { GONE, type Moves, moveBitmap } from "../store/moves.ts";
import { PackedWriter, packedLength, unpackList } from "../store/packed.ts";
import { type Snapshot, snapshotBitmap } from "../store/snapshot.ts";
import type { Postings } from "../store/store.ts";
import { allocateMemory } from "../store/store-parts.ts";

/**
 * The postings of a merged store: bitmaps and lists keep their form unless terms have become more frequent or rarer.
 * @param words of a bitmap of the new store @param later at least its entries besides the first of each job
 */
export function compactPostings(
  snapshot: Snapshot,
  moves: Moves,
  words: number,
  duplicates: number,
): { postings: Postings; bitmaps: BitmapMemory } {
  const { terms, lists: oldLists } = snapshot;
  const late = lateEntries(snapshot, moves);

  // A list is allocated for the maximum number of entries; removed entries may make it slightly shorter.
  const bitmapNumbers = shared(Int32Array, terms).fill(-1);
  let bitmapCount = 0;
  for (let term = 0; term < terms; term++)
    if (mostEntries(snapshot, term, late.get(term)?.length ?? 0) > words) bitmapNumbers[term] = bitmapCount++;
  const bitmaps = allocateMemory(words, bitmapCount, duplicates);
  const lists = new PackedWriter(terms, oldLists.bytes.length);
  // For a term whose bitmap becomes a list.
  const spare = new Uint32Array(words);
  for (let term = 0; term < terms; term++) {
    const bitmap = snapshotBitmap(snapshot, term);
    const added = late.get(term) ?? NONE;
    if (bitmapNumbers[term]! >= 0) {
      const bits = bitmaps.allocate();
      if (bitmap !== null) moveBitmap(bitmap, moves, bits);
      else
        for (const p of unpackList(oldLists, term))
          if (moves.moved[p] !== GONE) setBit(bits, moves.moved[p]!);
      for (const p of added) setBit(bits, p);
      lists.add(EMPTY);
    } else if (bitmap !== null) {
      moveBitmap(bitmap, moves, spare.fill(0));
      lists.add(Uint32Array.from(gather(spare)));
    } else lists.addMoved(oldLists, term, moves, added);
  }
  const bits = new Uint32Array(bitmaps.memory.buffer, 0, bitmapCount * words);
  return { postings: { bitmapOf: bitmapNumbers, bitmaps: bits, lists: lists.finish() }, bitmaps };
}

/** For terms without a bitmap: the new positions of their delta entries, ascending. */
function lateEntries({ deltaTerms }: Snapshot, { moved }: Moves): Map<number, number[]> {
  const late = new Map<number, number[]>();
  for (let i = 0; i < deltaTerms.length; i += 2) {
    const position = moved[deltaTerms[i + 1]!]!;
    if (position === GONE) continue;
    const list = late.get(deltaTerms[i]!);
    if (list === undefined) late.set(deltaTerms[i]!, [position]);
    else list.push(position);
  }
  for (const list of late.values()) list.sort((a, b) => a - b);
  return late;
}

/** Upper bound on the entries that a term will have. */
function mostEntries(snapshot: Snapshot, term: number, late: number): number {
  const { live, lists } = snapshot;
  const bitmap = snapshotBitmap(snapshot, term);
  let most = late + packedLength(lists, term);
  if (bitmap !== null) for (let i = 0; i < live.length; i++) most += popcount(bitmap[i]! & live[i]!);
  return most;
}

const NONE: readonly number[] = [];
const EMPTY = new Uint32Array(0);

import { BitmapMemory } from "./bitmap-memory.ts";
import { hasBit, lowestBit, popcount, setBit } from "./bits.ts";
import { countLater } from "./later.ts";
import { type Comparator, highestPayFirst, lowestIdFirst, newestFirst } from "./orders.ts";
import { packedLength, packLists, unpackInto } from "./packed.ts";
import { bitmapOf } from "./postings.ts";
import { firstWhere } from "./search.ts";
import {
  allocateColumns,
  copyEntry,
  deriveParts,
  NO_POINT,
  type Postings,
  SPARE_BITMAPS,
  type Store,
  shared,
  spareBytes,
  TAIL_CAPACITY,
  tailStart,
} from "./store.ts";

/** A store at one moment, as a merge needs it: what it shares may go on changing past `tailEnd`. */
export interface Snapshot {
  readonly store: Store;
  /** A copy of the live bitmap. */
  readonly live: Uint32Array;
  readonly tailEnd: number;
  /** One more than the highest term. */
  readonly terms: number;
  /** Pairs of a term without a bitmap and a tail entry that has it. */
  readonly tailTerms: Uint32Array;
}

const GONE = 0xffffffff;

/**
 * Sorts the tail of a store into its base and drops what is not live. Both are read in order and merged, so that lists
 * and orders stay sorted by themselves and the whole takes time in proportion to the entries.
 */
export function mergeStore(snapshot: Snapshot): Store {
  const { store, live, tailEnd } = snapshot;
  const from = store.columns;
  const tail: number[] = [];
  for (let p = store.tail; p < tailEnd; p++) if (hasBit(live, p)) tail.push(p);
  const hasPoint = (p: number): boolean => (from.traits[p]! & NO_POINT) === 0;
  const points = tail.filter(hasPoint).sort((a, b) => from.code[a]! - from.code[b]! || a - b);
  const placeless = tail.filter((p) => !hasPoint(p));

  const order = new Uint32Array(store.base + tail.length);
  const byCode: Comparator = (a, b) => from.code[a]! - from.code[b]!;
  const located = mergeRuns(livePositions(live, 0, store.located), points, byCode, order);
  const remaining = livePositions(live, store.located, store.base);
  order.set(remaining, located);
  order.set(placeless, located + remaining.length);
  const base = located + remaining.length + placeless.length;

  const newTail = tailStart(base);
  const capacity = newTail + TAIL_CAPACITY;
  const columns = allocateColumns(capacity);
  const moved = new Uint32Array(tailEnd).fill(GONE);
  for (let p = 0; p < base; p++) {
    const old = order[p]!;
    copyEntry(from, old, columns, p);
    moved[old] = p;
  }
  const sorted = (old: Uint32Array, late: readonly number[], compare: Comparator): Uint32Array => {
    const kept = new Uint32Array(old.length);
    let length = 0;
    for (let i = 0; i < old.length; i++) if (moved[old[i]!] !== GONE) kept[length++] = old[i]!;
    const merged = shared(Uint32Array, length + late.length);
    mergeRuns(kept.subarray(0, length), [...late].sort(compare), compare, merged);
    for (let i = 0; i < merged.length; i++) merged[i] = moved[merged[i]!]!;
    return merged;
  };
  const byId = sorted(store.byId, tail, lowestIdFirst(from));
  const { postings, bitmaps } = mergePostings(snapshot, moved, capacity / 32, countLater(columns, byId));
  const paid = tail.filter((p) => from.payMin[p]! >= 0);
  return {
    located,
    base,
    tail: newTail,
    capacity,
    columns,
    postings,
    byNewest: sorted(store.byNewest, tail, newestFirst(from)),
    byPay: sorted(store.byPay, paid, highestPayFirst(from)),
    byId,
    ...deriveParts(columns, located, base, byId, bitmaps),
  };
}

/**
 * Merges two sorted runs into `out`; of equals those of `a` come first. The second is short: the place of each of its
 * entries is searched for, and what lies between is copied. @returns how many there are
 */
function mergeRuns(a: Uint32Array, b: readonly number[], compare: Comparator, out: Uint32Array): number {
  let from = 0;
  let length = 0;
  for (const next of b) {
    const start = from;
    const to = start + firstWhere(a.length - start, (i) => compare(a[start + i]!, next) > 0);
    out.set(a.subarray(start, to), length);
    length += to - start;
    out[length++] = next;
    from = to;
  }
  out.set(a.subarray(from), length);
  return length + a.length - from;
}

function livePositions(live: Uint32Array, start: number, end: number): Uint32Array {
  const positions = new Uint32Array(end - start);
  let length = 0;
  for (let p = start; p < end; p++) if (hasBit(live, p)) positions[length++] = p;
  return positions.subarray(0, length);
}

function mergePostings(
  { store, live, terms, tailTerms }: Snapshot,
  moved: Uint32Array,
  words: number,
  later: number,
): { postings: Postings; bitmaps: BitmapMemory } {
  const { postings } = store;
  const oldWords = store.capacity / 32;
  const late = new Map<number, number[]>();
  for (let i = 0; i < tailTerms.length; i += 2) {
    const position = moved[tailTerms[i + 1]!]!;
    if (position === GONE) continue;
    const list = late.get(tailTerms[i]!);
    if (list === undefined) late.set(tailTerms[i]!, [position]);
    else list.push(position);
  }

  // A list is written while its term has at most so many entries; those that are gone may make it a little shorter.
  const bitmapNumbers = shared(Int32Array, terms).fill(-1);
  let bitmapCount = 0;
  let listed = 0;
  for (let term = 0; term < terms; term++) {
    const bitmap = bitmapOf(postings, term, oldWords);
    let most = (late.get(term)?.length ?? 0) + packedLength(postings.lists, term);
    if (bitmap !== null) for (let i = 0; i < live.length; i++) most += popcount(bitmap[i]! & live[i]!);
    if (most > words) bitmapNumbers[term] = bitmapCount++;
    else listed += most;
  }
  const bitmaps = BitmapMemory.make(words, bitmapCount + SPARE_BITMAPS, spareBytes(later));
  const listStart = new Uint32Array(terms + 1);
  const lists = new Uint32Array(listed);
  // No list is longer than a bitmap.
  const list = new Uint32Array(oldWords);
  let end = 0;
  for (let term = 0; term < terms; term++) {
    const bitmap = bitmapOf(postings, term, oldWords);
    const length = unpackInto(postings.lists, term, list);
    const tail = late.get(term);
    listStart[term] = end;
    if (bitmapNumbers[term]! >= 0) {
      const bits = bitmaps.allocate();
      for (let i = 0; i < length; i++) if (moved[list[i]!] !== GONE) setBit(bits, moved[list[i]!]!);
      if (tail !== undefined) for (const p of tail) setBit(bits, p);
      if (bitmap !== null)
        for (let word = 0; word < live.length; word++)
          for (let rest = bitmap[word]! & live[word]!; rest !== 0; rest &= rest - 1)
            setBit(bits, moved[(word << 5) + lowestBit(rest)]!);
      continue;
    }
    const start = end;
    for (let i = 0; i < length; i++) {
      const position = moved[list[i]!]!;
      if (position !== GONE) lists[end++] = position;
    }
    if (bitmap !== null) {
      for (let word = 0; word < live.length; word++)
        for (let rest = bitmap[word]! & live[word]!; rest !== 0; rest &= rest - 1)
          lists[end++] = moved[(word << 5) + lowestBit(rest)]!;
      lists.subarray(start, end).sort();
    }
    if (tail !== undefined) end = insert(lists, start, end, tail);
  }
  listStart[terms] = end;
  const allBits = new Uint32Array(bitmaps.memory.buffer, 0, bitmapCount * words);
  return {
    postings: { bitmapOf: bitmapNumbers, bitmaps: allBits, lists: packLists(listStart, lists) },
    bitmaps,
  };
}

/** Puts `added` among the ascending numbers from `start` to `end`, from behind. @returns the new end */
function insert(list: Uint32Array, start: number, end: number, added: number[]): number {
  added.sort((a, b) => a - b);
  let from = end - 1;
  let to = end + added.length - 1;
  for (let i = added.length - 1; i >= 0; to--) {
    if (from >= start && list[from]! > added[i]!) list[to] = list[from--]!;
    else list[to] = added[i--]!;
  }
  return end + added.length;
}

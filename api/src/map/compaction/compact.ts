import { hasBit } from "../core/bits.ts";
import { mortonCode } from "../core/morton.ts";
import { firstWhere } from "../core/search.ts";
import { allocateColumns, copyEntries, hasPay, NO_POINT, shared } from "../store/columns.ts";
import { findMoves, GONE } from "../store/moves.ts";
import { type Comparator, highestPayFirst, lowestIdFirst, newestFirst } from "../store/orders.ts";
import type { Snapshot } from "../store/snapshot.ts";
import type { Store } from "../store/store.ts";
import { deriveParts, startOfDelta } from "../store/store-parts.ts";
import { compactPostings } from "./compact-postings.ts";

/**
 * Sorts the delta of a store into its base and drops entries that are not live. Both are read in order and merged, so that lists and orders
 * stay sorted and the time is proportional to the number of entries.
 */
export function compactStore(snapshot: Snapshot): Store {
  const { columns: from, live, end } = snapshot;
  const delta: number[] = [];
  for (let p = snapshot.deltaStart; p < end; p++) if (hasBit(live, p)) delta.push(p);
  const hasPoint = (p: number): boolean => (from.traits[p]! & NO_POINT) === 0;
  const codeOf = (p: number): number => mortonCode(from.spots[2 * p]!, from.spots[2 * p + 1]!);
  const byCode: Comparator = (a, b) => codeOf(a) - codeOf(b);
  const points = delta.filter(hasPoint).sort((a, b) => byCode(a, b) || a - b);
  const placeless = delta.filter((p) => !hasPoint(p));

  const order = new Uint32Array(snapshot.base + delta.length);
  const located = mergeRuns(livePositions(live, 0, snapshot.located), points, byCode, order);
  const remaining = livePositions(live, snapshot.located, snapshot.base);
  order.set(remaining, located);
  order.set(placeless, located + remaining.length);
  const base = located + remaining.length + placeless.length;

  const deltaStart = startOfDelta(base);
  const capacity = deltaStart + snapshot.deltaCapacity;
  const columns = allocateColumns(capacity);
  const moved = new Uint32Array(end).fill(GONE);
  for (let p = 0; p < base; ) {
    const old = order[p]!;
    let length = 1;
    for (moved[old] = p; order[p + length] === old + length && p + length < base; length++)
      moved[old + length] = p + length;
    copyEntries(from, old, columns, p, length);
    p += length;
  }
  const sorted = (old: Uint32Array, late: readonly number[], compare: Comparator): Uint32Array =>
    moveOrder(old, [...late].sort(compare), compare, moved, order);
  const byId = sorted(snapshot.byId, delta, lowestIdFirst(from));
  const moves = findMoves(moved);
  const { postings, bitmaps } = compactPostings(
    snapshot,
    moves,
    capacity / 32,
    snapshot.duplicateCount + delta.length,
  );
  const paid = delta.filter((p) => hasPay(from.traits[p]!));
  return {
    located,
    base,
    deltaStart,
    capacity,
    columns,
    postings,
    byNewest: sorted(snapshot.byNewest, delta, newestFirst(from)),
    byPay: sorted(snapshot.byPay, paid, highestPayFirst(from)),
    byId,
    ...deriveParts(columns, located, base, byId, bitmaps),
  };
}

/**
 * Merges two sorted runs into `out`; among equal entries those of `a` come first. The second run is short: the position of each of its
 * entries is found by search, and the entries in between are copied. @returns how many there are
 */
function mergeRuns(a: Uint32Array, b: readonly number[], compare: Comparator, out: Uint32Array): number {
  let from = 0;
  let length = 0;
  for (const next of b) {
    const to = placeOf(next, a, from, compare);
    out.set(a.subarray(from, to), length);
    length += to - from;
    out[length++] = next;
    from = to;
  }
  out.set(a.subarray(from), length);
  return length + a.length - from;
}

/** Merges an order and a short run in the same way, as the positions that their entries move to. @param scratch reusable for all orders */
function moveOrder(
  old: Uint32Array,
  late: readonly number[],
  compare: Comparator,
  moved: Uint32Array,
  scratch: Uint32Array,
): Uint32Array {
  let from = 0;
  let length = 0;
  const moveTo = (end: number): void => {
    for (; from < end; from++) {
      const to = moved[old[from]!]!;
      if (to !== GONE) scratch[length++] = to;
    }
  };
  for (const next of late) {
    // Removed entries still have their columns, so they can be compared.
    moveTo(placeOf(next, old, from, compare));
    scratch[length++] = moved[next]!;
  }
  moveTo(old.length);
  const order = shared(Uint32Array, length);
  order.set(scratch.subarray(0, length));
  return order;
}

/** The position of `entry` in the sorted `list` from `start` on, after equal entries. */
function placeOf(entry: number, list: Uint32Array, start: number, compare: Comparator): number {
  return start + firstWhere(list.length - start, (i) => compare(list[start + i]!, entry) > 0);
}

function livePositions(live: Uint32Array, start: number, end: number): Uint32Array {
  const positions = new Uint32Array(end - start);
  let length = 0;
  for (let p = start; p < end; p++) if (hasBit(live, p)) positions[length++] = p;
  return positions.subarray(0, length);
}

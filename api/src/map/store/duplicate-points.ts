import { BLOCK, clearBit, popcount } from "../core/bits.ts";
import type { BitmapMemory } from "../kernel/bitmap-memory.ts";
import { type Columns, shared } from "./columns.ts";

/**
 * The base entries of jobs with several points, except the first of each job: those that may be counted twice. One row per entry, in entry
 * order, since the map reads many of them: reading the columns instead would touch distant memory.
 */
export interface DuplicatePoints {
  /** By row: its entry; the first of its job; and one more than the row of the one before it, 0 for the second. */
  readonly entry: Uint32Array;
  readonly first: Uint32Array;
  readonly previous: Uint32Array;
  /**
   * Eight numbers for each row: columns, then rows of the last level of its own entry and of three earlier ones, the first
   * of them once more where there are fewer. Where there are more, the last number is MORE.
   */
  readonly points: Uint32Array;
  /** How many rows come before each block. */
  readonly before: Uint32Array;
}

/** Numbers in `points` for each row, half of them columns. */
const STRIDE = 8;
const HALF = STRIDE / 2;
export const MORE = 0x80000000;

/** Bytes of `points` for so many rows. */
export function duplicatePointsBytes(rows: number): number {
  return 4 * STRIDE * rows;
}

/**
 * Lists all entries but the first of each job.
 * @param first all of them, marked; the first of each job stays so
 * @param memory has room for `duplicatePointsBytes`
 */
export function findDuplicatePoints(
  columns: Columns,
  located: number,
  byId: Uint32Array,
  first: Uint32Array,
  memory: BitmapMemory,
): DuplicatePoints {
  const { id, spots } = columns;
  /** Their positions in `byId`. */
  const places: number[] = [];
  for (let i = 0, before = 0; i < byId.length; i++) {
    const own = id[byId[i]!]!;
    if (own === before) places.push(i);
    before = own;
  }
  for (const place of places) clearBit(first, byId[place]!);

  const blocks = Math.ceil(located / BLOCK);
  const before = shared(Uint32Array, blocks + 1);
  for (const place of places) before[Math.floor(byId[place]! / BLOCK) + 1]!++;
  for (let block = 0; block < blocks; block++) before[block + 1]! += before[block]!;

  const duplicates: DuplicatePoints = {
    entry: shared(Uint32Array, places.length),
    first: shared(Uint32Array, places.length),
    previous: shared(Uint32Array, places.length),
    points: memory.allocateNumbers(STRIDE * places.length),
    before,
  };
  const { points } = duplicates;
  /** Position of the job's first entry, and row of the previous entry. */
  let start = 0;
  let previous = 0;
  for (let k = 0; k < places.length; k++) {
    const place = places[k]!;
    const isSecond = k === 0 || places[k - 1] !== place - 1 || id[byId[place]!] !== id[byId[start]!];
    if (isSecond) start = place - 1;
    const [entry, one] = [byId[place]!, byId[start]!];
    const row = duplicateOrdinal(duplicates, first, entry);
    duplicates.entry[row] = entry;
    duplicates.first[row] = one;
    if (!isSecond) duplicates.previous[row] = previous + 1;
    points[row * STRIDE] = spots[2 * entry]!;
    points[row * STRIDE + HALF] = spots[2 * entry + 1]!;
    // The earlier points of this entry are the previous one and those earlier than that.
    for (let i = 1; i < HALF; i++) {
      const from = previous * STRIDE + i - 1;
      points[row * STRIDE + i] = isSecond ? spots[2 * one]! : points[from]!;
      points[row * STRIDE + HALF + i] = isSecond ? spots[2 * one + 1]! : points[from + HALF]!;
    }
    if (place - start >= HALF) points[row * STRIDE + STRIDE - 1] = MORE;
    previous = row;
  }
  return duplicates;
}

/** The row of a base entry that is not the first of its job. */
export function duplicateOrdinal({ before }: DuplicatePoints, first: Uint32Array, position: number): number {
  const block = Math.floor(position / BLOCK);
  const last = position >>> 5;
  let count = before[block]!;
  for (let word = block * (BLOCK / 32); word < last; word++) count += popcount(~first[word]!);
  return count + popcount(~first[last]! & ((1 << (position & 31)) - 1));
}

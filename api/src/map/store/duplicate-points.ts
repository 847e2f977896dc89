import { BLOCK, clearBit, popcount, setBit } from "../core/bits.ts";
import type { BitmapMemory } from "../kernel/bitmap-memory.ts";
import { type Columns, shared } from "./columns.ts";
import { collectManyPoints, type ManyPoints } from "./many-points.ts";

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
   * of them once more where there are fewer. Where the job has more points than that, the last number is MORE.
   */
  readonly points: Uint32Array;
  /** The points of those jobs. */
  readonly many: ManyPoints;
  /** How many rows come before each block. */
  readonly before: Uint32Array;
}

/** Numbers in `points` for each row, half of them columns. */
const STRIDE = 8;
const HALF = STRIDE / 2;
const MORE = 0x80000000;

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
  /** Their positions in `byId`, where those of one job follow its first. */
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

  const rows = {
    entry: shared(Uint32Array, places.length),
    first: shared(Uint32Array, places.length),
    previous: shared(Uint32Array, places.length),
    points: memory.allocateNumbers(STRIDE * places.length),
    before,
  };
  const { points } = rows;
  const jobs: { entries: number[]; rows: number[] }[] = [];
  for (let k = 0; k < places.length; ) {
    const start = places[k]! - 1;
    const entries = [byId[start]!];
    for (; places[k] === start + entries.length; k++) entries.push(byId[places[k]!]!);
    const rowsOfJob = entries.slice(1).map((entry) => duplicateOrdinal(rows, first, entry));
    const hasMore = entries.length > HALF;
    for (const [i, row] of rowsOfJob.entries()) {
      rows.entry[row] = entries[i + 1]!;
      rows.first[row] = entries[0]!;
      if (i > 0) rows.previous[row] = rowsOfJob[i - 1]! + 1;
      for (let n = 0; n < HALF; n++) {
        const entry = entries[Math.max(0, i + 1 - n)]!;
        points[row * STRIDE + n] = spots[2 * entry]!;
        points[row * STRIDE + HALF + n] = spots[2 * entry + 1]!;
      }
      if (hasMore) points[row * STRIDE + STRIDE - 1] = MORE;
    }
    if (hasMore) jobs.push({ entries, rows: rowsOfJob });
  }
  return { ...rows, many: collectManyPoints(columns, jobs, places.length) };
}

/** The row of a base entry that is not the first of its job. */
export function duplicateOrdinal(
  { before }: Pick<DuplicatePoints, "before">,
  first: Uint32Array,
  position: number,
): number {
  const block = Math.floor(position / BLOCK);
  const last = position >>> 5;
  let count = before[block]!;
  for (let word = block * (BLOCK / 32); word < last; word++) count += popcount(~first[word]!);
  return count + popcount(~first[last]! & ((1 << (position & 31)) - 1));
}

/** Marks all entries of jobs with several points. @param words of a bitmap */
export function entriesOfSeveral({ entry, first }: DuplicatePoints, words: number): Uint32Array {
  const bits = new Uint32Array(words);
  for (const list of [entry, first]) for (let i = 0; i < list.length; i++) setBit(bits, list[i]!);
  return bits;
}

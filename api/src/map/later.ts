import { BLOCK, hasBit, popcount, setBit } from "./bits.ts";
import { columnOf } from "./geo.ts";
import { type Columns, shared } from "./store.ts";

/**
 * The base entries of jobs with several points, but for the first of each job: what may be counted twice. In order of
 * entries, STRIDE numbers each, since the map looks at many of them: in the columns each look would be far away.
 */
export interface LaterEntries {
  readonly rows: Uint32Array;
  /** How many come before each block. */
  readonly before: Uint32Array;
}

export const STRIDE = 7;
/** Where it is: its entry, column and row; where the first of its job is; and one more than the row of the one before it. */
export const ENTRY = 0;
export const COLUMN = 1;
export const ROW = 2;
export const FIRST_ENTRY = 3;
export const FIRST_COLUMN = 4;
export const FIRST_ROW = 5;
export const PREVIOUS = 6;

/** Marks the first entry of each job, and lists the others. @param byId all entries by id, then in ascending order */
export function findLater(
  { id, longitude, row }: Columns,
  located: number,
  byId: Uint32Array,
  first: Uint32Array,
): LaterEntries {
  for (let i = 0; i < byId.length; i++)
    if (i === 0 || id[byId[i]!] !== id[byId[i - 1]!]) setBit(first, byId[i]!);
  const before = shared(Uint32Array, Math.ceil(located / BLOCK) + 1);
  let count = 0;
  for (let p = 0; p < located; p++) {
    if (p % BLOCK === 0) before[p / BLOCK] = count;
    if (!hasBit(first, p)) count++;
  }
  before[before.length - 1] = count;
  const later: LaterEntries = { rows: shared(Uint32Array, STRIDE * count), before };
  const { rows } = later;
  let start = 0;
  for (let i = 1; i < byId.length; i++) {
    const p = byId[i]!;
    const isFirst = hasBit(first, p);
    if (isFirst) start = i;
    if (isFirst) continue;
    const one = byId[start]!;
    rows.set(
      [
        ...[p, columnOf(longitude[p]!), row[p]!, one, columnOf(longitude[one]!), row[one]!],
        i - 1 > start ? laterOrdinal(later, first, byId[i - 1]!) + 1 : 0,
      ],
      STRIDE * laterOrdinal(later, first, p),
    );
  }
  return later;
}

/** The row of a base entry that is not the first of its job. */
export function laterOrdinal({ before }: LaterEntries, first: Uint32Array, position: number): number {
  const block = Math.floor(position / BLOCK);
  const last = position >>> 5;
  let count = before[block]!;
  for (let word = block * (BLOCK / 32); word < last; word++) count += popcount(~first[word]!);
  return count + popcount(~first[last]! & ((1 << (position & 31)) - 1));
}

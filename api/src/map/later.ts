import { BLOCK, clearBit, popcount } from "./bits.ts";
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

/**
 * Lists all entries but the first of each job.
 * @param byId all entries by id, then in ascending order
 * @param first all of them, marked; the first of each job stays so
 */
export function findLater(
  { id, longitude, row }: Columns,
  located: number,
  byId: Uint32Array,
  first: Uint32Array,
): LaterEntries {
  /** Where they stand in `byId`. */
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

  const later: LaterEntries = { rows: shared(Uint32Array, STRIDE * places.length), before };
  const { rows } = later;
  let start = 0;
  for (const [k, place] of places.entries()) {
    const isSecond = k === 0 || places[k - 1] !== place - 1 || id[byId[place]!] !== id[byId[start]!];
    if (isSecond) start = place - 1;
    const [p, one] = [byId[place]!, byId[start]!];
    const own = STRIDE * laterOrdinal(later, first, p);
    rows[own + ENTRY] = p;
    rows[own + COLUMN] = columnOf(longitude[p]!);
    rows[own + ROW] = row[p]!;
    rows[own + FIRST_ENTRY] = one;
    rows[own + FIRST_COLUMN] = columnOf(longitude[one]!);
    rows[own + FIRST_ROW] = row[one]!;
    if (!isSecond) rows[own + PREVIOUS] = laterOrdinal(later, first, byId[place - 1]!) + 1;
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

import { PAY_PERIODS_PER_YEAR, PAY_UNITS, PRECISIONS } from "@jobmap/contract/enums";
import type { BitmapMemory } from "./bitmap-memory.ts";
import { BLOCK, setBit } from "./bits.ts";
import { CLUSTER_BYTES } from "./cluster-columns.ts";
import { columnOf } from "./geo.ts";
import { keptBytes } from "./kept.ts";
import { findLater, type LaterEntries, laterBytes } from "./later.ts";
import type { PackedLists } from "./packed.ts";
import { makeTree, type Tree } from "./tree.ts";
import type { IndexedJob, JobPoint } from "./types.ts";
import type { Vocabulary } from "./vocabulary.ts";

/**
 * The jobs as columns in shared memory, one entry for each point of a job. Entries `0 ≤ p < located` ascend by Morton
 * code; jobs without a point follow up to `base`; from `tail` (the next whole block) to `capacity` new entries are
 * appended in any order until a merge sorts them in. Bitmaps and columns reach over all of it.
 */
export interface Store {
  readonly located: number;
  readonly base: number;
  readonly tail: number;
  readonly capacity: number;
  readonly columns: Columns;
  /** Holds every bitmap; `used` bytes of it are taken. */
  readonly memory: WebAssembly.Memory;
  readonly used: number;
  /** Entries of published jobs; cleared when a job is removed or replaced. */
  readonly live: Uint32Array;
  /** The first entry of every job. */
  readonly first: Uint32Array;
  readonly later: LaterEntries;
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

export interface Columns {
  /** Morton code at the last level, and the row of it: taking codes apart would cost the hot path too much. */
  readonly code: Float64Array;
  readonly row: Uint32Array;
  /** Units of 1e-7 degree. */
  readonly latitude: Int32Array;
  readonly longitude: Int32Array;
  readonly id: Uint32Array;
  /** Labels of the company and of the title. */
  readonly company: Uint32Array;
  readonly title: Uint32Array;
  readonly postedAt: Uint32Array;
  /** Minor units as stated; −1 where not stated. */
  readonly payMin: Float64Array;
  readonly payMax: Float64Array;
  /** Packed: see `packTraits`. */
  readonly traits: Uint32Array;
}

/**
 * Which entries have a term. Terms of more than one entry in 32 are bitmaps, where that takes less memory; the rest
 * are ascending lists, packed. Later entries of listed terms are kept by the index until the next merge.
 */
export interface Postings {
  /** Number of the term's bitmap, −1 for a list. */
  readonly bitmapOf: Int32Array;
  readonly bitmaps: Uint32Array;
  readonly lists: PackedLists;
}

/** Room for entries appended between two merges. */
export const TAIL_CAPACITY = 128 * BLOCK;

/** Bitmaps of a store besides those of terms: its own two, what queries need and keep, and sets that are derived later. */
export const SPARE_BITMAPS = 112;

/** Room for what else the kernels read and write. @param later entries besides the first of each job */
export function spareBytes(later: number): number {
  return laterBytes(later) + keptBytes(later) + CLUSTER_BYTES;
}

export const NO_POINT = 1 << 5;

/** Precision in bits 0–1, pay unit in 2–4, NO_POINT in 5, number of the currency from 8. */
export function packTraits(job: IndexedJob, location: JobPoint | null, vocabulary: Vocabulary): number {
  const precision = location === null ? NO_POINT : PRECISIONS.indexOf(location.precision);
  if (job.pay === null) return precision;
  const currency = vocabulary.currency(job.pay.currency);
  return (precision | (PAY_UNITS.indexOf(job.pay.unit) << 2) | (currency << 8)) >>> 0;
}

export function precisionOf(traits: number): number {
  return traits & 3;
}

export function unitOf(traits: number): number {
  return (traits >>> 2) & 7;
}

export function currencyOf(traits: number): number {
  return traits >>> 8;
}

const PERIODS = PAY_UNITS.map((unit) => PAY_PERIODS_PER_YEAR[unit]);

/** Annual minor units promised at least; negative without pay. */
export function annualPay(columns: Columns, position: number): number {
  return columns.payMin[position]! * PERIODS[unitOf(columns.traits[position]!)]!;
}

type ArrayType<T> = { new (buffer: SharedArrayBuffer): T; readonly BYTES_PER_ELEMENT: number };

/** A zeroed typed array that worker threads see too. */
export function shared<T>(type: ArrayType<T>, length: number): T {
  return new type(new SharedArrayBuffer(length * type.BYTES_PER_ELEMENT));
}

export function allocateColumns(capacity: number): Columns {
  return {
    code: shared(Float64Array, capacity),
    row: shared(Uint32Array, capacity),
    latitude: shared(Int32Array, capacity),
    longitude: shared(Int32Array, capacity),
    id: shared(Uint32Array, capacity),
    company: shared(Uint32Array, capacity),
    title: shared(Uint32Array, capacity),
    postedAt: shared(Uint32Array, capacity),
    payMin: shared(Float64Array, capacity),
    payMax: shared(Float64Array, capacity),
    traits: shared(Uint32Array, capacity),
  };
}

const COLUMN_NAMES = Object.keys(allocateColumns(0)) as (keyof Columns)[];

/** Copies one entry between columns. */
export function copyEntry(from: Columns, source: number, to: Columns, target: number): void {
  to.code[target] = from.code[source]!;
  to.row[target] = from.row[source]!;
  to.latitude[target] = from.latitude[source]!;
  to.longitude[target] = from.longitude[source]!;
  to.id[target] = from.id[source]!;
  to.company[target] = from.company[source]!;
  to.title[target] = from.title[source]!;
  to.postedAt[target] = from.postedAt[source]!;
  to.payMin[target] = from.payMin[source]!;
  to.payMax[target] = from.payMax[source]!;
  to.traits[target] = from.traits[source]!;
}

/** Copies entries that stand one after another. */
export function copyEntries(
  from: Columns,
  source: number,
  to: Columns,
  target: number,
  length: number,
): void {
  if (length < MANY) {
    for (let i = 0; i < length; i++) copyEntry(from, source + i, to, target + i);
    return;
  }
  for (const name of COLUMN_NAMES) to[name].set(from[name].subarray(source, source + length), target);
}

/** From so many on, copying each column at once is quicker. */
const MANY = 32;

/** Where the tail of `base` entries begins: blocks are not shared. */
export function tailStart(base: number): number {
  return Math.ceil(base / BLOCK) * BLOCK;
}

/** The parts of a store that follow from its sorted columns and the order of ids. */
export function deriveParts(
  columns: Columns,
  located: number,
  base: number,
  byId: Uint32Array,
  bitmaps: BitmapMemory,
) {
  const live = bitmaps.allocate();
  const first = bitmaps.allocate();
  for (let p = 0; p < base; p++) setBit(live, p);
  first.set(live);
  const later = findLater(columns, located, byId, first, bitmaps);
  const { memory, used } = bitmaps;
  return {
    memory,
    used,
    live,
    first,
    later,
    tree: makeTree(columns.code, located),
    ...makeSums(columns, located),
  };
}

function makeSums(columns: Columns, located: number) {
  const blocks = Math.floor(located / BLOCK);
  const columnSums = shared(Float64Array, blocks + 1);
  const rowSums = shared(Float64Array, blocks + 1);
  let column = 0;
  let row = 0;
  for (let block = 0; block < blocks; block++) {
    for (let p = block * BLOCK, end = p + BLOCK; p < end; p++) {
      column += columnOf(columns.longitude[p]!);
      row += columns.row[p]!;
    }
    columnSums[block + 1] = column;
    rowSums[block + 1] = row;
  }
  return { columnSums, rowSums };
}

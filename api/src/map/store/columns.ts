import { PAY_PERIODS_PER_YEAR, PAY_UNITS, PRECISIONS } from "@jobmap/contract/enums";
import type { IndexedJob, JobPoint } from "../core/types.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** The index's data about each entry, as columns in shared memory. */
export interface Columns {
  /** Two numbers per entry, column and row of the last level: stored together because the map reads them for most entries. */
  readonly spots: Uint32Array;
  /** Units of 1e-7 degree. */
  readonly latitude: Int32Array;
  readonly longitude: Int32Array;
  readonly id: Uint32Array;
  /** Labels of the company and of the title. */
  readonly company: Uint32Array;
  readonly title: Uint32Array;
  /** Seconds since 1970; 0 if no posting date is known, which sorts as oldest. */
  readonly postedAt: Uint32Array;
  /** Minor units as stated; 0 if not stated, which the traits distinguish from a stated 0. */
  readonly payMin: Uint32Array;
  readonly payMax: Uint32Array;
  /** Packed: {@link packTraits} writes them, the functions below it read them. */
  readonly traits: Uint32Array;
}

/** The trait of an entry without a place: a remote job, listed and counted, never pinned. */
export const NO_POINT = 1 << 5;
const HAS_PAY = 1 << 6;
const IS_RANGE = 1 << 7;

/** Precision in bits 0–1, pay unit in 2–4, NO_POINT, HAS_PAY and IS_RANGE in 5–7, number of the currency from 8. */
export function packTraits(job: IndexedJob, location: JobPoint | null, vocabulary: Vocabulary): number {
  const precision = location === null ? NO_POINT : PRECISIONS.indexOf(location.precision);
  if (job.pay === null) return precision;
  const currency = vocabulary.currency(job.pay.currency);
  const range = job.pay.max === null ? 0 : IS_RANGE;
  return (precision | HAS_PAY | range | (PAY_UNITS.indexOf(job.pay.unit) << 2) | (currency << 8)) >>> 0;
}

/** Whether pay was stated. */
export function hasPay(traits: number): boolean {
  return (traits & HAS_PAY) !== 0;
}

/** Whether two figures of pay were stated. */
export function isRange(traits: number): boolean {
  return (traits & IS_RANGE) !== 0;
}

/** Index in PRECISIONS; 0 also for an entry without a point. */
export function precisionOf(traits: number): number {
  return traits & 3;
}

/** Index in PAY_UNITS; 0 also where no pay was stated. */
export function unitOf(traits: number): number {
  return (traits >>> 2) & 7;
}

/** The number that the vocabulary gave the currency; 0 also where no pay was stated. */
export function currencyOf(traits: number): number {
  return traits >>> 8;
}

const PERIODS = PAY_UNITS.map((unit) => PAY_PERIODS_PER_YEAR[unit]);

/** Minimum annual pay in minor units; 0 without pay. */
export function annualPay(columns: Columns, position: number): number {
  return columns.payMin[position]! * PERIODS[unitOf(columns.traits[position]!)]!;
}

type ArrayType<T> = { new (buffer: SharedArrayBuffer): T; readonly BYTES_PER_ELEMENT: number };

/** A zeroed typed array in memory shared with worker threads. */
export function shared<T>(type: ArrayType<T>, length: number): T {
  return new type(new SharedArrayBuffer(length * type.BYTES_PER_ELEMENT));
}

/** Zeroed columns for so many entries, in shared memory. */
export function allocateColumns(capacity: number): Columns {
  return {
    spots: shared(Uint32Array, 2 * capacity),
    latitude: shared(Int32Array, capacity),
    longitude: shared(Int32Array, capacity),
    id: shared(Uint32Array, capacity),
    company: shared(Uint32Array, capacity),
    title: shared(Uint32Array, capacity),
    postedAt: shared(Uint32Array, capacity),
    payMin: shared(Uint32Array, capacity),
    payMax: shared(Uint32Array, capacity),
    traits: shared(Uint32Array, capacity),
  };
}

const COLUMN_NAMES = Object.keys(allocateColumns(0)) as (keyof Columns)[];

/** Views of the columns of the first `end` entries. */
export function columnsUpTo(columns: Columns, end: number): Columns {
  return {
    spots: columns.spots.subarray(0, 2 * end),
    latitude: columns.latitude.subarray(0, end),
    longitude: columns.longitude.subarray(0, end),
    id: columns.id.subarray(0, end),
    company: columns.company.subarray(0, end),
    title: columns.title.subarray(0, end),
    postedAt: columns.postedAt.subarray(0, end),
    payMin: columns.payMin.subarray(0, end),
    payMax: columns.payMax.subarray(0, end),
    traits: columns.traits.subarray(0, end),
  };
}

/** Copies one entry between columns. */
export function copyEntry(from: Columns, source: number, to: Columns, target: number): void {
  to.spots[2 * target] = from.spots[2 * source]!;
  to.spots[2 * target + 1] = from.spots[2 * source + 1]!;
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

/** Copies consecutive entries. */
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
  for (const name of COLUMN_NAMES) {
    const numbers = name === "spots" ? 2 : 1;
    to[name].set(from[name].subarray(numbers * source, numbers * (source + length)), numbers * target);
  }
}

/** From this many entries on, copying each column at once is faster. */
const MANY = 32;

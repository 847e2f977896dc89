import {
  EMPLOYMENT_TYPES,
  type EmploymentType,
  LOCATION_TYPES,
  type LocationType,
  PAY_UNITS,
  PRECISIONS,
  type Precision,
} from "@jobmap/contract/enums";
import { type CompanyMeta, parseCompanyMeta } from "./company-columns-meta.ts";
import type { Point } from "./geo.ts";
import { latitudeAt, longitudeAt } from "./mercator.ts";
import { atOnce } from "./pause.ts";
import type { Pay } from "./pay.ts";

/**
 * All open jobs of one company as columns: the binary reply of `GET map/company/{username}`, version 1.
 *
 * Numbers are varints: seven bits a byte, lowest first, the highest bit set while more follow. `zigzag(n)` is `2n` for
 * n ≥ 0 and `-2n - 1` below. An entry is a job at a place: a job with three locations has three entries of the same id.
 *
 * 1. One byte, the version: 1. Then the length in bytes of what follows, and `CompanyMeta` as UTF-8 JSON.
 * 2. `entries`, `unplaced`, `places`. Unplaced entries (remote jobs without a location) come first in every column;
 *    then the entries of the first place, of the second place, and so on.
 * 3. Places, ascending: the Morton code of each, less the one before (the first: less 0). The code interleaves 24 bits of
 *    x (even bits) and 24 bits of y (odd bits), `floor(world × 2^24)` on the Mercator square of `mercator.ts`: 2.4 m at the
 *    equator. Equal places are written once.
 * 4. For each place: how many entries it has, less 1.
 * 5. Ids, for each entry: `zigzag(id - the id before)` (the first: less 0). Ascending within a place.
 * 6. Pay: how many different ones; for each `unit + 5 × currency` (index in PAY_UNITS; index in `meta.currencies`), the
 *    lower figure, and 0 when it is the only one, else `max - min + 1`. Most frequent first, so that an index is mostly
 *    one byte. Then for each entry 0 when none is stated, else its pay's index plus 1.
 * 7. Traits: how many different ones; for each `precision + 3 × location type` (indices in PRECISIONS, LOCATION_TYPES),
 *    the employment types as bits (bit i is EMPLOYMENT_TYPES[i]), and 0 for no category, else the index in
 *    `meta.categories` plus 1. Most frequent first. Then for each entry its traits' index.
 * 8. For each entry how many days before `meta.day` it was posted; 0 where that is not known.
 *
 * A company with more jobs than the contract's `MAX_COMPANY_JOBS` has no entries and `meta.mode` "clusters": ask `GET map/clusters`.
 */
export interface CompanyColumns {
  readonly meta: CompanyMeta;
  readonly length: number;
  /** The first `unplaced` entries have no location. */
  readonly unplaced: number;
  readonly ids: Uint32Array;
  /** Position of each entry on the Mercator square, 0..1; NaN if it has no location. */
  readonly x: Float64Array;
  readonly y: Float64Array;
  /** Index into `pays` plus 1; 0 if no pay is given. */
  readonly pay: Uint16Array;
  readonly pays: readonly Pay[];
  /** Index into `traits`. */
  readonly trait: Uint16Array;
  readonly traits: readonly Traits[];
  /** Days since 1970-01-01; 0 if the posting date is unknown. */
  readonly day: Uint16Array;
}

/** Values that many jobs share. `category` is an index in `meta.categories`, or -1. */
export interface Traits {
  readonly precision: Precision;
  readonly locationType: LocationType;
  readonly employmentTypes: readonly EmploymentType[];
  readonly category: number;
}

export const COLUMNS_VERSION = 1;
/** Steps of the grid that places are rounded to, along one edge of the world. */
export const COLUMNS_GRID = 2 ** 24;

/**
 * Reads the bytes described above.
 * @throws RangeError for bytes of another version, or that end too early
 * @throws TypeError when the JSON inside is not a `CompanyMeta`
 */
export function decodeCompanyColumns(bytes: Uint8Array): CompanyColumns {
  return atOnce(columnSteps(bytes));
}

/** The same in steps, so that the page can do other work in between. */
export function* columnSteps(bytes: Uint8Array): Generator<void, CompanyColumns> {
  let at = 0;
  const byte = (): number => {
    const value = bytes[at++];
    if (value === undefined) throw new RangeError("The company's reply is cut short.");
    return value;
  };
  const number = (): number => {
    let value = 0;
    for (let scale = 1; scale < 2 ** 50; scale *= 128) {
      const next = byte();
      value += (next & 127) * scale;
      if (next < 128) return value;
    }
    throw new RangeError("The company's reply holds an endless number.");
  };

  if (byte() !== COLUMNS_VERSION) throw new RangeError("The company's reply is of another version.");
  const metaLength = number();
  if (at + metaLength > bytes.length) throw new RangeError("The company's reply is cut short.");
  const meta = parseCompanyMeta(JSON.parse(new TextDecoder().decode(bytes.subarray(at, at + metaLength))));
  at += metaLength;

  yield;

  const [length, unplaced, places] = [number(), number(), number()];
  // Every entry takes at least one byte in each of four columns: a larger count is invalid, and no memory is allocated for it.
  if (length > bytes.length || places > length || unplaced > length) {
    throw new RangeError("The company's reply is cut short.");
  }
  const placeX = new Float64Array(places);
  const placeY = new Float64Array(places);
  for (let i = 0, code = 0; i < places; i++) {
    code += number();
    placeX[i] = (unweave(code) + 0.5) / COLUMNS_GRID;
    placeY[i] = (unweave(Math.floor(code / 2)) + 0.5) / COLUMNS_GRID;
  }
  yield;
  const x = new Float64Array(length).fill(Number.NaN);
  const y = new Float64Array(length).fill(Number.NaN);
  let next = unplaced;
  for (let i = 0; i < places; i++) {
    const end = next + number() + 1;
    if (end > length) throw new RangeError("The company's reply has more entries than it says.");
    x.fill(placeX[i] ?? 0, next, end);
    y.fill(placeY[i] ?? 0, next, end);
    next = end;
  }
  if (next !== length) throw new RangeError("The company's reply has fewer entries than it says.");

  yield;
  let id = 0;
  const ids = new Uint32Array(length).map(() => {
    const step = number();
    id += step % 2 === 1 ? -(step + 1) / 2 : step / 2;
    return id;
  });
  yield;
  const pays = listOf(number(), (): Pay => {
    const [kind, min, more] = [number(), number(), number()];
    return {
      unit: PAY_UNITS[kind % PAY_UNITS.length] ?? "YEAR",
      currency: meta.currencies[Math.floor(kind / PAY_UNITS.length)] ?? "USD",
      min,
      max: more === 0 ? null : min + more - 1,
    };
  });
  const pay = new Uint16Array(length).map(number);
  yield;
  const traits = listOf(number(), (): Traits => {
    const [kind, types, category] = [number(), number(), number()];
    return {
      precision: PRECISIONS[kind % PRECISIONS.length] ?? "CITY",
      locationType: LOCATION_TYPES[Math.floor(kind / PRECISIONS.length)] ?? "ONSITE",
      employmentTypes: EMPLOYMENT_TYPES.filter((_, bit) => (types >> bit) % 2 === 1),
      category: category - 1,
    };
  });
  yield;
  const trait = new Uint16Array(length).map(number);
  const day = new Uint16Array(length).map(() => {
    const before = number();
    return before && meta.day - before;
  });
  return { meta, length, unplaced, ids, x, y, pay, pays, trait, traits, day };
}

function listOf<T>(length: number, next: () => T): T[] {
  const list: T[] = [];
  while (list.length < length) list.push(next());
  return list;
}

/** Position of an entry; undefined if it has no location. */
export function placeOf(columns: CompanyColumns, entry: number): Point | undefined {
  const [x, y] = [columns.x[entry] ?? Number.NaN, columns.y[entry] ?? Number.NaN];
  return Number.isNaN(x) ? undefined : { longitude: longitudeAt(x), latitude: latitudeAt(y) };
}

/** Extracts every second of 48 bits, lowest first, as a 24-bit number. */
function unweave(code: number): number {
  return half(code % COLUMNS_GRID) + half(Math.floor(code / COLUMNS_GRID) % COLUMNS_GRID) * 4096;
}

function half(bits: number): number {
  let v = bits & 0x555555;
  v = (v | (v >> 1)) & 0x333333;
  v = (v | (v >> 2)) & 0x0f0f0f;
  v = (v | (v >> 4)) & 0xff00ff;
  return (v | (v >> 8)) & 0xfff;
}

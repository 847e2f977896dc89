import { allocateColumns, type Columns } from "../store/columns.ts";
import type { Store } from "../store/store.ts";
import type { Section } from "./write-file.ts";

/** The sizes of a store. */
export interface StoreSizes {
  readonly located: number;
  readonly base: number;
  readonly deltaCapacity: number;
  readonly terms: number;
  readonly bitmaps: number;
  /** Entries besides the first of each job. */
  readonly later: number;
}

export const bytesOf = ({ buffer, byteOffset, byteLength }: ArrayBufferView) =>
  new Uint8Array(buffer, byteOffset, byteLength);
export const COLUMN_NAMES = Object.keys(allocateColumns(0)) as (keyof Columns)[];
/** Numbers of a column for each entry. */
export const widthOf = (name: keyof Columns) => (name === "spots" ? 2 : 1);

export function sizesOf({ located, base, capacity, deltaStart, postings, duplicates }: Store): StoreSizes {
  return {
    located,
    base,
    deltaCapacity: capacity - deltaStart,
    terms: postings.bitmapOf.length,
    bitmaps: postings.bitmaps.length / (capacity / 32),
    later: duplicates.entry.length,
  };
}

/** What of a store cannot be derived. Its delta must be empty, and all of its entries live. */
export function storeSections(store: Store): Section[] {
  const { base, columns, postings, byNewest, byPay, byId } = store;
  const parts: readonly (readonly [name: string, numbers: ArrayBufferView])[] = [
    ...COLUMN_NAMES.map(
      (name) => [`column ${name}`, columns[name].subarray(0, widthOf(name) * base)] as const,
    ),
    ["bitmap of term", postings.bitmapOf],
    ["bitmaps", postings.bitmaps],
    ["list starts", postings.lists.start],
    ["lists", postings.lists.bytes],
    ["by newest", byNewest],
    ["by pay", byPay],
    ["by id", byId],
  ];
  return parts.map(([name, numbers]) => ({ name, bytes: bytesOf(numbers) }));
}

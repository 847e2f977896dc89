import { shared } from "./columns.ts";
import { GONE, MIXED, type Moves } from "./moves.ts";

/**
 * Many ascending lists of entries as bytes: for each its length, then how far each entry is from the one before, as
 * varints (seven bits a byte, lowest first, the highest bit set while more follow). Takes less than half of the numbers.
 */
export interface PackedLists {
  /** Where each list begins, and the end of the last. */
  readonly start: Uint32Array;
  readonly bytes: Uint8Array;
}

/** Five bytes hold any number of 32 bits. */
const MAX_BYTES = 5;

/** Writes lists one after another. */
export class PackedWriter {
  readonly #starts: Uint32Array;
  #list = 0;
  #out: Uint8Array<ArrayBuffer>;
  #at = 0;

  /** @param lists how many there will be @param bytes how many about they will take */
  constructor(lists: number, bytes: number) {
    this.#starts = shared(Uint32Array, lists + 1);
    this.#out = new Uint8Array(1024 + Math.ceil(1.1 * bytes));
  }

  /** Adds the next list. */
  add(entries: Uint32Array): void {
    this.#begin(entries.length);
    if (entries.length === 0) return;
    const out = this.#out;
    let at = write(out, this.#at, entries.length);
    let before = 0;
    for (let i = 0; i < entries.length; i++) {
      const entry = entries[i]!;
      at = write(out, at, entry - before);
      before = entry;
    }
    this.#at = at;
  }

  /** Adds a list of other ones as it is after a merge. @param late entries that join it, at their new positions, ascending */
  addMoved(
    { start, bytes }: PackedLists,
    list: number,
    { moved, shift }: Moves,
    late: readonly number[],
  ): void {
    const length = packedLength({ start, bytes }, list);
    const most = length + late.length;
    this.#begin(most);
    if (most === 0) return;
    const out = this.#out;
    const width = byteLength(most);
    let at = this.#at + width;
    let count = 0;
    let before = 0;
    let entry = 0;
    let next = 0;
    let read = start[list] ?? 0;
    const end = start[list + 1] ?? 0;
    if (length > 0) while (bytes[read++]! > 127);
    while (read < end) {
      let byte = bytes[read++]!;
      entry += byte & 127;
      for (let bits = 7; byte > 127; bits += 7) {
        byte = bytes[read++]!;
        entry += (byte & 127) << bits;
      }
      const by = shift[entry >>> 5]!;
      const to = by === MIXED ? moved[entry]! : entry + by;
      if (to === GONE) continue;
      for (; next < late.length && late[next]! < to; count++) {
        at = write(out, at, late[next]! - before);
        before = late[next++]!;
      }
      at = write(out, at, to - before);
      before = to;
      count++;
    }
    for (; next < late.length; count++) {
      at = write(out, at, late[next]! - before);
      before = late[next++]!;
    }
    if (count === 0) return;
    writePadded(out, this.#at, count, width);
    this.#at = at;
  }

  finish(): PackedLists {
    this.#starts.fill(this.#at, this.#list);
    const bytes = shared(Uint8Array, this.#at);
    bytes.set(this.#out.subarray(0, this.#at));
    return { start: this.#starts, bytes };
  }

  /** Notes where the next list begins, and makes room for it. */
  #begin(most: number): void {
    this.#starts[this.#list++] = this.#at;
    const needed = this.#at + MAX_BYTES * (1 + most);
    if (needed <= this.#out.length) return;
    const larger = new Uint8Array(2 * needed);
    larger.set(this.#out);
    this.#out = larger;
  }
}

function write(out: Uint8Array, start: number, value: number): number {
  if (value < 128) {
    out[start] = value;
    return start + 1;
  }
  let at = start;
  let rest = value;
  while (rest > 127) {
    out[at++] = (rest & 127) | 128;
    rest >>>= 7;
  }
  out[at++] = rest;
  return at;
}

function byteLength(value: number): number {
  return Math.max(1, Math.ceil((32 - Math.clz32(value)) / 7));
}

/** Writes a number in exactly so many bytes, the last of which may be 0. */
function writePadded(out: Uint8Array, start: number, value: number, width: number): void {
  for (let i = 0; i < width; i++) out[start + i] = ((value >>> (7 * i)) & 127) | (i < width - 1 ? 128 : 0);
}

/** Entries in a list; 0 of one that there is not. */
export function packedLength({ start, bytes }: PackedLists, list: number): number {
  const from = start[list] ?? 0;
  if (from === (start[list + 1] ?? from)) return 0;
  let value = 0;
  for (let at = from, shift = 0; ; at++, shift += 7) {
    value |= (bytes[at]! & 127) << shift;
    if (bytes[at]! < 128) return value >>> 0;
  }
}

/** The entries of a list, in an array of its own. */
export function unpackList(lists: PackedLists, list: number): Uint32Array {
  const entries = new Uint32Array(packedLength(lists, list));
  if (entries.length === 0) return entries;
  const { bytes } = lists;
  let at = lists.start[list]!;
  while (bytes[at++]! > 127);
  let entry = 0;
  for (let i = 0; i < entries.length; i++) {
    let byte = bytes[at++]!;
    entry += byte & 127;
    for (let shift = 7; byte > 127; shift += 7) {
      byte = bytes[at++]!;
      entry += (byte & 127) << shift;
    }
    entries[i] = entry;
  }
  return entries;
}

import { shared } from "./store.ts";

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
const LONGEST = 5;

/** @param start where each list begins in `entries`, and the end of the last */
export function packLists(start: Uint32Array, entries: Uint32Array): PackedLists {
  const lists = start.length - 1;
  const starts = shared(Uint32Array, start.length);
  let out = new Uint8Array(1024 + 2 * entries.length);
  let at = 0;
  for (let list = 0; list < lists; list++) {
    const [from, to] = [start[list]!, start[list + 1]!];
    starts[list] = at;
    if (from === to) continue;
    const needed = at + LONGEST * (1 + to - from);
    if (needed > out.length) out = grown(out, needed);
    at = write(out, at, to - from);
    at = packGaps(out, at, entries, from, to);
  }
  starts[lists] = at;
  const bytes = shared(Uint8Array, at);
  bytes.set(out.subarray(0, at));
  return { start: starts, bytes };
}

/** @returns where the bytes end */
function packGaps(out: Uint8Array, start: number, entries: Uint32Array, from: number, to: number): number {
  let at = start;
  let before = 0;
  for (let i = from; i < to; i++) {
    const entry = entries[i]!;
    const gap = entry - before;
    before = entry;
    if (gap < 128) out[at++] = gap;
    else if (gap < 16_384) {
      out[at] = (gap & 127) | 128;
      out[at + 1] = gap >>> 7;
      at += 2;
    } else at = write(out, at, gap);
  }
  return at;
}

function write(out: Uint8Array, start: number, value: number): number {
  let at = start;
  let rest = value;
  while (rest > 127) {
    out[at++] = (rest & 127) | 128;
    rest >>>= 7;
  }
  out[at++] = rest;
  return at;
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
  unpackInto(lists, list, entries);
  return entries;
}

/** Writes the entries of a list to `out`, which has room for them. @returns how many there are */
export function unpackInto(lists: PackedLists, list: number, out: Uint32Array): number {
  const length = packedLength(lists, list);
  if (length === 0) return 0;
  const { bytes } = lists;
  let at = lists.start[list]!;
  while (bytes[at++]! > 127);
  let entry = 0;
  for (let i = 0; i < length; i++) {
    const byte = bytes[at++]!;
    entry += byte & 127;
    for (let last = byte, shift = 7; last > 127; shift += 7) {
      last = bytes[at++]!;
      entry += (last & 127) << shift;
    }
    out[i] = entry;
  }
  return length;
}

function grown(bytes: Uint8Array<ArrayBuffer>, needed: number): Uint8Array<ArrayBuffer> {
  const larger = new Uint8Array(2 * needed);
  larger.set(bytes);
  return larger;
}

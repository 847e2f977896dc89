import { lowestBit, setBit } from "../core/bits.ts";

/** Where an entry goes that is dropped. */
export const GONE = 0xffffffff;
/** Some of the 32 are dropped, or others come between them. */
export const MIXED = 0x7fffffff;

/**
 * Where a compaction puts entries. Most words of 32 move as one, so that most entries of a list, and most words of a bitmap,
 * need not be looked up one by one in a table of millions.
 */
export interface Moves {
  /** By old entry the new one, or GONE. */
  readonly moved: Uint32Array;
  /** By word how far all of its entries move, or MIXED. */
  readonly shift: Int32Array;
}

/** Finds the words that move as one. `moved` is kept, not copied. */
export function findMoves(moved: Uint32Array): Moves {
  const shift = new Int32Array(Math.ceil(moved.length / 32)).fill(MIXED);
  for (let word = 0; (word + 1) << 5 <= moved.length; word++) {
    const start = word << 5;
    const first = moved[start]!;
    // New entries keep the order of the old, so nothing can come between when the last is as far away as before.
    if (first !== GONE && moved[start + 31] === first + 31 && isWhole(moved, start))
      shift[word] = first - start;
  }
  return { moved, shift };
}

function isWhole(moved: Uint32Array, start: number): boolean {
  for (let p = start; p < start + 32; p++) if (moved[p] !== moved[start]! + p - start) return false;
  return true;
}

/** Adds to `out` the entries of a bitmap, which ends where `moved` does, at the positions to which they move. */
export function moveBitmap(bitmap: Uint32Array, { moved, shift }: Moves, out: Uint32Array): void {
  for (let word = 0; word < bitmap.length; word++) {
    const bits = bitmap[word]!;
    if (bits === 0) continue;
    const by = shift[word]!;
    if (by !== MIXED) {
      const to = (word << 5) + by;
      const offset = to & 31;
      out[to >>> 5]! |= bits << offset;
      if (offset > 0) out[(to >>> 5) + 1]! |= bits >>> (32 - offset);
      continue;
    }
    for (let rest = bits; rest !== 0; rest &= rest - 1) {
      const to = moved[(word << 5) + lowestBit(rest)]!;
      if (to !== GONE) setBit(out, to);
    }
  }
}

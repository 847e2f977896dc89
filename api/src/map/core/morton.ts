/**
 * Morton codes (Z-order): the bits of column and row interleaved, so that every cell of every level is one contiguous range. Codes have up
 * to 52 bits and are stored in doubles, which represent them exactly.
 */

const HALF = 13;
const HALF_MASK = 2 ** HALF - 1;
/** Bits of half a code. */
export const HALF_BITS = 2 * HALF;
const LOW = 2 ** HALF_BITS;

function spread(value: number): number {
  let v = value;
  v = (v | (v << 8)) & 0x00ff00ff;
  v = (v | (v << 4)) & 0x0f0f0f0f;
  v = (v | (v << 2)) & 0x33333333;
  return (v | (v << 1)) & 0x55555555;
}

/** The upper half of a code, and the lower: {@link HALF_BITS} bits each, which bitwise operators can take. */
export function highHalf(column: number, row: number): number {
  return spread(column >>> HALF) | (spread(row >>> HALF) << 1);
}
export function lowHalf(column: number, row: number): number {
  return spread(column & HALF_MASK) | (spread(row & HALF_MASK) << 1);
}

/** Code of a column and row of any level. */
export function mortonCode(column: number, row: number): number {
  return highHalf(column, row) * LOW + lowHalf(column, row);
}

/** First index in `from..to` whose code is at least `code`; `codes` ascends. */
export function lowerBound(codes: Float64Array, code: number, from: number, to: number): number {
  let low = from;
  let high = to;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (codes[middle]! < code) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Sets of positions as bitmaps of 32-bit words. Four words are a block, the grain of evaluation and of rank. */

/** Positions in a block. */
export const BLOCK = 128;
const BLOCK_SHIFT = 7;

/** How many of the 32 bits of a word are set. */
export function popcount(word: number): number {
  let v = word - ((word >>> 1) & 0x55555555);
  v = (v & 0x33333333) + ((v >>> 2) & 0x33333333);
  return Math.imul((v + (v >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** These three work on one position, counted from 0 over all words. It must be in the bitmap. */
export function setBit(bits: Uint32Array, position: number): void {
  bits[position >>> 5]! |= 1 << (position & 31);
}

export function clearBit(bits: Uint32Array, position: number): void {
  bits[position >>> 5]! &= ~(1 << (position & 31));
}

export function hasBit(bits: Uint32Array, position: number): boolean {
  return ((bits[position >>> 5]! >>> (position & 31)) & 1) === 1;
}

/** Lowest bit set in a word that is not 0. */
export function lowestBit(word: number): number {
  return 31 - Math.clz32(word & -word);
}

/** The bits of a word that are in `start..end`; the word overlaps that range. */
export function rangeMask(word: number, start: number, end: number): number {
  const first = word << 5;
  let mask = -1;
  if (start > first) mask &= -1 << (start - first);
  if (end < first + 32) mask &= (1 << (end - first)) - 1;
  return mask;
}

/** First bit set from `position` on; there must be one. */
export function nextBit(bits: Uint32Array, position: number): number {
  let word = position >>> 5;
  let rest = bits[word]! & (-1 << (position & 31));
  while (rest === 0) rest = bits[++word]!;
  return (word << 5) + lowestBit(rest);
}

/** Last bit set before `position`; there must be one. */
export function previousBit(bits: Uint32Array, position: number): number {
  let word = (position - 1) >>> 5;
  let rest = bits[word]! & (-1 >>> (31 - ((position - 1) & 31)));
  while (rest === 0) rest = bits[--word]!;
  return (word << 5) + 31 - Math.clz32(rest);
}

/** Number of bits set before `position`, given the counts before each block (Jacobson's rank). */
export function rank(bits: Uint32Array, before: Uint32Array, position: number): number {
  const block = position >>> BLOCK_SHIFT;
  const last = position >>> 5;
  let count = before[block]!;
  for (let word = block << 2; word < last; word++) count += popcount(bits[word]!);
  const rest = position & 31;
  return rest === 0 ? count : count + popcount(bits[last]! & ((1 << rest) - 1));
}

/** The bits set from `from` on, which begins a word. */
export function gather(bits: Uint32Array, from = 0): number[] {
  const positions: number[] = [];
  for (let word = from >>> 5; word < bits.length; word++)
    for (let rest = bits[word]!; rest !== 0; rest &= rest - 1) positions.push((word << 5) + lowestBit(rest));
  return positions;
}

/** All bits set, of which there are `count`. */
export function gatherAll(bits: Uint32Array, count: number): Uint32Array {
  const positions = new Uint32Array(count);
  let length = 0;
  for (let word = 0; word < bits.length; word++)
    for (let rest = bits[word]!; rest !== 0; rest &= rest - 1)
      positions[length++] = (word << 5) + lowestBit(rest);
  return positions;
}

const DIGIT = 13;
const BUCKETS = 2 ** DIGIT;

/**
 * Stable sort of `order` by `keys[order[i]]`, ascending, looking at the lowest `bits` of the keys (LSD radix sort).
 * `spare` is as long as `order`; the sorted order is in the one that is returned, the other is free again.
 */
export function sortBy(
  keys: Uint32Array,
  order: Uint32Array,
  spare: Uint32Array,
  bits: number,
): [sorted: Uint32Array, spare: Uint32Array] {
  let from = order;
  let to = spare;
  const next = new Uint32Array(BUCKETS);
  for (let shift = 0; shift < bits; shift += DIGIT) {
    next.fill(0);
    for (let i = 0; i < from.length; i++) next[(keys[from[i]!]! >>> shift) & (BUCKETS - 1)]!++;
    if (from.length > 0 && next[(keys[from[0]!]! >>> shift) & (BUCKETS - 1)] === from.length) continue;
    let sum = 0;
    for (let bucket = 0; bucket < BUCKETS; bucket++) {
      const count = next[bucket]!;
      next[bucket] = sum;
      sum += count;
    }
    for (let i = 0; i < from.length; i++) {
      const entry = from[i]!;
      to[next[(keys[entry]! >>> shift) & (BUCKETS - 1)]!++] = entry;
    }
    [from, to] = [to, from];
  }
  return [from, to];
}

/** 0, 1, 2, … */
export function identity(length: number): Uint32Array {
  const order = new Uint32Array(length);
  for (let i = 0; i < length; i++) order[i] = i;
  return order;
}

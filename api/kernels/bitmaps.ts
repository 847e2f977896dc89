/** Bytes of a block of 128 bits: one vector. */
const BLOCK: usize = 16;

/**
 * What `sets` bitmaps have in common is written to `out` up to `end`, and to `before` how many bits, with the given count, come before each
 * block and before the end. Returns the count at the end. The branches go by a constant, so that each function below has a loop of its own.
 */
@inline
function intersect(
  sets: i32, a: usize, b: usize, c: usize, d: usize, e: usize, f: usize,
  out: usize, end: usize, before: usize, count: u32,
): u32 {
  for (; out < end; out += BLOCK) {
    let common = v128.load(a);
    if (sets > 1) common = v128.and(common, v128.load(b));
    if (sets > 2) common = v128.and(common, v128.load(c));
    if (sets > 3) common = v128.and(common, v128.load(d));
    if (sets > 4) common = v128.and(common, v128.load(e));
    if (sets > 5) common = v128.and(common, v128.load(f));
    store<u32>(before, count);
    v128.store(out, common);
    count += <u32>(popcnt(v128.extract_lane<u64>(common, 0)) + popcnt(v128.extract_lane<u64>(common, 1)));
    before += 4;
    a += BLOCK;
    if (sets > 1) b += BLOCK;
    if (sets > 2) c += BLOCK;
    if (sets > 3) d += BLOCK;
    if (sets > 4) e += BLOCK;
    if (sets > 5) f += BLOCK;
  }
  store<u32>(before, count);
  return count;
}

export function intersect1(a: usize, out: usize, end: usize, before: usize, count: u32): u32 {
  return intersect(1, a, 0, 0, 0, 0, 0, out, end, before, count);
}
export function intersect2(a: usize, b: usize, out: usize, end: usize, before: usize, count: u32): u32 {
  return intersect(2, a, b, 0, 0, 0, 0, out, end, before, count);
}
export function intersect3(a: usize, b: usize, c: usize, out: usize, end: usize, before: usize, count: u32): u32 {
  return intersect(3, a, b, c, 0, 0, 0, out, end, before, count);
}
export function intersect4(
  a: usize, b: usize, c: usize, d: usize, out: usize, end: usize, before: usize, count: u32,
): u32 {
  return intersect(4, a, b, c, d, 0, 0, out, end, before, count);
}
export function intersect5(
  a: usize, b: usize, c: usize, d: usize, e: usize, out: usize, end: usize, before: usize, count: u32,
): u32 {
  return intersect(5, a, b, c, d, e, 0, out, end, before, count);
}
export function intersect6(
  a: usize, b: usize, c: usize, d: usize, e: usize, f: usize, out: usize, end: usize, before: usize, count: u32,
): u32 {
  return intersect(6, a, b, c, d, e, f, out, end, before, count);
}

/**
 * For each bit set in `bits`, up to `end`, that `others` lacks, writes to `out` how many `others` lacks before it, counted on from
 * `ordinal`. Returns the end of what was written. Writes one number past it.
 */
export function ordinals(bits: usize, end: usize, others: usize, out: usize, ordinal: u32): usize {
  for (; bits < end; bits += 8) {
    const lacking = ~load<u64>(others);
    let found = load<u64>(bits) & lacking;
    // Written at once and kept only if there was a bit: a branch would be guessed wrong every other time.
    do {
      const below = (found & (0 - found)) - 1;
      store<u32>(out, ordinal + <u32>popcnt(lacking & below));
      out += <usize>(found != 0) << 2;
      found &= found - 1;
    } while (found != 0);
    ordinal += <u32>popcnt(lacking);
    others += 8;
  }
  return out;
}

/**
 * Writes a whole number of up to 53 bits: seven bits a byte, lowest first, the highest bit set while more follow.
 * @returns where the next byte goes
 */
export function writeVarint(out: Uint8Array, start: number, value: number): number {
  let at = start;
  let rest = value;
  while (rest > 127) {
    out[at++] = rest > 0x7fffffff ? (rest % 128) + 128 : (rest & 127) | 128;
    rest = rest > 0x7fffffff ? Math.floor(rest / 128) : rest >>> 7;
  }
  out[at++] = rest;
  return at;
}

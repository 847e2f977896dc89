import { constants, deflateRawSync, deflateSync } from "node:zlib";

export const MIB = 1024 * 1024;
const ADLER_PRIME = 65_521;

/**
 * Zlib data (RFC 1950) of `beginning`, followed by so many mebibytes of zeros. Made of one compressed chunk, repeated: nothing
 * large is ever in memory.
 */
export function zlibBomb(mebibytes: number, beginning: Buffer | string = ""): Buffer {
  const first = Buffer.from(beginning);
  return Buffer.concat([
    Buffer.from([0x78, 0xda]),
    deflateBomb(mebibytes, first),
    adler(first, mebibytes * MIB),
  ]);
}

/** The same, compressed once more for each further time: gigabytes become kilobytes. */
export function nestedZlibBomb(mebibytes: number, times: number, beginning: Buffer | string = ""): Buffer {
  let data = zlibBomb(mebibytes, beginning);
  for (let i = 1; i < times; i++) data = deflateSync(data, { level: 9 });
  return data;
}

/** The same as raw deflate data (RFC 1951), as archives have it. */
export function deflateBomb(mebibytes: number, beginning: Buffer = Buffer.alloc(0)): Buffer {
  const part = (content: Buffer) =>
    deflateRawSync(content, { finishFlush: constants.Z_FULL_FLUSH, level: 9 });
  const chunk = part(Buffer.alloc(MIB));
  return Buffer.concat([
    part(beginning),
    ...Array<Buffer>(mebibytes).fill(chunk),
    deflateRawSync(Buffer.alloc(0)),
  ]);
}

/** The Adler-32 of some bytes and so many zeros after them. */
function adler(bytes: Buffer, zeros: number): Buffer {
  let [a, b] = [1, 0];
  for (const byte of bytes) {
    a = (a + byte) % ADLER_PRIME;
    b = (b + a) % ADLER_PRIME;
  }
  b = Number((BigInt(b) + BigInt(a) * BigInt(zeros)) % BigInt(ADLER_PRIME));
  const sum = Buffer.alloc(4);
  sum.writeUInt16BE(b, 0);
  sum.writeUInt16BE(a, 2);
  return sum;
}

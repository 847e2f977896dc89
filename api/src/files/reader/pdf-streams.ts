import { inflateSync } from "node:zlib";

const MIB = 1024 * 1024;
/** Unpacked bytes of one stream, and of all together: a photograph that fills a page at 300 dpi has 26 million. */
const MAX_STREAM_BYTES = 32 * MIB;
const MAX_TOTAL_BYTES = 160 * MIB;
/** How many times a stream may be compressed: legitimate programs do so at most twice. */
const MAX_DEPTH = 2;

const STREAM = Buffer.from("stream");
const END = Buffer.from("end");
const [CR, LF] = [13, 10];

/**
 * Whether the streams of a PDF unpack to more than a resume contains. They are found by the keyword before them, because what
 * the document states about their position, length and filters may be false. Encrypted or differently packed streams are left to
 * a parser with limits.
 */
export function unpacksToTooMuch(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let left = MAX_TOTAL_BYTES;
  for (let at = file.indexOf(STREAM); at >= 0; at = file.indexOf(STREAM, at + STREAM.length)) {
    if (file.subarray(at - END.length, at).equals(END)) continue;
    const size = unpackedSize(file.subarray(dataAfter(file, at + STREAM.length)), left, 1);
    if (size === undefined) return true;
    left -= size;
  }
  return false;
}

/** Data begins after the line break that follows the keyword. */
function dataAfter(file: Buffer, at: number): number {
  const start = file[at] === CR ? at + 1 : at;
  return file[start] === LF ? start + 1 : start;
}

/** The unpacked size of compressed data; 0 for other data, undefined for too much or too often compressed. */
function unpackedSize(data: Buffer, left: number, depth: number): number | undefined {
  if (!isZlib(data)) return 0;
  if (depth > MAX_DEPTH) return undefined;
  try {
    const unpacked = inflateSync(data, { maxOutputLength: Math.max(1, Math.min(MAX_STREAM_BYTES, left)) });
    const inner = unpackedSize(unpacked, left - unpacked.length, depth + 1);
    return inner === undefined ? undefined : unpacked.length + inner;
  } catch (error) {
    // Data that is broken in other ways is left to the parser.
    return isTooLarge(error) ? undefined : 0;
  }
}

/** The two bytes that begin zlib data (RFC 1950). */
const isZlib = (data: Buffer) =>
  data.length > 2 && ((data[0] ?? 0) & 0x0f) === 8 && data.readUInt16BE(0) % 31 === 0;

const isTooLarge = (error: unknown) =>
  error instanceof Error && "code" in error && error.code === "ERR_BUFFER_TOO_LARGE";

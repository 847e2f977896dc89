import { crc32 } from "node:zlib";
import { MIB, zlibBomb } from "./deflate.ts";

export interface PngOptions {
  readonly width: number;
  readonly height: number;
  /** Bytes of a pixel: 1 for gray, 8 for red, green, blue and alpha in 16 bits. */
  readonly pixelBytes: 1 | 8;
  readonly interlaced?: boolean;
  /** Chunks before the pixels. */
  readonly chunks?: readonly Buffer[];
}

/** A PNG of nothing but zeros: black, or transparent. Its file is about a thousandth of its pixels. */
export function blankPng({ width, height, pixelBytes, interlaced = false, chunks = [] }: PngOptions): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set(pixelBytes === 1 ? [8, 0] : [16, 6], 8);
  header.set([0, 0, interlaced ? 1 : 0], 10);
  const bytes = interlaced
    ? ADAM7.reduce((sum, [x, y, dx, dy]) => {
        const [columns, rows] = [Math.ceil((width - x) / dx), Math.ceil((height - y) / dy)];
        return sum + (columns > 0 && rows > 0 ? rows * (1 + columns * pixelBytes) : 0);
      }, 0)
    : height * (1 + width * pixelBytes);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk("IHDR", header),
    ...chunks,
    pngChunk("IDAT", zlibBomb(Math.floor(bytes / MIB), Buffer.alloc(bytes % MIB))),
    pngChunk("IEND", Buffer.alloc(0)),
  ]);
}

/** First column and row of each pass, and the steps from one to the next. */
const ADAM7 = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

export function pngChunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

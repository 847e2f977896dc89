import { deflateSync } from "node:zlib";
import { zlibBomb } from "./deflate.ts";
import { manyScansJpeg } from "./jpeg.ts";
import { blankPng, pngChunk } from "./png.ts";

/** Pictures that are small files and take long to draw, or much memory. */
export const PICTURE_BOMBS: Readonly<Record<string, () => Buffer>> = {
  "a column of 49 megapixels": () => blankPng({ width: 1, height: 49_000_000, pixelBytes: 1 }),
  "a row of 49 megapixels": () => blankPng({ width: 49_000_000, height: 1, pixelBytes: 1 }),
  "50 megapixels in 16 bits": () => blankPng({ width: 7_071, height: 7_071, pixelBytes: 8 }),
  "26 megapixels": () => blankPng({ width: 5_100, height: 5_100, pixelBytes: 1 }),
  "a side of 12,001 pixels": () => blankPng({ width: 12_001, height: 10, pixelBytes: 1 }),
  "4,000,000,000,000,000,000 pixels": () => {
    const bytes = blankPng({ width: 9, height: 9, pixelBytes: 1 });
    const header = Buffer.alloc(13);
    header.writeUInt32BE(0x7fffffff, 0);
    header.writeUInt32BE(0x7fffffff, 4);
    header.set([8, 0], 8);
    pngChunk("IHDR", header).copy(bytes, 8);
    return bytes;
  },
  "a JPEG of 25 megapixels, drawn 20,000 times": () => manyScansJpeg(5_000, 20_000),
};

/** Those within the limits that take as much as any: they are drawn, or refused for taking too long. */
export const HEAVY_PICTURES: Readonly<Record<string, () => Buffer>> = {
  "25 megapixels in 16 bits": () => blankPng({ width: 5_000, height: 5_000, pixelBytes: 8 }),
  "25 megapixels in 16 bits, interlaced": () =>
    blankPng({ width: 5_000, height: 5_000, pixelBytes: 8, interlaced: true }),
  "a comment of 1 GB": () =>
    blankPng({
      width: 40,
      height: 30,
      pixelBytes: 8,
      chunks: [pngChunk("zTXt", Buffer.concat([Buffer.from("Comment\0\0"), zlibBomb(1_000)]))],
    }),
  "colors of 1 GB": () =>
    blankPng({
      width: 40,
      height: 30,
      pixelBytes: 8,
      chunks: [pngChunk("iCCP", Buffer.concat([Buffer.from("x\0\0"), zlibBomb(1_000)]))],
    }),
  "ten thousand comments": () => {
    const comment = pngChunk(
      "zTXt",
      Buffer.concat([Buffer.from("Comment\0\0"), deflateSync(Buffer.alloc(99_999))]),
    );
    return blankPng({ width: 40, height: 30, pixelBytes: 8, chunks: Array<Buffer>(10_000).fill(comment) });
  },
};

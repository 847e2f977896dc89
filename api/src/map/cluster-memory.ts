import type { BitmapMemory } from "./bitmap-memory.ts";
import { MOST_CELLS } from "./circles.ts";

/**
 * Where the clusters of a reply lie, so that kernels reach them: columns, notes of the kernel that encodes, and the parts of
 * a reply. All are offsets in bytes.
 */
let bytes = 0;
const take = (length: number): number => {
  bytes += length;
  return bytes - length;
};

/** Bytes that a header, a cell, and a count with its pin take at most. */
const HEADER = 4096;
const CELL = 16;
const COUNT = 48;

export const X = take(8 * MOST_CELLS);
export const Y = take(8 * MOST_CELLS);
/** With one more, which stands for what is out of view. */
export const COUNTS = take(4 * MOST_CELLS + 16);
export const STACKS = take(MOST_CELLS);
/** By occupied cell: its number in the grid, and its cluster. */
export const CELLS = take(4 * MOST_CELLS);
export const OWNERS = take(2 * MOST_CELLS);
/** First cell of each cluster, its row above ROW bits and its column; clusters of one job; cells that begin none. */
export const CORNERS = take(4 * MOST_CELLS);
export const PINS = take(4 * MOST_CELLS);
export const MORE = take(4 * MOST_CELLS);
/** Where the counts end, and four times how many PINS and MORE there are. */
export const ENDS = take(16);
/** Header and cells; positions; counts and pins. */
export const HEAD = take(HEADER + CELL * MOST_CELLS);
export const XS = take(MOST_CELLS);
export const YS = take(MOST_CELLS);
export const REST = take(COUNT * MOST_CELLS);

export const CLUSTER_MEMORY = bytes;
export const ROW = 16;
/** What half of a cell's byte says when it does not hold the number. */
export const HALF = 15;

/** The memory of one reply at a time. */
export class ClusterMemory {
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly count: Uint32Array;
  readonly stack: Uint8Array;
  readonly cell: Uint32Array;
  readonly cellCluster: Uint16Array;
  readonly corners: Uint32Array;
  readonly pins: Uint32Array;
  readonly more: Uint32Array;
  readonly ends: Uint32Array;
  /** All of it. */
  readonly bytes: Buffer;
  readonly #base: number;
  readonly #bitmaps: BitmapMemory;

  constructor(bitmaps: BitmapMemory) {
    const { buffer, byteOffset } = bitmaps.allocateNumbers(CLUSTER_MEMORY / 4);
    const numbers = (at: number): Uint32Array => new Uint32Array(buffer, byteOffset + at, MOST_CELLS);
    this.x = new Float64Array(buffer, byteOffset + X, MOST_CELLS);
    this.y = new Float64Array(buffer, byteOffset + Y, MOST_CELLS);
    this.count = new Uint32Array(buffer, byteOffset + COUNTS, MOST_CELLS + 1);
    this.stack = new Uint8Array(buffer, byteOffset + STACKS, MOST_CELLS);
    this.cell = numbers(CELLS);
    this.cellCluster = new Uint16Array(buffer, byteOffset + OWNERS, MOST_CELLS);
    [this.corners, this.pins, this.more] = [numbers(CORNERS), numbers(PINS), numbers(MORE)];
    this.ends = new Uint32Array(buffer, byteOffset + ENDS, 3);
    this.bytes = Buffer.from(buffer, byteOffset, CLUSTER_MEMORY);
    this.#base = byteOffset;
    this.#bitmaps = bitmaps;
  }

  /** Where the counts end, once encoded. */
  get restEnd(): number {
    return this.ends[0]! - this.#base;
  }

  /** Runs `encodeCode`. @param at where the cells go @returns where they end */
  encode(cells: number, columns: number, at: number): number {
    return this.#bitmaps.encode(this.#base, 4 * cells, columns, this.#base + at) - this.#base;
  }
}

import type { BitmapMemory } from "./bitmap-memory.ts";
import { MAX_CELLS } from "./circles.ts";
import {
  CELLS,
  CLUSTER_MEMORY,
  CORNERS,
  COUNTS,
  ENDS,
  MORE,
  OWNERS,
  PINS,
  STACKS,
  X,
  Y,
} from "./cluster-layout.ts";

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
    const numbers = (at: number): Uint32Array => new Uint32Array(buffer, byteOffset + at, MAX_CELLS);
    this.x = new Float64Array(buffer, byteOffset + X, MAX_CELLS);
    this.y = new Float64Array(buffer, byteOffset + Y, MAX_CELLS);
    this.count = new Uint32Array(buffer, byteOffset + COUNTS, MAX_CELLS + 1);
    this.stack = new Uint8Array(buffer, byteOffset + STACKS, MAX_CELLS);
    this.cell = numbers(CELLS);
    this.cellCluster = new Uint16Array(buffer, byteOffset + OWNERS, MAX_CELLS);
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

import { BLOCK } from "../core/bits.ts";
import { type DuplicatesInput, instantiateKernel, type Kernel, MAX_SETS } from "./kernel.ts";

const PAGE = 65_536;
/** Bytes of a block, and of the words that the kernel reads at once. */
const BLOCK_BYTES = BLOCK / 8;
const WORDS_OF_BLOCK = BLOCK / 32;

/** The memory that contains all bitmaps of a store, so that the kernel can access them; worker threads share it. */
export class BitmapMemory {
  readonly memory: WebAssembly.Memory;
  /** Words of each bitmap. */
  readonly words: number;
  /** Bytes that are taken. */
  used: number;
  readonly #from: number;
  readonly #kernel: Kernel;

  /** @param bytes at most; what is not used takes no memory */
  static make(words: number, bytes: number): BitmapMemory {
    const pages = Math.ceil(bytes / PAGE) + 1;
    return new BitmapMemory(
      new WebAssembly.Memory({ initial: pages, maximum: pages, shared: true }),
      words,
      0,
    );
  }

  constructor(memory: WebAssembly.Memory, words: number, used: number) {
    this.memory = memory;
    this.words = words;
    this.used = used;
    this.#from = used;
    this.#kernel = instantiateKernel(memory);
  }

  /** Bytes that were taken here. */
  get taken(): number {
    return this.used - this.#from;
  }

  /** An empty bitmap, or its space for other numbers. */
  allocate(): Uint32Array {
    return this.allocateNumbers(this.words);
  }

  /** Space for one count before each block of a bitmap and one at its end. */
  allocateCounts(): Uint32Array {
    return this.allocateNumbers(this.words / WORDS_OF_BLOCK + WORDS_OF_BLOCK);
  }

  /** Zeros, rounded up to whole blocks, so that the next allocation is block-aligned. */
  allocateNumbers(words: number): Uint32Array {
    const length = Math.ceil(words / WORDS_OF_BLOCK) * WORDS_OF_BLOCK;
    // A thread that has ended may have had this memory before.
    const taken = new Uint32Array(this.memory.buffer, this.used, length).fill(0);
    this.used += length * 4;
    return taken;
  }

  /**
   * Writes to `out` what all of `sets` have in common from block `from` to block `to`, and to `before` how many bits
   * come before each of these blocks and before `to`, counting on from `count`. All bitmaps are of this memory.
   * @returns the count at the end
   */
  intersect(
    sets: readonly Uint32Array[],
    out: Uint32Array,
    before: Uint32Array,
    from: number,
    to: number,
    count: number,
  ): number {
    if (sets.length > MAX_SETS) {
      this.intersect(sets.slice(0, MAX_SETS), out, before, from, to, count);
      return this.intersect([out, ...sets.slice(MAX_SETS)], out, before, from, to, count);
    }
    const offset = from * BLOCK_BYTES;
    const target = out.byteOffset + offset;
    const end = out.byteOffset + to * BLOCK_BYTES;
    const counts = before.byteOffset + from * 4;
    const kernel = this.#kernel.intersect[sets.length - 1]!;
    const a = sets[0]!.byteOffset + offset;
    if (sets.length === 1) return kernel(a, target, end, counts, count);
    const b = sets[1]!.byteOffset + offset;
    if (sets.length === 2) return kernel(a, b, target, end, counts, count);
    const c = sets[2]!.byteOffset + offset;
    if (sets.length === 3) return kernel(a, b, c, target, end, counts, count);
    const d = sets[3]!.byteOffset + offset;
    if (sets.length === 4) return kernel(a, b, c, d, target, end, counts, count);
    const e = sets[4]!.byteOffset + offset;
    if (sets.length === 5) return kernel(a, b, c, d, e, target, end, counts, count);
    return kernel(a, b, c, d, e, sets[5]!.byteOffset + offset, target, end, counts, count);
  }

  /**
   * For each bit set in `bits` and not in `others`, from block `from` to block `to`, writes to `out` how many are not set
   * in `others` before it, counted on from `ordinal`. `out` must have room for a number for each bit of the blocks, and one.
   * @returns how many there are
   */
  ordinals(
    bits: Uint32Array,
    others: Uint32Array,
    out: Uint32Array,
    from: number,
    to: number,
    ordinal: number,
  ): number {
    const offset = from * BLOCK_BYTES;
    const end = bits.byteOffset + to * BLOCK_BYTES;
    const last = this.#kernel.ordinals(
      bits.byteOffset + offset,
      end,
      others.byteOffset + offset,
      out.byteOffset,
      ordinal,
    );
    return (last - out.byteOffset) / 4;
  }

  /** Subtracts what was counted twice: see `api/kernels/duplicates.ts`. All addresses are of this memory. */
  subtractDuplicates(input: DuplicatesInput): number {
    const { ordinals, end, points, clusters, counts, doubtful } = input;
    const { west, north, width, height, gridWest, gridNorth, shift, columns } = input;
    return this.#kernel.subtractDuplicates(
      ...[ordinals, end, points, clusters, counts, doubtful],
      ...[west, north, width, height, gridWest, gridNorth, shift, columns],
    );
  }
}

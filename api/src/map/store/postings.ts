import type { BitmapMemory } from "../kernel/bitmap-memory.ts";
import { shared } from "./columns.ts";
import { PackedWriter } from "./packed.ts";
import type { Postings } from "./store.ts";
import { allocateMemory } from "./store-parts.ts";

/** Fills the postings of a new store. Entries of one term must come in ascending order. */
export class PostingsWriter {
  readonly #bitmapOf: Int32Array;
  readonly #bitmaps: Uint32Array;
  readonly #listStart: Uint32Array;
  readonly #lists: Uint32Array;
  readonly #next: Uint32Array;
  readonly #words: number;
  /** Where the bitmaps lie. */
  readonly memory: BitmapMemory;

  /**
   * @param counts entries that each term will have
   * @param words length of a bitmap
   * @param later entries besides the first of each job
   */
  constructor(counts: Uint32Array, words: number, duplicates: number) {
    this.#words = words;
    this.#bitmapOf = shared(Int32Array, counts.length);
    this.#listStart = new Uint32Array(counts.length + 1);
    let bitmaps = 0;
    let listed = 0;
    for (let term = 0; term < counts.length; term++) {
      const isBitmap = counts[term]! > words;
      this.#bitmapOf[term] = isBitmap ? bitmaps++ : -1;
      this.#listStart[term] = listed;
      if (!isBitmap) listed += counts[term]!;
    }
    this.#listStart[counts.length] = listed;
    this.memory = allocateMemory(words, bitmaps, duplicates);
    this.#bitmaps = new Uint32Array(this.memory.memory.buffer, 0, bitmaps * words);
    this.memory.used = this.#bitmaps.byteLength;
    this.#lists = new Uint32Array(listed);
    this.#next = this.#listStart.slice();
  }

  add(term: number, position: number): void {
    const bitmap = this.#bitmapOf[term]!;
    if (bitmap < 0) this.#lists[this.#next[term]!++] = position;
    else this.#bitmaps[bitmap * this.#words + (position >>> 5)]! |= 1 << (position & 31);
  }

  finish(): Postings {
    const terms = this.#bitmapOf.length;
    const lists = new PackedWriter(terms, 2 * this.#lists.length);
    for (let term = 0; term < terms; term++)
      lists.add(this.#lists.subarray(this.#listStart[term], this.#listStart[term + 1]));
    return { bitmapOf: this.#bitmapOf, bitmaps: this.#bitmaps, lists: lists.finish() };
  }
}

/** The bitmap of a term, null when it has a list or is unknown to these postings. */
export function bitmapOf(postings: Postings, term: number, words: number): Uint32Array | null {
  const bitmap = postings.bitmapOf[term] ?? -1;
  return bitmap < 0 ? null : postings.bitmaps.subarray(bitmap * words, (bitmap + 1) * words);
}

import { setBit } from "../core/bits.ts";
import { LruCache } from "../core/cache.ts";
import type { BitmapMemory } from "../kernel/bitmap-memory.ts";

/** Whether an entry that is appended, with these terms, belongs to a set. */
type Accepts = (position: number, terms: readonly number[]) => boolean;

interface DerivedSet {
  readonly bits: Uint32Array;
  readonly accepts: Accepts;
}

/** More than one query can name; together with the others of a reader this stays within READER_BITMAPS. */
const LIMIT = 64;

/** Sets of entries created on first use and kept up to date: unions of terms, pay floors, ages. */
export class DerivedSets {
  readonly #sets = new LruCache<DerivedSet>(LIMIT);
  readonly #bitmaps: BitmapMemory;
  /** Space of evicted sets. */
  readonly #free: Uint32Array[] = [];
  /** Increases when a set reuses the space of another. */
  edition = 0;

  constructor(bitmaps: BitmapMemory) {
    this.#bitmaps = bitmaps;
  }

  /** @param make fills the empty set when it is not known */
  get(key: string, make: (bits: Uint32Array) => Accepts): Uint32Array {
    const known = this.#sets.get(key);
    if (known !== undefined) return known.bits;
    const reused = this.#free.pop()?.fill(0);
    if (reused !== undefined) this.edition++;
    const bits = reused ?? this.#bitmaps.allocate();
    const dropped = this.#sets.set(key, { bits, accepts: make(bits) });
    if (dropped !== undefined) this.#free.push(dropped.bits);
    return bits;
  }

  /** Adds an appended entry to the sets that it belongs to. */
  append(position: number, terms: readonly number[]): void {
    for (const { bits, accepts } of this.#sets.values()) if (accepts(position, terms)) setBit(bits, position);
  }
}

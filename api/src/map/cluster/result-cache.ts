import { BLOCK } from "../core/bits.ts";
import { LruCache } from "../core/cache.ts";
import { LIMIT } from "../core/result-cache-size.ts";
import { firstWhere } from "../core/search.ts";
import type { Cover } from "../query/cover.ts";
import { allocateMatches, intersect, intersectDelta, intersectIn, type Matches } from "../query/matches.ts";
import type { Entries } from "../store/entries.ts";

const NEVER = -1;

/** Rows of `DuplicatePoints` among some matches, ascending, as kernels take them: in a bitmap memory, up to `end`. */
export interface Rows {
  readonly list: Uint32Array;
  readonly end: number;
}

/** What conditions leave, and what of it may be counted twice if that is known already. */
export interface Found extends Matches {
  readonly duplicates: Rows | null;
}

/** Conditions that were asked for, and what they leave once they are asked for again. */
interface CachedResult {
  room: Room | null;
  end: number;
  /** State of the entries of which this is true, and in which it was last asked for while it was not. */
  edition: number;
  asked: number;
}

interface Room extends Matches {
  readonly list: Uint32Array;
}

/**
 * Finds what conditions leave. The first time in the view alone, since people try conditions and leave them; from the
 * second time on everywhere, which is kept while nothing is removed. A map that is moved then pays for its cells only:
 * of a million jobs under four conditions that, with the kernel for jobs at several places, saves a third at zoom 6 and
 * two thirds at zoom 3.
 */
export class ResultCache {
  readonly #entries: Entries;
  readonly #results = new LruCache<CachedResult>(LIMIT);
  readonly #free: Room[] = [];
  readonly #scratch: Room;

  constructor(entries: Entries) {
    this.#entries = entries;
    this.#scratch = this.#allocate();
  }

  /** Before anything was asked. */
  get nothing(): Found {
    return { ...this.#scratch, duplicates: null };
  }

  /** Matches in the cells of a cover and in the delta; they hold until the next call. */
  find(sets: readonly Uint32Array[], cover: Cover): Found {
    const { edition } = this.#entries;
    const key = sets.map(({ byteOffset }) => byteOffset).join();
    const known = this.#results.get(key);
    if (known?.room && known.edition === edition) {
      intersectDelta(this.#entries, sets, known.room);
      const { bits, before, list } = known.room;
      return { bits, before, duplicates: { list, end: known.end } };
    }
    if (known?.asked === edition) return this.#findAll(sets, known);
    if (known !== undefined) known.asked = edition;
    else {
      const dropped = this.#results.set(key, { room: null, end: 0, edition: NEVER, asked: edition });
      if (dropped?.room) this.#free.push(dropped.room);
    }
    intersectIn(this.#entries, cover, sets, this.#scratch);
    return this.nothing;
  }

  /** Of what was found, the rows of some blocks; they hold until the next call. */
  rowsIn({ bits, duplicates }: Found, from: number, to: number): Rows {
    if (duplicates === null) {
      const { list } = this.#scratch;
      return { list, end: this.#findRows(bits, list, from, to) };
    }
    const { before } = this.#entries.store.duplicates;
    const { list, end } = duplicates;
    const firstOf = (block: number): number => firstWhere(end, (i) => list[i]! >= before[block]!);
    const start = firstOf(from);
    return { list: list.subarray(start), end: firstOf(to) - start };
  }

  #findAll(sets: readonly Uint32Array[], cached: CachedResult): Found {
    const { edition, store } = this.#entries;
    cached.room ??= this.#free.pop() ?? this.#allocate();
    const { bits, before, list } = cached.room;
    intersect(this.#entries, sets, cached.room);
    cached.end = this.#findRows(bits, list, 0, Math.ceil(store.located / BLOCK));
    cached.edition = edition;
    return { bits, before, duplicates: { list, end: cached.end } };
  }

  /** @returns how many */
  #findRows(bits: Uint32Array, list: Uint32Array, from: number, to: number): number {
    const { bitmaps, store } = this.#entries;
    return bitmaps.ordinals(bits, store.first, list, from, to, store.duplicates.before[from]!);
  }

  #allocate(): Room {
    const list = this.#entries.bitmaps.allocateNumbers(this.#entries.store.duplicates.entry.length + 1);
    return { ...allocateMatches(this.#entries), list };
  }
}

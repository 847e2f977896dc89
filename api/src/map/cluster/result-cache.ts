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

/** The matches of some conditions, and the possible duplicates among them if already known. */
export interface Found extends Matches {
  readonly duplicates: Rows | null;
}

/** Conditions that were queried, and their matches once they are queried again. */
interface CachedResult {
  room: Room | null;
  end: number;
  /** Edition of the entries for which the result is valid, or in which it was last queried without being valid. */
  edition: number;
  asked: number;
}

interface Room extends Matches {
  readonly list: Uint32Array;
}

/**
 * Finds the matches of conditions. The first query searches only the view, since users try conditions and drop them; from the second query
 * on it searches everywhere, and the result is cached as long as nothing is removed. Moving the map then costs only its cells: with a
 * million jobs and four conditions that saves, with the kernel for jobs at several places, a third of the time at zoom 6 and two thirds at
 * zoom 3.
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

  /** The empty result before the first query. */
  get nothing(): Found {
    return { ...this.#scratch, duplicates: null };
  }

  /** Matches in the cells of a cover and in the delta; valid until the next call. */
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

  /** The rows of some blocks within a result; valid until the next call. */
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

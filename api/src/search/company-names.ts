import { LRUCache } from "lru-cache";
import { fold } from "../map/index.ts";

/** Searches whose matches are kept until a name changes. */
const KEPT_SEARCHES = 200;
/** Pages that end by this position are found without sorting every match. */
const MAX_SELECTED = 200;

export interface CompanyName {
  readonly id: number;
  readonly name: string;
  /** Whether its profile is public: hidden companies are not found. */
  readonly isShown: boolean;
}

export interface CompanyMatches {
  readonly items: readonly { readonly id: number; readonly jobs: number }[];
  readonly total: number;
}

/**
 * The names of all companies and their open jobs in memory, to be searched for any part of a name. Case and accents do not matter. What
 * matches a text is kept until a name changes; job counts change without that.
 */
export class CompanyNames {
  /** By slot; an unused one has the id 0. */
  readonly #ids: number[] = [];
  readonly #folded: string[] = [];
  readonly #isShown: boolean[] = [];
  #jobs = new Uint32Array(1_024);
  readonly #slots = new Map<number, number>();
  readonly #free: number[] = [];
  readonly #matches = new LRUCache<string, Uint32Array>({ max: KEPT_SEARCHES });

  /** How many there are, hidden ones included. */
  get size(): number {
    return this.#slots.size;
  }

  has(id: number): boolean {
    return this.#slots.has(id);
  }

  ids(): MapIterator<number> {
    return this.#slots.keys();
  }

  put({ id, name, isShown }: CompanyName): void {
    const folded = fold(name);
    const known = this.#slots.get(id);
    if (known !== undefined && this.#folded[known] === folded && this.#isShown[known] === isShown) return;
    const slot = known ?? this.#free.pop() ?? this.#ids.length;
    this.#slots.set(id, slot);
    this.#ids[slot] = id;
    this.#folded[slot] = folded;
    this.#isShown[slot] = isShown;
    if (slot >= this.#jobs.length) {
      const larger = new Uint32Array(2 * slot);
      larger.set(this.#jobs);
      this.#jobs = larger;
    }
    this.#matches.clear();
  }

  delete(id: number): void {
    const slot = this.#slots.get(id);
    if (slot === undefined) return;
    this.#slots.delete(id);
    this.#ids[slot] = 0;
    this.#isShown[slot] = false;
    this.#jobs[slot] = 0;
    this.#free.push(slot);
    this.#matches.clear();
  }

  /** Sets how many open jobs a company has, if it is known. */
  count(id: number, jobs: number): void {
    const slot = this.#slots.get(id);
    if (slot !== undefined) this.#jobs[slot] = jobs;
  }

  /** A page of the companies whose name contains `text`: most jobs first, then by name. */
  find(text: string, { offset, limit }: { offset: number; limit: number }): CompanyMatches {
    const matches = this.#matching(fold(text));
    const end = offset + limit;
    const first = end <= MAX_SELECTED ? this.#select(matches, end) : [...matches].sort(this.#compare);
    return {
      items: first
        .slice(offset, end)
        .map((slot) => ({ id: this.#ids[slot] ?? 0, jobs: this.#jobs[slot] ?? 0 })),
      total: matches.length,
    };
  }

  #matching(text: string): Uint32Array {
    const known = this.#matches.get(text);
    if (known) return known;
    const found: number[] = [];
    for (let slot = 0; slot < this.#ids.length; slot++)
      if (this.#isShown[slot] && this.#folded[slot]?.includes(text)) found.push(slot);
    const matches = Uint32Array.from(found);
    this.#matches.set(text, matches);
    return matches;
  }

  /** The first `length` of the slots, in order. */
  #select(slots: Uint32Array, length: number): number[] {
    const best: number[] = [];
    for (const slot of slots) {
      const last = best[length - 1];
      if (last !== undefined && this.#compare(slot, last) > 0) continue;
      let at = best.length;
      for (let before = best[at - 1]; before !== undefined && this.#compare(slot, before) < 0; )
        before = best[--at - 1];
      best.splice(at, 0, slot);
      if (best.length > length) best.pop();
    }
    return best;
  }

  readonly #compare = (a: number, b: number): number => {
    const byJobs = (this.#jobs[b] ?? 0) - (this.#jobs[a] ?? 0);
    if (byJobs !== 0) return byJobs;
    const [x = "", y = ""] = [this.#folded[a], this.#folded[b]];
    return x < y ? -1 : x > y ? 1 : (this.#ids[a] ?? 0) - (this.#ids[b] ?? 0);
  };
}

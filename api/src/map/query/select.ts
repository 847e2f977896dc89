import { clearBit, hasBit, lowestBit, rangeMask, setBit } from "../core/bits.ts";
import { LEVELS } from "../core/geo.ts";
import { gallop } from "../core/search.ts";
import type { Entries } from "../store/entries.ts";
import type { Shape } from "../store/shapes.ts";
import { Cover } from "./cover.ts";
import { allocateMatches, intersect, type Matches } from "./matches.ts";
import type { Plan } from "./plan.ts";

/** Cells with at most this many entries are tested entry by entry. */
const FEW = 256;

/** Entries that match, as a bitmap. */
export interface Selection {
  readonly bits: Uint32Array;
  readonly count: number;
}

/** Finds all entries that match a plan. A selection's bitmap is valid until the next selection. */
export class Selector {
  readonly #entries: Entries;
  readonly #cover = new Cover();
  readonly #found: Matches;
  readonly #matches: Matches;

  constructor(entries: Entries) {
    this.#entries = entries;
    this.#found = allocateMatches(entries);
    this.#matches = allocateMatches(entries);
  }

  /** One entry of each job that matches. */
  jobs(plan: Plan): Selection {
    const { first } = this.#entries.store;
    if (plan.shapes.length === 0) return this.#everywhere(plan, first);
    this.#mark(plan);
    this.#keepOneOfEach(this.#found.bits);
    return this.#counted();
  }

  /** Every entry that matches. */
  points(plan: Plan): Selection {
    if (plan.shapes.length === 0) return this.#everywhere(plan, this.#entries.store.live);
    this.#mark(plan);
    return this.#counted();
  }

  /** The entries of the last selection that are also in all of `sets`; valid until the next selection. */
  narrow(sets: readonly Uint32Array[]): Selection {
    const { bits } = this.#matches;
    return { bits, count: intersect(this.#entries, [this.#found.bits, ...sets], this.#matches) };
  }

  /** The entries of the last selection that `narrow` left out; this overwrites the selection. */
  remainder(): Selection {
    const { bits } = this.#found;
    for (let i = 0; i < bits.length; i++) bits[i]! &= ~this.#matches.bits[i]!;
    return this.#counted();
  }

  #counted(): Selection {
    const { bits } = this.#found;
    return { bits, count: intersect(this.#entries, [bits], this.#found) };
  }

  /** The entries of `among` that satisfy the conditions. */
  #everywhere(plan: Plan, among: Uint32Array): Selection {
    const { bits } = this.#found;
    if (plan.sparse === null)
      return { bits, count: intersect(this.#entries, [...plan.sets, among], this.#found) };
    bits.fill(0);
    for (const position of plan.sparse) if (hasBit(among, position)) setBit(bits, position);
    return this.#counted();
  }

  /** Marks the entries in the plan's shapes. */
  #mark(plan: Plan): void {
    const { store, deltaEnd } = this.#entries;
    const found = this.#found.bits.fill(0);
    if (plan.sparse !== null) {
      this.#markListed(plan.sparse, plan.shapes, found);
      return;
    }
    intersect(this.#entries, plan.sets, this.#matches);
    const matches = this.#matches.bits;
    const cover = this.#cover;
    cover.find(store, plan.shapes, LEVELS, FEW, false);
    for (let i = 0; i < cover.length; i++) {
      const start = cover.start[i]!;
      const end = cover.end[i]!;
      if (cover.isInside[i]) copyRange(matches, found, start, end);
      else this.#testRange(matches, start, end, plan.shapes, found);
    }
    this.#testRange(matches, store.deltaStart, deltaEnd, plan.shapes, found);
  }

  /** Marks the listed entries that are in the shapes. Of a long list only those are read that are in cells which the shapes touch. */
  #markListed(listed: Uint32Array, shapes: readonly Shape[], found: Uint32Array): void {
    const { store } = this.#entries;
    let next = 0;
    const mark = (end: number, isInside: boolean): void => {
      for (; next < listed.length && listed[next]! < end; next++) {
        const position = listed[next]!;
        if (isInside || this.#entries.isIn(position, shapes)) setBit(found, position);
      }
    };
    if (listed.length > FEW) {
      const cover = this.#cover;
      cover.find(store, shapes, LEVELS, FEW, false);
      for (let i = 0; i < cover.length; i++) {
        next = gallop(listed, cover.start[i]!, next);
        mark(cover.end[i]!, cover.isInside[i]!);
      }
      next = gallop(listed, store.deltaStart, next);
    }
    mark(Number.POSITIVE_INFINITY, false);
  }

  #testRange(
    matches: Uint32Array,
    start: number,
    end: number,
    shapes: readonly Shape[],
    found: Uint32Array,
  ): void {
    for (let word = start >>> 5; word << 5 < end; word++) {
      let bits = matches[word]! & rangeMask(word, start, end);
      while (bits !== 0) {
        const position = (word << 5) + lowestBit(bits);
        if (this.#entries.isIn(position, shapes)) setBit(found, position);
        bits &= bits - 1;
      }
    }
  }

  /** Keeps one entry of each job. */
  #keepOneOfEach(found: Uint32Array): void {
    const { first } = this.#entries.store;
    for (let word = 0; word < found.length; word++)
      for (let rest = found[word]! & ~first[word]!; rest !== 0; rest &= rest - 1) {
        const position = (word << 5) + lowestBit(rest);
        for (let p = position; !hasBit(first, p); ) {
          p = this.#entries.previousOf(p);
          if (!hasBit(found, p)) continue;
          clearBit(found, position);
          break;
        }
      }
  }
}

function copyRange(from: Uint32Array, to: Uint32Array, start: number, end: number): void {
  for (let word = start >>> 5; word << 5 < end; word++)
    to[word]! |= from[word]! & rangeMask(word, start, end);
}

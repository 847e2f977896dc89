import { EDUCATION_LEVELS, EMPLOYMENT_TYPES, LOCATION_TYPES } from "@jobmap/contract/enums";
import { hasBit, lowestBit } from "../core/bits.ts";
import type { Entries } from "../store/entries.ts";
import { educationTerm, employmentTerm, locationTerm } from "../store/terms.ts";
import type { Selector } from "./select.ts";

/** The closed vocabularies. An entry may have several of these terms: each has a bit. */
const CLOSED = [
  ...EMPLOYMENT_TYPES.map(employmentTerm),
  ...LOCATION_TYPES.map(locationTerm),
  ...EDUCATION_LEVELS.map(educationTerm),
];

/** The terms without a bitmap that an entry of the base has, entry by entry. */
interface Traits {
  /** Its terms of the closed vocabularies, a bit for each in `closed`. */
  readonly marks: Uint32Array;
  readonly closed: readonly number[];
  /** One more than the place of its category in `categories`, 0 without one of them. */
  readonly category: Uint16Array;
  readonly categories: readonly number[];
  /** By term: how many entries of the base have it, and those of the delta. */
  readonly lists: Map<number, { readonly base: number; readonly delta: readonly number[] }>;
}

const known = new WeakMap<Entries, Traits>();

/**
 * How many entries of the last selection, `jobs`, have each category and each term of the closed vocabularies. What terms without a bitmap
 * have is counted in one pass over the jobs: to unpack the list of each and look up its entries took three quarters of all facets of a
 * million jobs.
 */
export function countTerms(
  entries: Entries,
  selector: Selector,
  jobs: Uint32Array,
): ReadonlyMap<number, number> {
  const traits = traitsOf(entries);
  const { marks, closed, category, categories } = traits;
  const byMarks = new Uint32Array(1 << closed.length);
  const byCategory = new Uint32Array(categories.length + 1);
  for (let word = 0; word << 5 < entries.store.base; word++)
    for (let rest = jobs[word]!; rest !== 0; rest &= rest - 1) {
      const position = (word << 5) + lowestBit(rest);
      byMarks[marks[position]!]!++;
      byCategory[category[position]!]!++;
    }
  const counts = new Map<number, number>();
  for (let own = 1; own < byMarks.length; own++)
    if (byMarks[own]! > 0)
      for (let rest = own; rest !== 0; rest &= rest - 1) {
        const term = closed[lowestBit(rest)]!;
        counts.set(term, (counts.get(term) ?? 0) + byMarks[own]!);
      }
  for (const [i, term] of categories.entries()) counts.set(term, byCategory[i + 1]!);
  for (const term of [...categoryTerms(entries), ...CLOSED]) {
    const bitmap = entries.sets.bitmap(term);
    const others = bitmap
      ? selector.narrow([bitmap]).count
      : countAmong(deltaList(entries, traits, term), jobs);
    counts.set(term, (counts.get(term) ?? 0) + others);
  }
  return counts;
}

/** The base of a store stays as it is, so its traits do. */
function traitsOf(entries: Entries): Traits {
  const made = known.get(entries);
  if (made !== undefined) return made;
  const { sets, store } = entries;
  const isListed = (term: number) => sets.bitmap(term) === null;
  const traits: Traits = {
    marks: new Uint32Array(store.base),
    closed: CLOSED.filter(isListed),
    category: new Uint16Array(store.base),
    categories: categoryTerms(entries).filter(isListed),
    lists: new Map(),
  };
  for (const [i, term] of traits.closed.entries()) mark(sets.lists(term)[0], traits.marks, 1 << i);
  for (const [i, term] of traits.categories.entries()) mark(sets.lists(term)[0], traits.category, i + 1);
  known.set(entries, traits);
  return traits;
}

const categoryTerms = ({ vocabulary }: Entries) =>
  [...vocabulary.terms.entries("category")].map(([, term]) => term);

function mark(entries: Uint32Array, marks: Uint32Array | Uint16Array, own: number): void {
  for (let i = 0; i < entries.length; i++) marks[entries[i]!]! |= own;
}

function countAmong(entries: readonly number[], jobs: Uint32Array): number {
  let count = 0;
  for (const position of entries) if (hasBit(jobs, position)) count++;
  return count;
}

/** Kept, since to ask for it unpacks the entries of the base as well. */
function deltaList({ sets }: Entries, { lists }: Traits, term: number): readonly number[] {
  const list = lists.get(term);
  if (list && list.base + list.delta.length === sets.listLength(term)) return list.delta;
  const [{ length: base }, delta] = sets.lists(term);
  lists.set(term, { base, delta });
  return delta;
}

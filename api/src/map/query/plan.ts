import { hasBit } from "../core/bits.ts";
import { gallop } from "../core/search.ts";
import type { Bounds, Clause, JobFilter, TermReference } from "../core/types.ts";
import { searchWords } from "../core/words.ts";
import type { Entries } from "../store/entries.ts";
import { polygonOf } from "../store/polygon.ts";
import { AnyOf, Cells, Disc, type Shape } from "../store/shapes.ts";
import { educationTerm, employmentTerm, type Family, locationTerm } from "../store/terms.ts";
import { Box } from "./box.ts";

/** A filter, resolved against the current entries. */
export interface Plan {
  /** Entries that match are in all of these; the first are the live ones. */
  readonly sets: readonly Uint32Array[];
  /** If a condition is rare: all matching entries, ascending. `sets` are then already applied. */
  readonly sparse: Uint32Array | null;
  readonly shapes: readonly Shape[];
}

export const DEFAULT_CURRENCY = "USD";
const DAY = 86_400;
const HOUR = 3_600;

/** Resolves the conditions of a filter. @param now epoch seconds */
export function makePlan(entries: Entries, filter: JobFilter, now: number): Plan {
  const sets: Uint32Array[] = [entries.store.live];
  const lists: Uint32Array[] = [];
  const { terms, currencies } = entries.vocabulary;
  const meet = (alternatives: readonly number[]): void => addTerms(entries, alternatives, sets, lists);
  const known = (family: Family, values: readonly (string | number)[]): number[] =>
    values.flatMap((value) => terms.find(family, value) ?? []);

  for (const clause of [...wordClauses(filter.text ?? ""), ...(filter.clauses ?? [])]) {
    const alternatives = alternativesOf(entries, clause);
    if (alternatives.every(({ length }) => length === 1)) meet(alternatives.flat());
    else sets.push(entries.sets.anyOf(alternatives));
  }
  for (const clause of filter.without ?? []) sets.push(entries.sets.noneOf(alternativesOf(entries, clause)));
  if (filled(filter.companyIds)) meet(known("company", filter.companyIds));
  const nameWords = filter.companyText ? searchWords(filter.companyText).map(({ word }) => word) : [];
  if (nameWords.length > 0) meet(known("company", entries.vocabulary.companiesNamed(nameWords)));
  if (filled(filter.employmentTypes)) meet(filter.employmentTypes.map(employmentTerm));
  if (filled(filter.locationTypes)) meet(filter.locationTypes.map(locationTerm));
  if (filled(filter.categoryIds)) meet(known("category", filter.categoryIds));
  if (filled(filter.educationLevels)) meet(filter.educationLevels.map(educationTerm));
  if (filter.payFloor !== undefined) {
    const currency = currencies.indexOf(filter.currency ?? DEFAULT_CURRENCY);
    if (currency < 0) lists.push(NONE);
    else sets.push(entries.sets.paidFrom(currency, filter.payFloor));
  }
  if (filter.postedWithinDays !== undefined)
    sets.push(entries.sets.postedSince(postedSince(filter.postedWithinDays, now)));
  return {
    sets,
    sparse: lists.length === 0 ? null : intersectLists(sets, lists),
    shapes: shapesOf(filter),
  };
}

/** The plan of what a map shows of a viewport. @param now epoch seconds */
export function planOfView(entries: Entries, filter: JobFilter, viewport: Bounds, now: number): Plan {
  const { bbox } = filter;
  // Callers whose search area is the viewport pass it twice; testing it once is enough.
  const isRepeated =
    bbox !== undefined &&
    bbox.west === viewport.west &&
    bbox.south === viewport.south &&
    bbox.east === viewport.east &&
    bbox.north === viewport.north;
  return makePlan(entries, isRepeated ? { ...filter, bbox: undefined } : filter, now);
}

/** Epoch seconds since which a job counts as posted within this many days: rounded to full hours, so that the set can be cached. */
export function postedSince(days: number, now: number): number {
  return Math.max(1, Math.floor(now / HOUR) * HOUR - days * DAY);
}

/** One clause for each word of a text: it is anywhere but in the description. */
function wordClauses(text: string): Clause[] {
  return searchWords(text).map(({ token, word, isPrefix }) => [
    [{ field: "word", value: word, isPrefix }],
    [{ field: "companyName", value: token, isPrefix }],
  ]);
}

/** The alternatives of a clause in terms, without those that no job can meet. */
export function alternativesOf(entries: Entries, clause: Clause): number[][] {
  return clause.flatMap((references) =>
    references.reduce<number[][]>(
      (begun, reference) => {
        const terms = termsOf(entries, reference);
        return begun.flatMap((alternative) => terms.map((term) => [...alternative, term]));
      },
      [[]],
    ),
  );
}

function termsOf({ vocabulary: { terms } }: Entries, { field, value, isPrefix }: TermReference): number[] {
  if (!isPrefix) return [terms.find(field, value) ?? []].flat();
  return terms.begun(field, value);
}

/** Entries of several terms that are merged by sorting them; of more a set is made, which is kept. */
const MAX_MERGED = 512;

/** Adds the condition that one of the terms holds. */
function addTerms(
  entries: Entries,
  terms: readonly number[],
  sets: Uint32Array[],
  lists: Uint32Array[],
): void {
  const only = terms.length === 1 ? entries.sets.bitmap(terms[0]!) : null;
  if (only !== null) {
    sets.push(only);
    return;
  }
  let length = 0;
  for (const term of terms) {
    if (entries.sets.bitmap(term) !== null) length = Number.POSITIVE_INFINITY;
    else length += entries.sets.listLength(term);
  }
  const isMany = length > entries.words || (terms.length > 1 && length > MAX_MERGED);
  if (isMany) sets.push(entries.sets.union(terms));
  else lists.push(mergeLists(entries, terms, length));
}

/** Entries of terms with lists, ascending, each once. */
function mergeLists(entries: Entries, terms: readonly number[], length: number): Uint32Array {
  const merged = new Uint32Array(length);
  let end = 0;
  for (const term of terms)
    for (const list of entries.sets.lists(term)) {
      merged.set(list, end);
      end += list.length;
    }
  if (terms.length < 2) return merged;
  merged.sort();
  return merged.filter((position, i) => i === 0 || position !== merged[i - 1]);
}

/** Entries in all of the lists and all of the sets. */
function intersectLists(sets: readonly Uint32Array[], lists: Uint32Array[]): Uint32Array {
  const [shortest = NONE, ...others] = lists.sort((a, b) => a.length - b.length);
  const next = new Uint32Array(others.length);
  const found = new Uint32Array(shortest.length);
  let length = 0;
  candidates: for (const position of shortest) {
    for (const set of sets) if (!hasBit(set, position)) continue candidates;
    for (const [i, list] of others.entries()) {
      next[i] = gallop(list, position, next[i]!);
      if (list[next[i]!] !== position) continue candidates;
    }
    found[length++] = position;
  }
  return found.subarray(0, length);
}

/** The place conditions of a filter as shapes. */
export function shapesOf({ area, bbox, radius, outlines }: JobFilter): Shape[] {
  const shapes: Shape[] = [];
  if (bbox !== undefined) shapes.push(new Box(bbox));
  if (radius !== undefined) shapes.push(new Disc(radius));
  if (area !== undefined) shapes.push(new Cells(area));
  if (filled(outlines))
    shapes.push(outlines.length === 1 ? polygonOf(outlines[0]!) : new AnyOf(outlines.map(polygonOf)));
  return shapes;
}

function filled<T>(values: readonly T[] | undefined): values is readonly T[] {
  return values !== undefined && values.length > 0;
}

const NONE = new Uint32Array(0);

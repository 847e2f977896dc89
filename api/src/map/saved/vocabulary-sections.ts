import { setImmediate as breathe } from "node:timers/promises";
import type { Vocabulary } from "../store/vocabulary.ts";
import type { Section } from "./write-file.ts";

/** Strings that are written at once: a few milliseconds. */
const SLICE = 2_000;

/** How far a vocabulary goes, and how many jobs have each of its labels, at one moment. */
export interface VocabularyMark {
  readonly terms: number;
  readonly titleCounts: readonly number[];
  readonly companyCounts: readonly number[];
  readonly currencies: readonly string[];
}

/**
 * Writes all strings, a slice at a time, so that requests are answered in between. New ones may be added meanwhile, but none may be
 * released.
 */
export async function vocabularySections(vocabulary: Vocabulary, mark: VocabularyMark): Promise<Section[]> {
  const { terms, titles, companies } = vocabulary;
  const families = new Uint8Array(mark.terms);
  const keys = await linesOf(mark.terms, (term) => {
    families[term] = terms.familyOf(term);
    return terms.key(term);
  });
  const texts = await linesOf(mark.titleCounts.length, (label) =>
    titles.key(label) === undefined ? null : titles.text(label),
  );
  const ids = new Uint32Array(mark.companyCounts.length);
  const names = await linesOf(mark.companyCounts.length, (label) => {
    const id = companies.key(label);
    ids[label] = id ?? 0;
    return id === undefined ? null : companies.text(label);
  });
  const numbers = (values: Uint32Array) => new Uint8Array(values.buffer);
  return [
    { name: "terms", bytes: keys },
    { name: "families", bytes: families },
    { name: "titles", bytes: texts },
    { name: "title counts", bytes: numbers(Uint32Array.from(mark.titleCounts)) },
    { name: "companies", bytes: names },
    { name: "company ids", bytes: numbers(ids) },
    { name: "company counts", bytes: numbers(Uint32Array.from(mark.companyCounts)) },
    { name: "currencies", bytes: Buffer.from(JSON.stringify(mark.currencies)) },
  ];
}

/** A line of JSON for each slice. */
async function linesOf(size: number, valueAt: (n: number) => string | number | null): Promise<Uint8Array> {
  const lines: Buffer[] = [];
  for (let from = 0; from < size; from += SLICE) {
    const end = Math.min(from + SLICE, size);
    const values = Array.from({ length: end - from }, (_, i) => valueAt(from + i));
    lines.push(Buffer.from(`${JSON.stringify(values)}\n`));
    await breathe();
  }
  return Buffer.concat(lines);
}

/**
 * Spelling of place names. Two spellings of one name ("St. Louis", "Saint Louis"; "Mc Allen", "McAllen";
 * "Coeur d’Alene", "Coeur D Alene") compare equal once both went through `placeKey`.
 */

const SPELLED_OUT: ReadonlyMap<string, string> = new Map([
  ["st", "saint"],
  ["ste", "sainte"],
  ["ft", "fort"],
  ["mt", "mount"],
  ["mtn", "mountain"],
  ["hts", "heights"],
  ["spgs", "springs"],
  ["spg", "spring"],
  ["jct", "junction"],
  ["twp", "township"],
  ["vlg", "village"],
]);

const DIRECTIONS: ReadonlyMap<string, string> = new Map([
  ["n", "north"],
  ["s", "south"],
  ["e", "east"],
  ["w", "west"],
]);

/** Letters, digits and single spaces, as nearly all names of the gazetteer: nothing to remove, which takes longer than to look. */
const PLAIN = /^[a-z0-9]+(?: [a-z0-9]+)*$/i;

/** Lower case, no diacritics, apostrophes and periods removed, every other mark a single space. */
export function normalizeName(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/['’‘ʻ`´.]/g, "")
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
}

/** `normalizeName` without spaces, so that "New York" and "newyork" are one. */
export function compactName(text: string): string {
  return normalizeName(text).replaceAll(" ", "");
}

const wordsOf = (text: string) => normalizeName(text).split(" ");

/** The words of a name with the usual abbreviations spelled out (ft, worth → fort, worth). */
function spelledOut(written: readonly string[]): string[] {
  const words = written.map((word) => SPELLED_OUT.get(word) ?? word);
  const first = words[0] === undefined ? undefined : DIRECTIONS.get(words[0]);
  if (first !== undefined && words.length > 1) words[0] = first;
  return words;
}

/** The key shared by all spellings of a place name. Empty if the text contains no Latin letter or digit. */
export function placeKey(text: string): string {
  return spelledOut(wordsOf(text)).join("");
}

/**
 * Everything that a user may start to type for a name: spelled out, abbreviated, and without a leading "The". Compact, distinct,
 * the first one is `placeKey(text)`.
 */
export function searchKeys(text: string): string[] {
  const written = wordsOf(text);
  const words = spelledOut(written);
  const short = words.map((word) => ABBREVIATED.get(word) ?? word).join("");
  const keys = [words.join(""), written.join(""), short];
  if (words[0] === "the" && words.length > 1) keys.push(words.slice(1).join(""));
  return [...new Set(keys)].filter((key) => key !== "");
}

const ABBREVIATED: ReadonlyMap<string, string> = new Map([
  ["saint", "st"],
  ["sainte", "ste"],
  ["fort", "ft"],
  ["mount", "mt"],
]);

/** True when one insertion, deletion, substitution or transposition of neighbors turns `a` into `b`. */
export function isOneEditApart(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || a === b) return false;
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start++;
  let endA = a.length;
  let endB = b.length;
  while (endA > start && endB > start && a[endA - 1] === b[endB - 1]) {
    endA--;
    endB--;
  }
  const restA = endA - start;
  const restB = endB - start;
  if (restA <= 1 && restB <= 1) return true;
  return restA === 2 && restB === 2 && a[start] === b[start + 1] && a[start + 1] === b[start];
}

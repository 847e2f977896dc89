import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { ABBREVIATIONS } from "./abbreviations.ts";
import { COMMON_TITLES } from "./common-titles.ts";

/** The occupations of O*NET, by every title that people give them. See `db/occupations/pack-onet.ts`. */
export class Occupations {
  /** Words of the longest phrase. */
  readonly maxWords: number;
  readonly #titles = new Map<string, string>();
  readonly #codes: string[] = [];
  readonly #phrases = new Map<string, readonly number[]>();
  /** Words with the number of titles that have them. */
  readonly #words = new Map<string, number>();

  /** @param text the unpacked file */
  constructor(text: string) {
    const [occupations = "", phrases = ""] = text.split("\n\n");
    for (const line of occupations.split("\n")) {
      const [code = "", title = ""] = line.split("\t");
      this.#titles.set(code, title);
      this.#codes.push(code);
    }
    let maxWords = 0;
    for (const line of phrases.trimEnd().split("\n")) {
      const tab = line.indexOf("\t");
      const phrase = line.slice(0, tab);
      const numbers = line.slice(tab + 1);
      this.#phrases.set(phrase, numbers === "" ? NONE : numbers.split(",").map(Number));
      const words = phrase.split(" ");
      this.#count(words);
      maxWords = Math.max(maxWords, words.length);
    }
    this.maxWords = Math.min(maxWords, MAX_WORDS);
    for (const [phrase, codes] of COMMON_TITLES)
      this.#add(
        phrase,
        codes.map((code) => this.#codes.indexOf(code)),
      );
    for (const [word, expansions] of ABBREVIATIONS)
      for (const expansion of expansions) this.#addSynonym(word, expansion);
  }

  /** Whether a phrase of words, as the index has them, is a title that O*NET knows. */
  has(phrase: string): boolean {
    return this.#phrases.has(phrase);
  }

  /** O*NET-SOC codes of the occupations that a title may mean; none if it is unknown, or could mean almost any. */
  codesOf(phrase: string): readonly string[] {
    return (this.#phrases.get(phrase) ?? NONE).map((number) => this.#codes[number] ?? "");
  }

  /** The name of an occupation: "Registered Nurses". */
  titleOf(code: string): string | undefined {
    return this.#titles.get(code);
  }

  /** Every occupation with its code. */
  named(): MapIterator<[code: string, name: string]> {
    return this.#titles.entries();
  }

  /** Whether any title contains the word. */
  isWord(word: string): boolean {
    return this.#words.has(word);
  }

  /** Whether only one title contains the word, which may be misspelled in it. */
  isRareWord(word: string): boolean {
    return this.#words.get(word) === 1;
  }

  /** All words of all titles. */
  words(): Iterable<string> {
    return this.#words.keys();
  }

  /** All titles as phrases. */
  phrases(): Iterable<string> {
    return this.#phrases.keys();
  }

  #addSynonym(phrase: string, known: string): void {
    const numbers = this.#phrases.get(known);
    if (numbers !== undefined && !this.#phrases.get(phrase)?.length) this.#add(phrase, numbers);
  }

  #count(words: readonly string[]): void {
    for (const word of words) this.#words.set(word, (this.#words.get(word) ?? 0) + 1);
  }

  #add(phrase: string, numbers: readonly number[]): void {
    this.#phrases.set(phrase, numbers);
    this.#count(phrase.split(" "));
    // What is listed by hand is spelled right.
    this.#count(phrase.split(" "));
  }
}

/** Longer titles are too rare to look for. */
const MAX_WORDS = 7;
const NONE: readonly number[] = [];

let occupations: Occupations | undefined;

/** The occupations, read once. */
export function readOccupations(): Occupations {
  occupations ??= new Occupations(gunzipSync(readFileSync(FILE)).toString("utf8"));
  return occupations;
}

const FILE = new URL("../../../db/occupations/onet.tsv.gz", import.meta.url);

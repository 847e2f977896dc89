import type { JobIndex } from "../map/index.ts";
import type { Knowledge, PlaceNames } from "./knowledge.ts";
import { CONCEPTS } from "./lexicon/concepts.ts";
import { KNOWN_EMPLOYERS } from "./lexicon/known-employers.ts";
import { readOccupations } from "./lexicon/occupations.ts";
import type { Reading } from "./parse/parse.ts";
import { Speller } from "./spelling.ts";
import { formsOf } from "./word-forms.ts";

/** A search that is carried out in another spelling. */
export interface Correction {
  /** The text with the words put right. */
  readonly searched: string;
  /** The text that searches exactly what was typed. */
  readonly literal: string;
}

/** Milliseconds for which new words of listings may not be known to the speller. */
const RENEW_MS = 60_000;

/** Speller over the words that listings, occupations, employers and towns have. */
export class Spelling {
  readonly #places: PlaceNames;
  #speller: Speller | undefined;
  #madeFor: JobIndex | undefined;
  #madeAt = 0;

  constructor(places: PlaceNames) {
    this.#places = places;
  }

  /** A function, so that the speller is made only when a word is unknown. */
  of(index: JobIndex): () => Speller {
    return () => {
      const now = performance.now();
      if (this.#speller === undefined || this.#madeFor !== index || now - this.#madeAt > RENEW_MS) {
        this.#speller = new Speller([
          index.values("title"),
          CONCEPT_WORDS,
          readOccupations().words(),
          index.values("word"),
          index.values("companyName"),
          this.#places.words(),
          EMPLOYER_WORDS,
        ]);
        this.#madeFor = index;
        this.#madeAt = now;
      }
      return this.#speller;
    };
  }
}

const CONCEPT_WORDS = new Set(CONCEPTS.flatMap(({ phrases }) => phrases.split(/[ |]+/)));
const EMPLOYER_WORDS = new Set([...KNOWN_EMPLOYERS.keys()].flatMap((name) => name.split(" ")));

/** Letters from which a rare word may be a misspelled one. */
const MIN_RARE = 5;
/** Words that are put right in one search: more would only cost time. */
const MAX_CORRECTED = 5;

/** The search with its misspelled words put right; null if there are none. */
export function correct(
  text: string,
  { tokens, words }: Reading,
  speller: () => Speller,
  { knows, occupations }: Knowledge,
): Correction | null {
  let searched = text;
  let unknown = 0;
  // From the last on, so that the places of those before stay.
  for (const at of words.toReversed()) {
    const token = tokens[at];
    if (token === undefined || token.isQuoted) continue;
    const { text: typed, word, start, end } = token;
    const isUsed =
      knows("word", word) ||
      knows("companyName", typed) ||
      knows("text", word) ||
      formsOf(word, (form) => knows("word", form)).length > 0;
    // O*NET itself has words that are misspelled, each in one title: "manger".
    const isRare = word.length >= MIN_RARE && occupations.isRareWord(word);
    if (isUsed || (occupations.isWord(word) && !isRare) || unknown++ >= MAX_CORRECTED) continue;
    const right = speller().has(typed) && !isRare ? undefined : speller().correct(typed, isRare);
    if (right !== undefined && right !== word)
      searched = searched.slice(0, start) + right + searched.slice(end);
  }
  return searched === text ? null : { searched, literal: `"${text.replaceAll('"', "")}"` };
}

import { wordsOf } from "../map/index.ts";
import type { Occupations } from "./lexicon/occupations.ts";
import { spellings } from "./parse/spans.ts";

/** Where a title goes on to say when, where or how: "Cook, Evenings", "Nurse - ICU", "Driver (CDL)". */
const BREAK = /\s+[-–—|@]\s+|[,;:/()[\]|•·]/;
/** Titles whose occupations are kept: many jobs share one. */
const KEPT = 20_000;

/** Which occupations titles name. */
export class TitleOccupations {
  readonly #occupations: Occupations;
  readonly #known = new Map<string, readonly string[]>();

  constructor(occupations: Occupations) {
    this.#occupations = occupations;
  }

  /** O*NET-SOC codes for the longest known title inside a title, in its first part that has one; none if there is none. */
  of(title: string): readonly string[] {
    const known = this.#known.get(title);
    if (known !== undefined) return known;
    const codes = partsOf(title)
      .map((part) => this.#inPart(wordsOf(part)))
      .find(({ length }) => length > 0);
    if (this.#known.size >= KEPT) this.#known.clear();
    this.#known.set(title, codes ?? NONE);
    return codes ?? NONE;
  }

  #inPart(words: readonly string[]): readonly string[] {
    for (let length = Math.min(words.length, this.#occupations.maxWords); length > 0; length--)
      for (let at = words.length - length; at >= 0; at--)
        for (const phrase of spellings(words.slice(at, at + length))) {
          const codes = this.#occupations.codesOf(phrase);
          if (codes.length > 0) return codes;
        }
    return NONE;
  }
}

/** The parts of a title, the main one first. */
export function partsOf(title: string): string[] {
  return title.split(BREAK).filter((part) => part.trim() !== "");
}

const NONE: readonly string[] = [];

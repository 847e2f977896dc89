import {
  EDUCATION_LEVELS,
  type EducationLevel,
  EMPLOYMENT_TYPES,
  type EmploymentType,
  LOCATION_TYPES,
  type LocationType,
} from "@jobmap/contract/enums";
import type { IndexedJob, TermField } from "../core/types.ts";
import { tokens, wordsOf } from "../core/words.ts";
import { Beginnings } from "./beginnings.ts";

/** What a term represents. A word in the title is a separate term from the same word anywhere. */
export type Family = TermField | "category" | "company";

const FAMILIES: readonly Family[] = [
  "word",
  "title",
  "companyName",
  "text",
  "concept",
  "category",
  "company",
];
export const NO_FAMILY = 255;
const EMPLOYMENT = 0;
const LOCATION = EMPLOYMENT + EMPLOYMENT_TYPES.length;
const EDUCATION = LOCATION + LOCATION_TYPES.length;
/** Terms of the closed vocabularies; they are never released. */
const FIXED = EDUCATION + EDUCATION_LEVELS.length;

/** The terms of the closed vocabularies: the same numbers in every index. */
export function employmentTerm(value: EmploymentType): number {
  return EMPLOYMENT + EMPLOYMENT_TYPES.indexOf(value);
}

export function locationTerm(value: LocationType): number {
  return LOCATION + LOCATION_TYPES.indexOf(value);
}

export function educationTerm(value: EducationLevel): number {
  return EDUCATION + EDUCATION_LEVELS.indexOf(value);
}

/**
 * Numbers for everything a filter can ask for: words, categories, companies and the closed vocabularies. Numbers of terms without jobs are
 * reused, so that the table does not grow without limit.
 */
export class Terms {
  readonly #numbers: Readonly<Record<Family, Map<string | number, number>>> = {
    word: new Map(),
    title: new Map(),
    companyName: new Map(),
    text: new Map(),
    concept: new Map(),
    category: new Map(),
    company: new Map(),
  };
  /** Of the families in which a beginning was searched, from the first time on. */
  readonly #beginnings = new Map<Family, Beginnings>();
  readonly #family: number[] = new Array<number>(FIXED).fill(-1);
  readonly #key: (string | number)[] = new Array<string>(FIXED).fill("");
  readonly #free: number[] = [];
  #seen = new Uint32Array(1024);
  #epoch = 0;

  /** One more than the highest number in use. */
  get size(): number {
    return this.#key.length;
  }

  find(family: Family, key: string | number): number | undefined {
    return this.#numbers[family].get(key);
  }

  key(term: number): string | number {
    return this.#key[term]!;
  }

  /** Number of a term's family; {@link NO_FAMILY} for a closed vocabulary and for a number that is not used. */
  familyOf(term: number): number {
    const family = this.#family[term] ?? -1;
    return family < 0 ? NO_FAMILY : family;
  }

  /** Puts a saved term at its number; terms come in the order of their numbers. */
  place(term: number, familyNumber: number, key: string | number): void {
    if (term < FIXED) return;
    const family = FAMILIES[familyNumber];
    this.#family[term] = family === undefined ? -1 : familyNumber;
    this.#key[term] = key;
    if (family === undefined) this.#free.push(term);
    else this.#numbers[family].set(key, term);
  }

  entries(family: Family): MapIterator<[string | number, number]> {
    return this.#numbers[family].entries();
  }

  /** Terms of all words that begin with a text. */
  begun(family: Family, prefix: string): number[] {
    const known = this.#beginnings.get(family);
    if (known !== undefined) return known.termsOf(prefix);
    const made = new Beginnings();
    for (const [key, term] of this.#numbers[family]) if (typeof key === "string") made.add(key, term);
    this.#beginnings.set(family, made);
    return made.termsOf(prefix);
  }

  get(family: Family, key: string | number): number {
    const numbers = this.#numbers[family];
    const known = numbers.get(key);
    if (known !== undefined) return known;
    const term = this.#free.pop() ?? this.#key.length;
    this.#family[term] = FAMILIES.indexOf(family);
    this.#key[term] = key;
    numbers.set(key, term);
    if (typeof key === "string") this.#beginnings.get(family)?.add(key, term);
    return term;
  }

  /** Notes the number that another thread's table has given; this one gives none. */
  note(family: Family, key: string | number, term: number): void {
    this.#numbers[family].set(key, term);
  }

  /** Forgets what was noted. */
  forget(family: Family, key: string | number): void {
    this.#numbers[family].delete(key);
  }

  /** Releases every term for which `isUsed` is false. @param released is told of each before */
  release(
    isUsed: (term: number) => boolean,
    released: (family: Family, key: string | number, term: number) => void = () => {},
  ): void {
    for (let term = FIXED; term < this.#key.length; term++) {
      const family = FAMILIES[this.#family[term]!];
      if (family === undefined || isUsed(term)) continue;
      const key = this.#key[term]!;
      released(family, key, term);
      this.#numbers[family].delete(key);
      if (typeof key === "string") this.#beginnings.get(family)?.delete(key);
      this.#family[term] = -1;
      this.#key[term] = "";
      this.#free.push(term);
    }
  }

  /** Terms of one job, each once, into `out`. */
  collect(job: IndexedJob, out: number[]): void {
    out.length = 0;
    this.#epoch++;
    for (const value of job.employmentTypes) this.#add(employmentTerm(value), out);
    this.#add(locationTerm(job.locationType), out);
    if (job.educationLevel !== null) this.#add(educationTerm(job.educationLevel), out);
    if (job.categoryId !== null) this.#add(this.get("category", job.categoryId), out);
    this.#add(this.get("company", job.companyId), out);
    for (const word of wordsOf(job.title)) {
      this.#add(this.get("word", word), out);
      this.#add(this.get("title", word), out);
    }
    for (const word of wordsOf(job.words)) this.#add(this.get("word", word), out);
    for (const token of tokens(job.company)) this.#add(this.get("companyName", token), out);
    for (const concept of job.concepts) this.#add(this.get("concept", concept), out);
    for (const word of job.textWords) {
      const known = this.find("word", word);
      if (known === undefined || this.#seen[known] !== this.#epoch) this.#add(this.get("text", word), out);
    }
  }

  #add(term: number, out: number[]): void {
    if (term >= this.#seen.length) {
      const larger = new Uint32Array(2 * term);
      larger.set(this.#seen);
      this.#seen = larger;
    }
    if (this.#seen[term] === this.#epoch) return;
    this.#seen[term] = this.#epoch;
    out.push(term);
  }
}

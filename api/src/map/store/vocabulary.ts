import { fold, wordsOf } from "../core/words.ts";
import { Terms } from "./terms.ts";

/** Numbered texts, with the number of jobs that carry each. */
export class Labels<K extends string | number> {
  readonly #numbers = new Map<K, number>();
  readonly #keys: (K | undefined)[] = [];
  readonly #texts: string[] = [];
  readonly #counts: number[] = [];
  readonly #editions: number[] = [];
  readonly #free: number[] = [];
  /** Called with each label that is new or has another text. */
  readonly listeners: ((label: number) => void)[] = [];

  /** One more than the highest number in use. */
  get size(): number {
    return this.#texts.length;
  }

  /** The number of a key, made when new; `text` becomes its text. */
  put(key: K, text: string): number {
    const known = this.#numbers.get(key);
    if (known !== undefined && this.#texts[known] === text) return known;
    const label = known ?? this.#free.pop() ?? this.#texts.length;
    if (known === undefined) {
      this.#numbers.set(key, label);
      this.#keys[label] = key;
      this.#counts[label] = 0;
    }
    this.#texts[label] = text;
    this.#editions[label] = this.edition(label) + 1;
    for (const listener of this.listeners) listener(label);
    return label;
  }

  /** Puts a saved label at its number; labels come in the order of their numbers. @param key undefined for an unused number */
  place(label: number, key: K | undefined, text: string, count: number): void {
    this.#keys[label] = key;
    this.#texts[label] = text;
    this.#counts[label] = count;
    this.#editions[label] = 1;
    if (key === undefined) {
      this.#free.push(label);
      return;
    }
    this.#numbers.set(key, label);
    for (const listener of this.listeners) listener(label);
  }

  find(key: K): number | undefined {
    return this.#numbers.get(key);
  }

  /** Undefined for an unused number. */
  key(label: number): K | undefined {
    return this.#keys[label];
  }

  text(label: number): string {
    return this.#texts[label] ?? "";
  }

  /** A number that changes whenever the label gets another text or is released. */
  edition(label: number): number {
    return this.#editions[label] ?? 0;
  }

  count(label: number): number {
    return this.#counts[label] ?? 0;
  }

  add(label: number, jobs: number): void {
    this.#counts[label]! += jobs;
  }

  saveCounts(): readonly number[] {
    return this.#counts.slice();
  }

  /** Restores counts saved earlier; labels created since then count 0. */
  restoreCounts(counts: readonly number[]): void {
    for (let label = 0; label < this.#counts.length; label++) this.#counts[label] = counts[label] ?? 0;
  }

  /** Releases every label without jobs. */
  release(): void {
    for (let label = 0; label < this.#texts.length; label++) {
      const key = this.#keys[label];
      if (key === undefined || this.#counts[label] !== 0) continue;
      this.#numbers.delete(key);
      this.#keys[label] = undefined;
      this.#texts[label] = "";
      this.#editions[label]!++;
      this.#free.push(label);
    }
  }
}

/** Every string of the index; columns and postings hold numbers. */
export class Vocabulary {
  readonly terms = new Terms();
  /** Titles by folded text: spellings that differ only in case or accents are one title. */
  readonly titles = new Labels<string>();
  /** Company names by company id. */
  readonly companies = new Labels<number>();
  readonly currencies: string[] = [];
  /** By label, the words of a company's name, each preceded by a space. */
  readonly #companyWords: string[] = [];
  readonly #named = new Map<string, readonly number[]>();

  constructor() {
    this.companies.listeners.push((label) => {
      this.#companyWords[label] = wordsOf(this.companies.text(label))
        .map((word) => ` ${word}`)
        .join("");
      this.#named.clear();
    });
  }

  title(text: string): number {
    const trimmed = text.trim();
    return this.titles.put(fold(trimmed), trimmed);
  }

  /** Puts a saved title at its number; null for an unused one. */
  placeTitle(label: number, text: string | null, count: number): void {
    this.titles.place(label, text === null ? undefined : fold(text), text ?? "", count);
  }

  /** Number of a currency. ISO 4217 has fewer than 200, so they are never released. */
  currency(code: string): number {
    const known = this.currencies.indexOf(code);
    return known >= 0 ? known : this.currencies.push(code) - 1;
  }

  /** Ids of the companies in whose name each of `words` begins a word. */
  companiesNamed(words: readonly string[]): readonly number[] {
    const parts = words.map((word) => ` ${word}`);
    const key = parts.join("");
    const known = this.#named.get(key);
    if (known !== undefined) return known;
    const ids: number[] = [];
    for (const [label, name] of this.#companyWords.entries()) {
      const id = this.companies.key(label);
      if (id !== undefined && parts.every((part) => name.includes(part))) ids.push(id);
    }
    if (this.#named.size >= NAMED_LIMIT) this.#named.clear();
    this.#named.set(key, ids);
    return ids;
  }
}

const NAMED_LIMIT = 1_000;

import { wordsOf } from "../../map/index.ts";

/** Values by phrases of whole words, for finding the longest phrase at a place in a text. */
export class PhraseBook<T> {
  readonly #values = new Map<string, T>();
  /** Words of the longest phrase that begins with a word. */
  readonly #longest = new Map<string, number>();

  /** @param phrases separated by " | ", in plain words */
  add(phrases: string, value: T): void {
    for (const text of phrases.split(" | ")) {
      const words = wordsOf(text);
      const [first] = words;
      if (first === undefined) continue;
      this.#values.set(words.join(" "), value);
      this.#longest.set(first, Math.max(words.length, this.#longest.get(first) ?? 0));
    }
  }

  /** The values of all phrases that begin at word `at`, each with its number of words. */
  *at(words: readonly string[], at: number): Generator<readonly [value: T, length: number]> {
    for (let length = this.#longestAt(words, at); length > 0; length--) {
      const value = this.#values.get(words.slice(at, at + length).join(" "));
      if (value !== undefined) yield [value, length];
    }
  }

  /** The longest of them. */
  longestAt(words: readonly string[], at: number): readonly [value: T, length: number] | undefined {
    if (this.#longestAt(words, at) === 0) return undefined;
    for (const found of this.at(words, at)) return found;
    return undefined;
  }

  #longestAt(words: readonly string[], at: number): number {
    return Math.min(this.#longest.get(words[at] ?? "") ?? 0, words.length - at);
  }
}

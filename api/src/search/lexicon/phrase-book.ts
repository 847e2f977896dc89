import { wordsOf } from "../../map/index.ts";

/** What begins with some words: the value of exactly those, and what goes on from them. */
interface Branch<T> {
  value: T | undefined;
  readonly next: Map<string, Branch<T>>;
}

/** Values by phrases of whole words, for finding the longest phrase at a place in a text. */
export class PhraseBook<T> {
  readonly #root: Branch<T> = { value: undefined, next: new Map() };

  /** @param phrases separated by " | ", in plain words */
  add(phrases: string, value: T): void {
    for (const text of phrases.split(" | ")) {
      let branch = this.#root;
      for (const word of wordsOf(text)) {
        const next = branch.next.get(word) ?? { value: undefined, next: new Map() };
        branch.next.set(word, next);
        branch = next;
      }
      if (branch !== this.#root) branch.value = value;
    }
  }

  /** The values of all phrases that begin at word `at`, each with its number of words, the longest first. */
  at(words: readonly string[], at: number): (readonly [value: T, length: number])[] {
    const found: (readonly [value: T, length: number])[] = [];
    let branch = this.#root.next.get(words[at] ?? "");
    for (let length = 1; branch !== undefined; length++) {
      if (branch.value !== undefined) found.unshift([branch.value, length]);
      branch = branch.next.get(words[at + length] ?? "");
    }
    return found;
  }

  /** The longest of them. */
  longestAt(words: readonly string[], at: number): readonly [value: T, length: number] | undefined {
    let branch = this.#root.next.get(words[at] ?? "");
    let value: T | undefined;
    let longest = 0;
    for (let length = 1; branch !== undefined; length++) {
      if (branch.value !== undefined) [value, longest] = [branch.value, length];
      branch = branch.next.get(words[at + length] ?? "");
    }
    return value === undefined ? undefined : [value, longest];
  }
}

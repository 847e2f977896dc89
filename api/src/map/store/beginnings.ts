/** Letters by which words are filed. */
const LENGTH = 3;

/** Words with their terms, filed by their first letters, so that those with a typed beginning are found without reading all. */
export class Beginnings {
  readonly #files = new Map<string, Map<string, number>>();

  add(word: string, term: number): void {
    const key = word.slice(0, LENGTH);
    const file = this.#files.get(key);
    if (file === undefined) this.#files.set(key, new Map([[word, term]]));
    else file.set(word, term);
  }

  delete(word: string): void {
    const key = word.slice(0, LENGTH);
    const file = this.#files.get(key);
    file?.delete(word);
    if (file?.size === 0) this.#files.delete(key);
  }

  /** Terms of the words that begin with `prefix`, in no order. */
  termsOf(prefix: string): number[] {
    const found: number[] = [];
    for (const file of this.#filesOf(prefix))
      for (const [word, term] of file) if (word.startsWith(prefix)) found.push(term);
    return found;
  }

  *#filesOf(prefix: string): Generator<ReadonlyMap<string, number>> {
    const own = this.#files.get(prefix.slice(0, LENGTH));
    if (prefix.length >= LENGTH) {
      if (own !== undefined) yield own;
      return;
    }
    for (const [key, file] of this.#files) if (key.startsWith(prefix)) yield file;
  }
}

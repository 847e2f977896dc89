/** A name that a profile can choose, with its code where its taxonomy has one. */
export interface Name {
  readonly code: string | null;
  readonly name: string;
}

/** Names found by the beginnings of their words, in any order: "med ass" finds Medical Assistant. */
export class NameList {
  readonly #names: readonly Name[];
  /** The words of each name, between spaces. */
  readonly #words: readonly string[];
  /** Every word of every name with the name's number, sorted. */
  readonly #index: readonly { readonly word: string; readonly at: number }[];

  /** @param names those most often chosen first: where names fit alike, they are found in this order */
  constructor(names: readonly Name[]) {
    this.#names = names;
    const words = names.map(({ name }) => wordsOf(name));
    this.#words = words.map((each) => ` ${each.join(" ")} `);
    this.#index = words
      .flatMap((each, at) => [...new Set(each)].map((word) => ({ word, at })))
      .sort((a, b) => (a.word < b.word ? -1 : a.word > b.word ? 1 : a.at - b.at));
  }

  /** At most so many names: first those with these whole words, then those that begin with them. Without a text, the first of the list. */
  find(text: string, limit: number): readonly Name[] {
    const sought = wordsOf(text);
    const [longest] = sought.toSorted((a, b) => b.length - a.length);
    if (longest === undefined) return this.#names.slice(0, limit);
    const begin = ` ${sought.join(" ")}`;
    const others = sought.filter((word) => word !== longest);
    const [whole, first, rest]: [number[], number[], number[]] = [[], [], []];
    for (let i = this.#firstFrom(longest); this.#index[i]?.word.startsWith(longest); i++) {
      const { word = "", at = 0 } = this.#index[i] ?? {};
      const words = this.#words[at] ?? "";
      if (!others.every((other) => words.includes(` ${other}`))) continue;
      if (word === longest && others.every((other) => words.includes(` ${other} `))) keep(whole, at, limit);
      else if (words.startsWith(begin)) keep(first, at, limit);
      else keep(rest, at, limit);
    }
    return [...new Set([...whole, ...first, ...rest])]
      .slice(0, limit)
      .flatMap((number) => this.#names[number] ?? []);
  }

  #firstFrom(text: string): number {
    let [low, high] = [0, this.#index.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#index[middle]?.word ?? "") < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** Adds a number to a short sorted list of the lowest. */
function keep(lowest: number[], number: number, limit: number): void {
  if (lowest.length === limit && number >= (lowest.at(-1) ?? 0)) return;
  const at = lowest.findIndex((kept) => kept >= number);
  if (lowest[at] === number) return;
  lowest.splice(at < 0 ? lowest.length : at, 0, number);
  if (lowest.length > limit) lowest.pop();
}

/** The words of a text as they are compared: without accents, letter case and punctuation. "C++" and "C#" stay. */
const wordsOf = (text: string): string[] =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}+#&]+/u)
    .filter(Boolean);

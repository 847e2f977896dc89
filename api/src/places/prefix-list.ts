/**
 * A sorted list of keys with binary search for all keys that begin with a prefix, and for all that begin with something one
 * letter away from it. The sorted order takes the place of a trie.
 */
export class PrefixList {
  readonly keys: readonly string[];

  /** @param keys in ascending order of UTF-16 code units; repeats are allowed. */
  constructor(keys: readonly string[]) {
    this.keys = keys;
  }

  /** Half-open range of the keys that begin with the prefix, searched within `[from, to)`. */
  range(prefix: string, from = 0, to = this.keys.length): readonly [from: number, to: number] {
    return [this.#lowerBound(prefix, from, to), this.#lowerBound(`${prefix}\uffff`, from, to)];
  }

  /**
   * Non-empty ranges of keys that begin with the text after one insertion, deletion, substitution or transposition, each with
   * the length of that prefix. Ranges may overlap one another and the exact range.
   */
  rangesOneEditAway(text: string): (readonly [from: number, to: number, length: number])[] {
    const ranges: (readonly [number, number, number])[] = [];
    let [from, to] = this.range("");
    for (let i = 0; i < text.length && from < to; i++) {
      const head = text.slice(0, i);
      for (const variant of edits(text, i)) {
        const range = this.range(head + variant, from, to);
        if (range[0] < range[1]) ranges.push([...range, i + variant.length]);
      }
      [from, to] = this.range(text.slice(0, i + 1), from, to);
    }
    return ranges;
  }

  #lowerBound(text: string, from: number, to: number): number {
    let low = from;
    let high = to;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.keys[middle] ?? "") < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

const LETTERS = [..."abcdefghijklmnopqrstuvwxyz"];

/** The possible text from position `i` on if exactly the letter there was mistyped. */
function edits(text: string, i: number): string[] {
  const rest = text.slice(i + 1);
  const here = text[i];
  // A letter missing at the very end is already within the exact range.
  if (here === undefined) return [];
  const variants = LETTERS.map((letter) => letter + text.slice(i));
  for (const letter of LETTERS) if (letter !== here) variants.push(letter + rest);
  variants.push(rest);
  const next = text[i + 1];
  if (next !== undefined && next !== here) variants.push(next + here + text.slice(i + 2));
  return variants;
}

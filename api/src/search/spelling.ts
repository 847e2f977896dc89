/** Letters that may be wrong in a word, by its length. Shorter words, and those with digits, are taken as they are. */
const MAX_EDITS: readonly (readonly [length: number, edits: number])[] = [
  [8, 2],
  [4, 1],
];

/** Known words by their first letter, for correcting typed ones. */
export class Speller {
  /** By first letter and length. */
  readonly #alike = new Map<string, string[]>();
  readonly #ranks = new Map<string, number>();
  readonly #bySound = new Map<string, string>();

  /** @param lists of words, the likeliest first */
  constructor(lists: readonly Iterable<string>[]) {
    for (const [rank, words] of lists.entries())
      for (const word of words) {
        if (word.length < 3 || this.#ranks.has(word) || /\d/.test(word)) continue;
        this.#ranks.set(word, rank);
        const sound = soundOf(word);
        if (!this.#bySound.has(sound)) this.#bySound.set(sound, word);
        const key = `${word[0]}${word.length}`;
        const known = this.#alike.get(key);
        if (known === undefined) this.#alike.set(key, [word]);
        else known.push(word);
      }
  }

  has(word: string): boolean {
    return this.#ranks.has(word);
  }

  /** The known word that was most likely meant; undefined if none is near enough. The first letter, or the first two in turn, are right. */
  correct(word: string): string | undefined {
    const most = MAX_EDITS.find(([length]) => word.length >= length)?.[1] ?? 0;
    if (most === 0 || /\d/.test(word)) return undefined;
    let best: string | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (const initial of new Set([word[0] ?? "", word[1] ?? ""]))
      for (const known of this.#wordsLike(initial, word.length, most)) {
        if (initial !== word[0] && known[1] !== word[0]) continue;
        const edits = editDistance(word, known, most);
        const cost = edits * 8 + (this.#ranks.get(known) ?? 0) + (known.at(-1) === word.at(-1) ? 0 : 1);
        if (edits > most || cost > least || (cost === least && known > (best ?? ""))) continue;
        best = known;
        least = cost;
      }
    return best ?? this.#bySound.get(soundOf(word));
  }

  *#wordsLike(initial: string, length: number, most: number): Generator<string> {
    for (let other = length - most; other <= length + most; other++)
      yield* this.#alike.get(`${initial}${other}`) ?? [];
  }
}

/** How a word sounds, roughly: "flebotomist" and "phlebotomist" are alike. */
function soundOf(word: string): string {
  return word
    .replaceAll("ph", "f")
    .replace(/c(?=[eiy])/g, "s")
    .replace(/ck|qu|c/g, "k")
    .replaceAll("z", "s")
    .replaceAll("y", "i")
    .replace(/(.)\1+/g, "$1");
}

/**
 * Insertions, deletions, substitutions and transpositions of neighbors between two words (optimal string alignment); more than `most`
 * if there are more.
 */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      let cost = Math.min(at(row, j) + 1, at(next, j - 1) + 1, at(row, j - 1) + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, at(before, j - 2) + 1);
      next.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return most + 1;
    before = row;
    row = next;
  }
  return at(row, b.length);
}

const at = (row: readonly number[], j: number): number => row[j] ?? 0;

/** Letters that may be wrong in a word, by its length. Shorter words, and those with digits, are taken as they are. */
const MAX_EDITS: readonly (readonly [length: number, edits: number])[] = [
  [8, 2],
  [4, 1],
];
/** Shorter words are not put right to words of the lists behind this one, which are many and seldom meant. */
const MIN_ANY = 6;
const MAX_SHORT_RANK = 5;
/** Letters from which a word is recognized by its consonants, and how many may then be wrong. */
const MIN_SKELETON = 7;
const SKELETON_EDITS = 3;

/** Known words of one first letter and length, with the letters that each has. */
interface Alike {
  readonly words: string[];
  readonly letters: number[];
}

/** Known words by their first letter, for correcting typed ones. */
export class Speller {
  /** By first letter and length. */
  readonly #alike = new Map<string, Alike>();
  readonly #ranks = new Map<string, number>();
  readonly #bySound = new Map<string, string>();
  readonly #bySkeleton = new Map<string, string>();

  /** @param lists of words, the likeliest first */
  constructor(lists: readonly Iterable<string>[]) {
    for (const [rank, words] of lists.entries())
      for (const word of words) {
        if (word.length < 3 || this.#ranks.has(word) || /\d/.test(word)) continue;
        this.#ranks.set(word, rank);
        const sound = soundOf(word);
        if (!this.#bySound.has(sound)) this.#bySound.set(sound, word);
        const skeleton = skeletonOf(sound);
        if (word.length >= MIN_SKELETON && !this.#bySkeleton.has(skeleton))
          this.#bySkeleton.set(skeleton, word);
        const key = `${word[0]}${word.length}`;
        const known = this.#alike.get(key) ?? { words: [], letters: [] };
        this.#alike.set(key, known);
        known.words.push(word);
        known.letters.push(lettersOf(word));
      }
  }

  has(word: string): boolean {
    return this.#ranks.has(word);
  }

  /**
   * The known word that was most likely meant; undefined if none is near enough. The first letter, or the first two in turn, are right.
   * @param isRare the word is known but hardly used: only a likely word at one letter's distance is meant rather
   */
  correct(word: string, isRare = false): string | undefined {
    const most = isRare ? 1 : (MAX_EDITS.find(([length]) => word.length >= length)?.[1] ?? 0);
    if (most === 0 || /\d/.test(word)) return undefined;
    let best: string | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (const known of this.#wordsLike(word, most)) {
      const rank = this.#ranks.get(known) ?? 0;
      if (isRare && (rank > 0 || known === word)) continue;
      if (rank > MAX_SHORT_RANK && word.length < MIN_ANY) continue;
      const edits = editDistance(word, known, most);
      const cost = edits * 8 + rank + (known.at(-1) === word.at(-1) ? 0 : 1);
      if (edits > most || cost > least || (cost === least && known > (best ?? ""))) continue;
      best = known;
      least = cost;
    }
    return best ?? (isRare ? undefined : this.#soundsLike(word));
  }

  #soundsLike(word: string): string | undefined {
    const sound = soundOf(word);
    const alike = this.#bySound.get(sound);
    if (alike !== undefined || word.length < MIN_SKELETON) return alike;
    const known = this.#bySkeleton.get(skeletonOf(sound));
    return known !== undefined && editDistance(word, known, SKELETON_EDITS) <= SKELETON_EDITS
      ? known
      : undefined;
  }

  /** Words that begin as the word, or with its first two letters in turn, and have nearly the same letters. */
  *#wordsLike(word: string, most: number): Generator<string> {
    const letters = lettersOf(word);
    const [first = "", second = ""] = word;
    for (const initial of new Set([first, second]))
      for (let length = word.length - most; length <= word.length + most; length++) {
        const alike = this.#alike.get(`${initial}${length}`);
        for (let i = 0; i < (alike?.words.length ?? 0); i++) {
          // Each edit adds a letter, removes one, or does both.
          if (bitCount((alike?.letters[i] ?? 0) ^ letters) > 2 * most) continue;
          const known = alike?.words[i] ?? "";
          if (initial === first || known[1] === first) yield known;
        }
      }
  }
}

/** The letters that a word has, a bit each. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let i = 0; i < word.length; i++) letters |= 1 << (word.charCodeAt(i) & 31);
  return letters;
}

function bitCount(bits: number): number {
  let left = bits - ((bits >>> 1) & 0x55555555);
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333);
  return (((left + (left >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
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

/** A sound without its vowels but the first: "resteraunt" and "restaurant" are alike. */
function skeletonOf(sound: string): string {
  return sound.slice(0, 1) + sound.slice(1).replace(/[aeiou]/g, "");
}

/** Longer words are compared as far as this. */
const MAX_LENGTH = 40;
const WIDTH = MAX_LENGTH + 1;
/** Distances of all beginnings of two words, row by row. */
const TABLE = new Uint8Array(WIDTH * WIDTH);
for (let i = 0; i < WIDTH; i++) TABLE[i] = TABLE[i * WIDTH] = i;

/**
 * Insertions, deletions, substitutions and transpositions of neighbors between two words (optimal string alignment); more than `most`
 * if there are more.
 */
export function editDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  const [a, b] = [one.slice(0, MAX_LENGTH), other.slice(0, MAX_LENGTH)];
  for (let i = 1; i <= a.length; i++) {
    const letter = a.charCodeAt(i - 1);
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const here = i * WIDTH + j;
      const same = b.charCodeAt(j - 1);
      let cost = Math.min(
        at(here - WIDTH) + 1,
        at(here - 1) + 1,
        at(here - WIDTH - 1) + (letter === same ? 0 : 1),
      );
      if (i > 1 && j > 1 && letter === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === same)
        cost = Math.min(cost, at(here - 2 * WIDTH - 2) + 1);
      TABLE[here] = cost;
      if (cost < least) least = cost;
    }
    if (least > most) return most + 1;
  }
  return at(a.length * WIDTH + b.length);
}

const at = (index: number): number => TABLE[index] ?? 0;

import type { WishReason } from "@jobmap/contract";
import { wordsOf } from "../map/index.ts";
import { partsOf, type TitleOccupations } from "./title-occupations.ts";

/** What a title is compared with. */
export interface Wanted {
  /** The searched words in order, each with its other forms; a form may be several words. */
  readonly words: readonly (readonly (readonly string[])[])[];
  /** O*NET-SOC codes of the searched occupations. */
  readonly codes: ReadonlySet<string>;
  /** Words that say a condition that was searched: "nights". */
  readonly conditions: ReadonlySet<string>;
}

/** Points for a title, by how much of what was searched it says. */
const EXACT = 60;
const MAIN_PART = 57;
const BEGINS = 48;
const IN_ORDER = 44;
const ALL_WORDS = 36;
const SAME_OCCUPATION = 32;
/** More for a title of the occupation that has some of the words. */
const OCCUPATION_WORDS = 8;
/** For a title that says a searched condition as well. */
const CONDITION = 4;
const SOME_WORDS = 26;
/** For each word more than was searched, up to so many. */
const EXTRA_WORD = 1;
const MAX_EXTRA = 6;
/** For a rank that was not searched. */
const OTHER_LEVEL = 12;

/** For a title of quite another field: who searches labor does not mean labor and delivery nurses. */
const OTHER_FIELD = 24;

/** Words of ranks above and below the usual one. */
const LEVELS: ReadonlySet<string> = new Set(
  "senior sr lead leader principal staff chief head director vp president manager supervisor superintendent intern internship apprentice trainee junior jr assistant aide helper student volunteer ii iii iv".split(
    " ",
  ),
);

/** How well a title answers a search, 0 to 60. */
export function scoreTitle(title: string, wanted: Wanted, titles: TitleOccupations): number {
  const words = wordsOf(title);
  const main = wordsOf(partsOf(title)[0] ?? title);
  const { words: asked, codes, conditions } = wanted;
  const own = codes.size > 0 ? titles.of(title) : [];
  const isOccupation = own.some((code) => codes.has(code));
  const { points: wordPoints, share } = pointsForWords(words, main, asked);
  const points = Math.max(isOccupation ? SAME_OCCUPATION + OCCUPATION_WORDS * share : 0, wordPoints);
  if (points === 0) return 0;
  const isAsked = (word: string): boolean => asked.some((forms) => forms.some((form) => form.includes(word)));
  const others = words.filter((word) => !isAsked(word) && !conditions.has(word));
  const extra = Math.min(MAX_EXTRA, others.length) * EXTRA_WORD;
  const level = others.some((word) => LEVELS.has(word)) ? OTHER_LEVEL : 0;
  const condition = words.some((word) => conditions.has(word)) ? CONDITION : 0;
  // A title that has several searched words is meant, whatever it is counted among.
  const isDoubtful = points < EXACT && (asked.length === 1 || points < ALL_WORDS);
  const field = isDoubtful && isOtherField(own, codes) ? OTHER_FIELD : 0;
  return Math.max(1, points + condition - (points === EXACT ? 0 : extra) - level - field);
}

/** Whether occupations are of other major groups than all that are searched. */
function isOtherField(own: readonly string[], codes: ReadonlySet<string>): boolean {
  const fields = new Set([...codes].map((code) => code.slice(0, 2)));
  return own.length > 0 && own.every((code) => !fields.has(code.slice(0, 2)));
}

/** What a title says of a search, in words for people; null if it says nothing of it. */
export function explainTitle(title: string, wanted: Wanted, titles: TitleOccupations): WishReason | null {
  const words = wordsOf(title);
  const main = wordsOf(partsOf(title)[0] ?? title);
  const { points } = pointsForWords(words, main, wanted.words);
  if (points >= MAIN_PART) return "exact title";
  if (points >= ALL_WORDS) return "all words in the title";
  if (titles.of(title).some((code) => wanted.codes.has(code))) return "same occupation";
  return points > 0 ? "some words in the title" : null;
}

/** Points for the words of a title, and the share of the searched words that it has. */
function pointsForWords(words: readonly string[], main: readonly string[], asked: Wanted["words"]) {
  if (asked.length === 0) return { points: 0, share: 0 };
  const present = asked.filter((forms) => forms.some((form) => form.every((word) => words.includes(word))));
  const share = present.length / asked.length;
  if (share < 1) return { points: SOME_WORDS * share, share: Math.max(share, partOf(words, asked)) };
  const length = matchAt(words, 0, asked);
  const isInOrder = words.some((_, at) => matchAt(words, at, asked) !== null);
  const points =
    length === words.length
      ? EXACT
      : matchAt(main, 0, asked) === main.length
        ? MAIN_PART
        : length !== null
          ? BEGINS
          : isInOrder
            ? IN_ORDER
            : ALL_WORDS;
  return { points, share };
}

/** The largest share of a form's words that a title has, for short forms that stand for several words. */
function partOf(words: readonly string[], asked: Wanted["words"]): number {
  const shares = asked.flatMap((forms) =>
    forms.map((form) => form.filter((word) => words.includes(word)).length / form.length),
  );
  return Math.max(0, ...shares) / asked.length;
}

/** How many words from `at` on say everything that was asked, in order; null if they do not. */
function matchAt(words: readonly string[], at: number, asked: Wanted["words"]): number | null {
  let next = at;
  for (const forms of asked) {
    const form = forms.find((each) => each.every((word, i) => words[next + i] === word));
    if (form === undefined) return null;
    next += form.length;
  }
  return next - at;
}

import { wordsOf } from "../map/index.ts";
import { partsOf, type TitleOccupations } from "./title-occupations.ts";

/** What a title is compared with. */
export interface Wanted {
  /** The searched words in order, each with its other forms; a form may be several words. */
  readonly words: readonly (readonly (readonly string[])[])[];
  /** O*NET-SOC codes of the searched occupations. */
  readonly codes: ReadonlySet<string>;
}

/** Points for a title, by how much of what was searched it says. */
const EXACT = 60;
const MAIN_PART = 57;
const BEGINS = 48;
const IN_ORDER = 44;
const ALL_WORDS = 36;
const SAME_OCCUPATION = 34;
const SOME_WORDS = 26;
/** For each word more than was searched, up to so many. */
const EXTRA_WORD = 1;
const MAX_EXTRA = 6;
/** For a rank that was not searched. */
const OTHER_LEVEL = 12;

/** Words of ranks above and below the usual one. */
const LEVELS: ReadonlySet<string> = new Set(
  "senior sr lead principal staff chief head director vp president manager supervisor superintendent intern internship apprentice trainee junior jr assistant aide helper student volunteer ii iii iv".split(
    " ",
  ),
);

/** How well a title answers a search, 0 to 60. */
export function scoreTitle(title: string, wanted: Wanted, titles: TitleOccupations): number {
  const words = wordsOf(title);
  const main = wordsOf(partsOf(title)[0] ?? title);
  const { words: asked, codes } = wanted;
  const isOccupation = codes.size > 0 && titles.of(title).some((code) => codes.has(code));
  const points = Math.max(isOccupation ? SAME_OCCUPATION : 0, pointsForWords(words, main, asked));
  if (points === 0) return 0;
  const isAsked = (word: string): boolean => asked.some((forms) => forms.some((form) => form.includes(word)));
  const others = words.filter((word) => !isAsked(word));
  const extra = Math.min(MAX_EXTRA, others.length) * EXTRA_WORD;
  const level = others.some((word) => LEVELS.has(word)) ? OTHER_LEVEL : 0;
  return Math.max(1, points - (points === EXACT ? 0 : extra) - level);
}

/** What a title says of a search, in words for people; null if it says nothing of it. */
export function explainTitle(title: string, wanted: Wanted, titles: TitleOccupations): string | null {
  const words = wordsOf(title);
  const main = wordsOf(partsOf(title)[0] ?? title);
  const points = pointsForWords(words, main, wanted.words);
  if (points >= MAIN_PART) return "exact title";
  if (points >= ALL_WORDS) return "all words in the title";
  if (titles.of(title).some((code) => wanted.codes.has(code))) return "same occupation";
  return points > 0 ? "some words in the title" : null;
}

function pointsForWords(words: readonly string[], main: readonly string[], asked: Wanted["words"]): number {
  if (asked.length === 0) return 0;
  const length = matchAt(words, 0, asked);
  if (length === words.length) return EXACT;
  if (matchAt(main, 0, asked) === main.length) return MAIN_PART;
  if (length !== null) return BEGINS;
  for (let at = 1; at < words.length; at++) if (matchAt(words, at, asked) !== null) return IN_ORDER;
  const present = asked.filter((forms) => forms.some((form) => form.every((word) => words.includes(word))));
  if (present.length === asked.length) return ALL_WORDS;
  return (SOME_WORDS * present.length) / asked.length;
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

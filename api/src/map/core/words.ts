/**
 * Words of a text, as jobs and searches share them: lower case, without accents, plurals folded. The plural rules are
 * those of Harman's S-stemmer ("How effective is suffixing?", 1991) with -ie and -ches, -shes, -sses, -xes added, so that
 * both numbers of a word meet.
 */

const LETTERS: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ı: "i",
};
const UNDECOMPOSED = /[ßæœøłđðþı]/g;
const MARKS = /\p{M}/gu;
const BEYOND_ASCII = /[\u0080-\uffff]/;
const WORD = /[\p{L}\p{N}]/u;

/** Lower case without accents; other characters stay. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (!BEYOND_ASCII.test(lower)) return lower;
  return lower
    .normalize("NFKD")
    .replace(MARKS, "")
    .replace(UNDECOMPOSED, (letter) => LETTERS[letter] ?? letter);
}

/** Words in text order, including repetitions. `c++` and `c#` are words, `C.N.A.` is `cna`; apostrophes join, all other characters separate. */
export function wordsOf(text: string): string[] {
  const words = tokens(text);
  for (let i = 0; i < words.length; i++) words[i] = singular(words[i]!);
  return words;
}

/** A word of a search: as typed, and with plurals folded. */
export interface SearchWord {
  readonly token: string;
  readonly word: string;
  readonly isPrefix: boolean;
}

/** The words of a search, up to a sensible maximum; those that end in `*` are prefixes. */
export function searchWords(text: string): SearchWord[] {
  const words = text.split(/\s+/).flatMap((part) => {
    const parts = tokens(part);
    const last = part.endsWith("*") ? parts.length - 1 : -1;
    return parts.map((token, i) =>
      i === last ? { token, word: token, isPrefix: true } : { token, word: singular(token), isPrefix: false },
    );
  });
  return words.slice(0, MAX_WORDS);
}

/** As `wordsOf`, with plurals as they are: names keep theirs. */
export function tokens(text: string): string[] {
  const folded = fold(text);
  const words: string[] = [];
  let start = -1;
  let isJoined = false;
  for (let i = 0; i <= folded.length; i++) {
    const kind = kindAt(folded, i);
    if (kind === LETTER) {
      if (start >= 0) continue;
      start = i;
    } else if (start >= 0) {
      if (kind === JOIN) isJoined = true;
      else if (kind === GAP || i - start > MAX_SIGNS || folded.charCodeAt(start) < 97) {
        const word = folded.slice(start, i);
        words.push(isJoined ? word.replace(/['’.]/g, "") : word);
        start = -1;
        isJoined = false;
      }
    }
  }
  return words;
}

/** Maximum number of search words. */
const MAX_WORDS = 16;

const GAP = 0;
const LETTER = 1;
const JOIN = 2;
/** `+` and `#` belong to the single letter that they follow. */
const SIGN = 3;
/** Letters and signs of `c++` before its last sign. */
const MAX_SIGNS = 2;

/** Kinds of the characters of ASCII, in lower case; a dot is looked at by itself. */
const KINDS = Uint8Array.from({ length: 128 }, (_, code) => {
  if ((code >= 97 && code <= 122) || (code >= 48 && code <= 57)) return LETTER;
  if (code === 39) return JOIN;
  return code === 43 || code === 35 ? SIGN : GAP;
});

function kindAt(text: string, index: number): number {
  if (index >= text.length) return GAP;
  const code = text.charCodeAt(index);
  if (code < 128 && code !== DOT) return KINDS[code]!;
  if (code === DOT) return isBetweenInitials(text, index) ? JOIN : GAP;
  if (code === 0x2019) return JOIN;
  if (code >= 0xd800 && code <= 0xdfff) return LETTER;
  return WORD.test(text[index] ?? "") ? LETTER : GAP;
}

const DOT = 46;

/** Whether single letters stand on both sides: "R.N.", not "node.js". */
function isBetweenInitials(text: string, index: number): boolean {
  const isLetter = (at: number): boolean => /^[a-z]$/.test(text[at] ?? "");
  const isWord = (at: number): boolean => WORD.test(text[at] ?? "");
  return isLetter(index - 1) && !isWord(index - 2) && isLetter(index + 1) && !isWord(index + 2);
}

/** A word with its plural folded. */
export function singular(word: string): string {
  const length = word.length;
  if (length < 4) return word;
  const last = word.charCodeAt(length - 1);
  if (last === 101 && length > 4 && word.charCodeAt(length - 2) === 105) return `${word.slice(0, -2)}y`;
  if (last !== 115) return word;
  if (length > 4) {
    if (word.endsWith("ies")) return `${word.slice(0, -3)}y`;
    if (/(?:ch|sh|ss|x)es$/.test(word)) return word.slice(0, -2);
  }
  return /(?:s|u|i)s$/.test(word) ? word : word.slice(0, -1);
}

import { fold, singular, tokens } from "../../map/index.ts";

/** A word of a search, with its place in the text. */
export interface Token {
  /** In lower case without accents. */
  readonly text: string;
  /** As the index has it: plural folded. */
  readonly word: string;
  readonly start: number;
  readonly end: number;
  /** Whether a comma or the like ends a phrase before it. */
  readonly isBroken: boolean;
  /** Whether it was typed in capitals, and the rest was not. */
  readonly isUpper: boolean;
  /** Whether a minus stands right before it: "-travel". */
  readonly isMinus: boolean;
  /** Whether it was typed in double quotes, to be taken as it is. */
  readonly isQuoted: boolean;
}

/** Longer searches are cut. */
const MAX_TOKENS = 24;

/** The words of a search in order. */
export function tokenize(text: string): Token[] {
  const found: Token[] = [];
  let isBroken = false;
  let isQuoted = false;
  const isShouted = text === text.toUpperCase();
  for (const { 0: part, index } of text.matchAll(/["“”]|[,;:|/()[\]–—]|[^\s",;:|/()[\]“”–—]+/gu)) {
    if (/^["“”]$/.test(part)) {
      isQuoted = !isQuoted;
      isBroken = true;
    } else if (/^[,;:|/()[\]–—]$/.test(part)) isBroken = true;
    else {
      for (const { word, start } of splitWord(part)) {
        found.push({
          text: word,
          word: singular(word),
          start: index + start,
          end: index + part.length,
          isBroken,
          isMinus: start === 1 && part.startsWith("-"),
          isUpper: !isShouted && part === part.toUpperCase(),
          isQuoted,
        });
        isBroken = false;
      }
    }
  }
  return found.slice(0, MAX_TOKENS);
}

/** The words of a part without spaces: "front-end" is two, "l&d" one; signs and emoji are none. */
function splitWord(part: string): { word: string; start: number }[] {
  if (/^\p{L}&\p{L}$/u.test(part)) return [{ word: fold(part), start: 0 }];
  const words = tokens(part).filter((word) => /[\p{L}\p{N}]/u.test(word));
  let from = 0;
  const folded = fold(part);
  return words.map((word) => {
    const start = Math.max(from, folded.indexOf(word.slice(0, 1), from));
    from = start + word.length;
    return { word, start: Math.min(start, part.length) };
  });
}

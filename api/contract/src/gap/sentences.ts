/** A part of a text, as true substring, with the phrase in it that is meant. */
export interface Quote {
  readonly text: string;
  /** Where the phrase stands in `text`. */
  readonly from: number;
  readonly to: number;
  /** Whether the sentence goes on before and after. */
  readonly isCutBefore: boolean;
  readonly isCutAfter: boolean;
}

/** Characters of a quote around its phrase, where a sentence is longer. */
const MAX_LENGTH = 280;
const MARGIN = 110;

export function quoteOf(sentence: string, from: number, to: number): Quote {
  if (sentence.length <= MAX_LENGTH)
    return { text: sentence, from, to, isCutBefore: false, isCutAfter: false };
  const start = from <= MARGIN ? 0 : wordStart(sentence, from - MARGIN, from);
  const end = sentence.length - to <= MARGIN ? sentence.length : wordEnd(sentence, to + MARGIN, to);
  return {
    text: sentence.slice(start, end),
    from: from - start,
    to: to - start,
    isCutBefore: start > 0,
    isCutAfter: end < sentence.length,
  };
}

function wordStart(text: string, at: number, before: number): number {
  const space = text.indexOf(" ", at);
  return space < 0 || space >= before ? before : space + 1;
}

function wordEnd(text: string, at: number, after: number): number {
  const space = text.lastIndexOf(" ", at);
  return Math.max(space, after);
}

const BOUNDARY = /[.!?]["”)]?\s+(?=["“(]?[\p{Lu}\d])|\s*(?:[•●▪◦‣]|â€¢)\s*|\s+[*\-–—]\s+(?=\p{Lu})/gu;
/** A period after these ends no sentence. */
const ABBREVIATED =
  /(?:^|[\s(])(?:e\.g|i\.e|etc|vs|no|nos|yrs?|mos?|lbs?|hrs?|inc|ltd|co|corp|dr|mr|ms|mrs|st|approx|min|max|dept|u\.s|\p{L}|\d{1,2})$/iu;

/** The sentences of a line, without the bullets between them. */
export function sentencesOf(line: string): string[] {
  const found: string[] = [];
  let start = 0;
  for (const match of line.matchAll(BOUNDARY)) {
    const isPeriod = match[0].startsWith(".");
    if (isPeriod && ABBREVIATED.test(line.slice(start, match.index))) continue;
    const isMark = /^[.!?]/.test(match[0]);
    found.push(line.slice(start, match.index + (isMark ? match[0].trimEnd().length : 0)));
    start = match.index + match[0].length;
  }
  found.push(line.slice(start));
  return found.map((sentence) => sentence.trim()).filter((sentence) => sentence !== "");
}

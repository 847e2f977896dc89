import type { Knowledge } from "../knowledge.ts";
import { STOP_WORDS } from "../lexicon/concepts.ts";
import type { Span } from "./meaning.ts";
import { findPay, type PayWish } from "./pay.ts";
import { spansAt } from "./spans.ts";
import { type Token, tokenize } from "./tokens.ts";

/** A search, read: each token belongs to one span, to the pay, or to the words left over. */
export interface Reading {
  readonly tokens: readonly Token[];
  readonly spans: readonly Span[];
  readonly pay: PayWish | null;
  /** Numbers of the tokens that mean only themselves. */
  readonly words: readonly number[];
}

/** Reads a search: of all ways to divide it into phrases that mean something, the one with the best phrases. */
export function parse(text: string, knowledge: Knowledge): Reading {
  const pay = findPay(text);
  const tokens = tokenize(text).filter(({ start }) => pay === null || start < pay.start || start >= pay.end);
  return { ...parseTokens(tokens, knowledge), pay };
}

/** Reads words that name no pay. */
export function parseTokens(tokens: readonly Token[], knowledge: Knowledge): Reading {
  const spans = bestSpans(tokens, knowledge);
  const taken = new Set(spans.flatMap(({ at, length }) => Array.from({ length }, (_, i) => at + i)));
  const words = tokens.flatMap(({ text: word, isQuoted }, i) =>
    taken.has(i) || (!isQuoted && STOP_WORDS.has(word)) ? [] : i,
  );
  return { tokens, spans, pay: null, words };
}

/** The spans of the reading with the highest score: the best for the text from each token on, from the last to the first. */
function bestSpans(tokens: readonly Token[], knowledge: Knowledge): Span[] {
  const scores = new Array<number>(tokens.length + 1).fill(0);
  const chosen = new Array<Span | undefined>(tokens.length);
  let hasPlace = false;
  for (let at = tokens.length - 1; at >= 0; at--) {
    scores[at] = scores[at + 1] ?? 0;
    if (tokens[at]?.isQuoted) continue;
    for (const span of spansAt(tokens, at, knowledge)) {
      const end = at + span.length;
      if (tokens.slice(at, end).some(({ isQuoted }) => isQuoted)) continue;
      const score = span.score + (scores[end] ?? 0);
      if (score <= (scores[at] ?? 0)) continue;
      scores[at] = score;
      chosen[at] = span;
    }
  }
  const spans: Span[] = [];
  for (let at = 0; at < tokens.length; ) {
    const span = chosen[at];
    // A search is at one place: the first one that is named.
    const isSecondPlace = span?.meaning.kind === "place" && hasPlace;
    if (span === undefined || isSecondPlace) at++;
    else {
      if (span.meaning.kind === "place") hasPlace = true;
      spans.push(span);
      at += span.length;
    }
  }
  return spans;
}

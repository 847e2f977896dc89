import type { Knowledge } from "../knowledge.ts";
import { ABBREVIATIONS } from "../lexicon/abbreviations.ts";
import { SPANISH } from "../lexicon/spanish.ts";
import { type Span, scoreOf } from "./meaning.ts";
import { readPlaces } from "./read-places.ts";
import type { Token } from "./tokens.ts";

/** Longer names of employers and skills are found by their words. */
const MAX_NAME_WORDS = 6;

/** Everything that the tokens from `at` on may mean together. */
export function* spansAt(tokens: readonly Token[], at: number, knowledge: Knowledge): Generator<Span> {
  const words = tokens.map(({ word }) => word);
  const { occupations, concepts, ignored, knows } = knowledge;
  for (const [concept, length] of concepts.at(words, at))
    yield { at, length, meaning: { kind: "concept", concept }, score: scoreOf(length, 5) };
  for (const [, length] of ignored.at(words, at))
    yield { at, length, meaning: { kind: "ignored" }, score: length === 1 ? 1 : scoreOf(length, 4) };
  for (let length = 1; length <= occupations.maxWords && at + length <= tokens.length; length++) {
    if (length > 1 && tokens[at + length - 1]?.isBroken) break;
    const phrase = spellings(words.slice(at, at + length)).find((each) => occupations.has(each));
    if (phrase === undefined) continue;
    const codes = occupations.codesOf(phrase);
    yield {
      at,
      length,
      meaning: { kind: "occupation", codes, phrase },
      score: scoreOf(length, codes.length > 0 ? 6 : 3),
    };
  }
  for (let length = 1; length <= MAX_NAME_WORDS && at + length <= tokens.length; length++) {
    const name = tokens
      .slice(at, at + length)
      .map(({ text }) => text)
      .join(" ");
    if (knows("concept", employerKey(name)))
      yield {
        at,
        length,
        meaning: { kind: "company", phrase: name },
        score: scoreOf(length, length > 1 ? 8 : 2),
      };
    const phrase = words.slice(at, at + length).join(" ");
    if (knows("concept", skillKey(phrase)))
      yield { at, length, meaning: { kind: "skill", phrase }, score: scoreOf(length, 4) };
  }
  yield* readPlaces(tokens, at, knowledge);
}

/** @param name its words as they are typed */
export const employerKey = (name: string): string => `employer:${name}`;
/** @param phrase its words as the index has them */
export const skillKey = (phrase: string): string => `skill:${phrase}`;

/** A phrase as it is, with its short forms spelled out, and with its words joined or parted: "care giver", "busdriver". */
export function spellings(words: readonly string[]): string[] {
  const phrase = words.join(" ");
  const spelled = (rank: number): string =>
    words.map((word) => ABBREVIATIONS.get(word)?.[rank] ?? ABBREVIATIONS.get(word)?.[0] ?? word).join(" ");
  const [first = ""] = words;
  const others = words.length === 1 ? parted(first) : joined(words);
  const english = SPANISH.get(phrase);
  return [
    ...new Set([phrase, ...(english === undefined ? [] : [english]), spelled(0), spelled(1), ...others]),
  ];
}

/** A phrase with two neighbors in one, for each pair: "fork lift operator". */
function joined(words: readonly string[]): string[] {
  return words
    .slice(1)
    .map((word, i) => [...words.slice(0, i), `${words[i]}${word}`, ...words.slice(i + 2)].join(" "));
}

/** A long word in two, at each place where both parts could be words. */
function parted(word: string): string[] {
  const parts: string[] = [];
  if (word.length >= MIN_PARTED)
    for (let cut = MIN_PART; cut <= word.length - MIN_PART; cut++)
      parts.push(`${word.slice(0, cut)} ${word.slice(cut)}`);
  return parts;
}

const MIN_PARTED = 8;
const MIN_PART = 3;

import type { Knowledge } from "../knowledge.ts";
import { ABBREVIATIONS } from "../lexicon/abbreviations.ts";
import { STOP_WORDS } from "../lexicon/concepts.ts";
import { KNOWN_EMPLOYERS } from "../lexicon/known-employers.ts";
import { SPANISH } from "../lexicon/spanish.ts";
import { type Span, scoreOf } from "./meaning.ts";
import { nameOf, readPlaces } from "./read-places.ts";
import type { Token } from "./tokens.ts";

/** Longer names of employers and skills are found by their words. */
const MAX_NAME_WORDS = 6;
const MAX_EMPLOYER_WORDS = 4;

/** Words before what a job must not be. */
const NEGATIONS: ReadonlySet<string> = new Set(["no", "not", "without", "except"]);
/** What can be ruled out. */
const RULED_OUT: ReadonlySet<Span["meaning"]["kind"]> = new Set([
  "occupation",
  "concept",
  "skill",
  "company",
]);

/** Everything that the tokens from `at` on may mean together, or rule out together. */
export function* spansAt(tokens: readonly Token[], at: number, knowledge: Knowledge): Generator<Span> {
  yield* meaningsAt(tokens, at, knowledge);
  const token = tokens[at];
  const from = token?.isMinus ? at : at + 1;
  const first = tokens[from];
  if (token === undefined || first === undefined || (from > at && first.isBroken)) return;
  if (!token.isMinus && !NEGATIONS.has(token.text)) return;
  const excluded = (length: number): Span => ({
    at,
    length: from + length - at,
    meaning: { kind: "excluded" },
    score: scoreOf(from + length - at, 3),
  });
  if (!STOP_WORDS.has(first.text)) yield excluded(1);
  for (const { length, meaning } of meaningsAt(tokens, from, knowledge))
    if (RULED_OUT.has(meaning.kind)) yield excluded(length);
}

function* meaningsAt(tokens: readonly Token[], at: number, knowledge: Knowledge): Generator<Span> {
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
    const name = nameOf(tokens, at, length);
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
  for (let length = 1; length <= MAX_EMPLOYER_WORDS && at + length <= tokens.length; length++) {
    const phrase = nameOf(tokens, at, length);
    const instead = KNOWN_EMPLOYERS.get(phrase);
    if (instead === undefined) continue;
    yield { at, length, meaning: { kind: "company", phrase, instead }, score: scoreOf(length, 5) };
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

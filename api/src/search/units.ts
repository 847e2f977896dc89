import { type Clause, type TermReference, wordsOf } from "../map/index.ts";
import { groupKey, occupationKey } from "./annotate.ts";
import type { Knowledge } from "./knowledge.ts";
import { STOP_WORDS } from "./lexicon/concepts.ts";
import type { Span } from "./parse/meaning.ts";
import { parseTokens, type Reading } from "./parse/parse.ts";
import { employerKey, skillKey } from "./parse/spans.ts";
import type { Token } from "./parse/tokens.ts";
import { formsOf } from "./word-forms.ts";

/** One thing that a search asks for. */
export interface Unit {
  /** `word`: a word that means only itself. */
  readonly kind: "occupation" | "company" | "skill" | "concept" | "word";
  readonly tokens: readonly Token[];
  readonly clause: Clause;
  /** The same with descriptions searched as well. */
  readonly wide: Clause;
  /** Forms of each word for comparing with titles; empty where a title does not say it. */
  readonly forms: readonly (readonly (readonly string[])[])[];
  readonly codes: readonly string[];
  /** Words that say a condition in a title. */
  readonly conditionWords: readonly string[];
  /** Name of the concept. */
  readonly label?: string;
  /** There are no jobs of what was typed: related ones are searched. */
  readonly isRelated?: boolean;
  /** Only descriptions have it. */
  readonly isInText?: boolean;
  /** A search for what is nearest, while no job meets the clause. */
  readonly instead?: string;
}

/** Alternatives of a phrase: more would not be typed. */
const MAX_ALTERNATIVES = 16;

/** What a reading asks for besides place and pay, in the order of the text. */
export function unitsOf(reading: Reading, knowledge: Knowledge): Unit[] {
  const { tokens, spans, words } = reading;
  const parts = [
    ...spans.map((span) => ({ at: span.at, units: () => spanUnits(span, tokens, knowledge) })),
    ...words.map((at) => ({ at, units: () => wordUnits(tokens[at], tokens[at + 1], words, at, knowledge) })),
  ];
  return parts.sort((a, b) => a.at - b.at).flatMap(({ units }) => units());
}

function spanUnits({ at, length, meaning }: Span, tokens: readonly Token[], knowledge: Knowledge): Unit[] {
  const own = tokens.slice(at, at + length);
  if (meaning.kind === "occupation") return [occupationUnit(own, meaning.codes, meaning.phrase, knowledge)];
  if (meaning.kind === "skill") return [named("skill", own, skillKey(meaning.phrase), knowledge)];
  if (meaning.kind === "company") return [employerUnit(own, meaning, knowledge)];
  if (meaning.kind !== "concept") return [];
  const { key, label, phrases, instead } = meaning.concept;
  const conditionWords = wordsOf(phrases).filter((word) => !STOP_WORDS.has(word));
  const clause: Clause = [[concept(key)], own.map(({ word }) => ({ field: "title", value: word }))];
  const more = { ...(instead !== undefined && { instead }), label };
  return [
    { kind: "concept", tokens: own, clause, wide: clause, forms: [], codes: [], conditionWords, ...more },
  ];
}

function occupationUnit(
  tokens: readonly Token[],
  codes: readonly string[],
  phrase: string,
  knowledge: Knowledge,
): Unit {
  const typed = tokens.map((token) => formsOfToken(token, knowledge));
  const spelled = phrase.split(" ");
  const isSpelledOut = phrase !== tokens.map(({ word }) => word).join(" ");
  const clause = [
    ...codes.map((code) => [concept(occupationKey(code))]),
    ...product(typed).map(wordsIn),
    ...(isSpelledOut ? [wordsIn(spelled)] : []),
  ];
  const forms = isSpelledOut ? [[spelled, tokens.map(({ word }) => word)]] : typed;
  return { kind: "occupation", tokens, clause, wide: clause, forms, codes, conditionWords: [] };
}

/** A skill or an employer by its name, or by the words of it. */
function named(kind: "skill" | "company", tokens: readonly Token[], key: string, knowledge: Knowledge): Unit {
  const clause: Clause = [
    [concept(key)],
    ...(kind === "skill" ? product(tokens.map(({ word }) => [[word]])).map(wordsIn) : []),
  ];
  const forms = kind === "skill" ? tokens.map((token) => formsOfToken(token, knowledge)) : [];
  return { kind, tokens, clause, wide: clause, forms, codes: [], conditionWords: [] };
}

/** An employer; one that is known everywhere also by the words of its name, which may be a branch's. */
function employerUnit(
  tokens: readonly Token[],
  { phrase, instead }: { readonly phrase: string; readonly instead?: string },
  knowledge: Knowledge,
): Unit {
  const unit = named("company", tokens, employerKey(phrase), knowledge);
  if (instead === undefined) return unit;
  const clause: Clause = [...unit.clause, ...companyUnit(unit).clause];
  return { ...unit, clause, wide: clause, instead };
}

/** What a search rules out, each with the words that say it. */
export function exclusionsOf({ tokens, spans }: Reading, knowledge: Knowledge): Unit[] {
  return spans.flatMap(({ at, length, meaning }) => {
    if (meaning.kind !== "excluded") return [];
    const own = tokens.slice(at, at + length);
    const named = own.slice(own[0]?.isMinus ? 0 : 1).map((token) => ({ ...token, isMinus: false }));
    const units = unitsOf(parseTokens(named, knowledge), knowledge);
    return units.map((unit) => ({ ...unit, tokens: own }));
  });
}

/** A word, alone or joined with the next: "care giver". */
function wordUnits(
  token: Token | undefined,
  next: Token | undefined,
  words: readonly number[],
  at: number,
  knowledge: Knowledge,
): Unit[] {
  if (token === undefined) return [];
  const joined = next && words.includes(at + 1) ? token.word + next.word : "";
  const forms = formsOfToken(token, knowledge);
  if (joined !== "" && knowledge.knows("word", joined)) forms.push([joined]);
  return [wordUnit(token, forms)];
}

/** The words of a title that no job has, each a unit of its own: in other titles they still say what is wanted. */
export function separate({ tokens }: Unit, knowledge: Knowledge): Unit[] {
  return tokens.map((token) => {
    const codes = knowledge.occupations.codesOf(token.word);
    if (tokens.length > 1 && codes.length > 0) return occupationUnit([token], codes, token.word, knowledge);
    const forms = formsOfToken(token, knowledge);
    const clause = forms.map((words) => words.map((value): TermReference => ({ field: "title", value })));
    return {
      kind: "word",
      tokens: [token],
      clause,
      wide: clause,
      forms: [forms],
      codes: [],
      conditionWords: [],
    };
  });
}

function wordUnit(token: Token, forms: readonly (readonly string[])[]): Unit {
  const clause: Clause = [...forms.map(wordsIn), [{ field: "companyName", value: token.text }]];
  const wide: Clause = [...clause, [{ field: "text", value: token.word }]];
  return { kind: "word", tokens: [token], clause, wide, forms: [forms], codes: [], conditionWords: [] };
}

/** A phrase as words of a company's name. */
export function companyUnit(unit: Unit): Unit {
  const clause: Clause = [unit.tokens.map(({ text }) => ({ field: "companyName", value: text }))];
  return { ...unit, kind: "company", clause, wide: clause, forms: [], codes: [] };
}

/** An occupation as the one that it is a kind of: nannies are childcare workers. */
export function generalUnit(unit: Unit): Unit {
  const codes = unit.codes.map((code) => `${code.slice(0, 7)}.00`);
  const clause: Clause = [...unit.clause, ...codes.map((code) => [concept(occupationKey(code))])];
  return { ...unit, codes, clause, wide: clause };
}

/** An occupation as its group: of glaciologists, physical scientists. @param length characters of the code that name the group */
export function relatedUnit(unit: Unit, length: number): Unit {
  const keys = [...new Set(unit.codes.map((code) => groupKey(code, length)))];
  const clause: Clause = keys.map((key) => [concept(key)]);
  return { ...unit, isRelated: true, clause, wide: clause };
}

/** A word that nothing has, as the beginning of words. */
export function begunUnit(unit: Unit): Unit {
  const clause: Clause = unit.tokens.map(({ word }) => [{ field: "word", value: word, isPrefix: true }]);
  return { ...unit, clause, wide: clause };
}

/** A word's own form first. */
function formsOfToken({ word, isQuoted }: Token, { knows }: Knowledge): string[][] {
  if (isQuoted) return [[word]];
  return [[word], ...formsOf(word, (form) => knows("word", form))];
}

const concept = (value: string): TermReference => ({ field: "concept", value });
const wordsIn = (words: readonly string[]): TermReference[] =>
  words.map((value) => ({ field: "word", value }));

/** All ways to take one form of each word, as lists of words. */
function product(words: readonly (readonly (readonly string[])[])[]): string[][] {
  let ways: string[][] = [[]];
  for (const forms of words) {
    ways = ways.flatMap((way) => forms.map((form) => [...way, ...form]));
    ways = ways.slice(0, MAX_ALTERNATIVES);
  }
  return ways;
}

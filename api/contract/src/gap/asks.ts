import { experienceIn, experienceLabel } from "./experience.ts";
import type { Lexicon, Term, TermKind } from "./lexicon.ts";
import { type ListingText, listingSentences } from "./listing-lines.ts";
import { type Match, matchesIn } from "./matches.ts";
import { isDenied } from "./negation.ts";
import { type Quote, quoteOf } from "./sentences.ts";
import { STRENGTHS, type Strength, strengthAt } from "./strength.ts";
import { tokensOf } from "./tokens.ts";

/** One thing that a listing asks for: one of several, where it says "or". */
export interface Ask {
  readonly terms: readonly AskedTerm[];
  readonly strength: Strength;
}

export interface AskedTerm {
  readonly term: Term;
  /** Of experience. */
  readonly months?: number;
  /** The sentence of the listing. */
  readonly quote: Quote;
}

/** What a listing asks for, each once, as strongly as it says. */
export function asksOf(lexicon: Lexicon, listing: ListingText): Ask[] {
  const company = listing.company?.name ?? "";
  const found = listingSentences(listing).map(({ text, section, choice }) => ({
    choice,
    asks: askedBySentence(lexicon, text, section === "other" ? "mentioned" : section, company),
  }));
  const choices = new Set(found.flatMap(({ choice }) => choice ?? []));
  return onceEach([
    ...askedByField(lexicon, listing),
    ...askedByTitle(lexicon, listing.title),
    ...found.flatMap(({ choice, asks }) => (choice === undefined ? asks : [])),
    ...[...choices].flatMap((number) =>
      oneOfEach(found.flatMap(({ choice, asks }) => (choice === number ? asks : []))),
    ),
  ]);
}

/** Ways to qualify: one of their degrees is enough, and one of their times. */
function oneOfEach(asks: readonly Ask[]): Ask[] {
  const isOf = (kind: TermKind) => (ask: Ask) => ask.terms[0]?.term.kind === kind;
  const merged = (["degree", "experience"] as const).flatMap((kind): Ask[] => {
    const [first, ...others] = asks.filter(isOf(kind));
    return first ? [{ ...first, terms: [first, ...others].flatMap(({ terms }) => terms) }] : [];
  });
  return [...asks.filter((ask) => !isOf("degree")(ask) && !isOf("experience")(ask)), ...merged];
}

/** Skills and licenses that the employer listed as such, whether or not the lexicon knows them. */
function askedByField(lexicon: Lexicon, { skills, licences }: ListingText): Ask[] {
  const ask = (name: string, kind: "skill" | "credential", strength: Strength): Ask[] => {
    if (tokensOf(name).length === 0) return [];
    const [match, ...more] = matchesIn(lexicon, name, { isList: "skills" });
    const isWhole = match && more.length === 0 && match.from === 0 && match.to === name.length;
    const term: Term = isWhole
      ? match.phrase.term
      : { id: `${kind}:${name.toLowerCase()}`, label: name, kind, implies: [] };
    return [{ terms: [{ term, quote: quoteOf(name, 0, name.length) }], strength }];
  };
  return [
    ...skills.flatMap(({ name, required }) => ask(name, "skill", required ? "required" : "preferred")),
    ...licences.flatMap((name) => ask(name, "credential", "required")),
  ];
}

function askedByTitle(lexicon: Lexicon, title: string): Ask[] {
  return matchesIn(lexicon, title)
    .filter(({ phrase }) => phrase.term.kind === "work")
    .map((match) => ({ terms: [asked(title, match)], strength: "mentioned" }));
}

const asked = (sentence: string, { phrase, from, to }: Match): AskedTerm => ({
  term: phrase.term,
  quote: quoteOf(sentence, from, to),
});

function askedBySentence(lexicon: Lexicon, text: string, section: Strength, company: string): Ask[] {
  const strength = (from: number, to: number) => strengthAt(text, from, to) ?? section;
  const isAsked = (from: number, to: number) =>
    !isDenied(text, from, to) || strengthAt(text, from, to) === "preferred";
  const matches = matchesIn(lexicon, text).filter(
    ({ phrase, from, to }) =>
      isAsked(from, to) &&
      (phrase.term.kind !== "work" || AS_WORK.test(text.slice(0, from))) &&
      !company.toLowerCase().includes(phrase.text.toLowerCase()),
  );
  const experience: Ask[] = experienceIn(text)
    .filter(({ from, to }) => isAsked(from, to))
    .map(({ months, from, to }) => {
      const label = experienceLabel(months);
      const term: Term = { id: `experience:${months}`, label, kind: "experience", implies: [] };
      return { terms: [{ term, months, quote: quoteOf(text, from, to) }], strength: strength(from, to) };
    });
  return [
    ...alternatives(text, matches).map((group): Ask => {
      const [first] = group;
      return {
        terms: group.map((match) => asked(text, match)),
        strength: first ? strength(first.from, first.to) : section,
      };
    }),
    ...experience,
  ];
}

/** Before an occupation that is asked for, and not only met at work. */
const AS_WORK =
  /\b(?:experience|experienced|worked|background|served|employment)\b[^.;]*\bas an?\s(?:\w+\s){0,3}$|\b(?:licensed|registered)\s$/i;

/** Matches of which one is enough: "A, B or C", "such as A and B", and degrees of one sentence. */
function alternatives(text: string, matches: readonly Match[]): Match[][] {
  const groups: Match[][] = [];
  for (const match of matches) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    const isNext =
      last &&
      SEPARATOR.test(text.slice(last.to, match.from)) &&
      last.phrase.term.kind === match.phrase.term.kind;
    if (group && isNext) group.push(match);
    else groups.push([match]);
  }
  const split = groups.flatMap((group) => (isChoice(text, group) ? [group] : group.map((match) => [match])));
  const degrees = split.filter(([match]) => match?.phrase.term.kind === "degree");
  if (degrees.length < 2) return split;
  return [degrees.flat(), ...split.filter((group) => !degrees.includes(group))];
}

const SEPARATOR =
  /^\s*(?:[(),/;]|\band\b|\bor\b|&|(?:in|with|certified|valid|current|active|an?|the|degrees?|diploma|licenses?|language|skills|software|certifi(?:ed|cates?|cations?))\b|\s)*$/i;

function isChoice(text: string, group: readonly Match[]): boolean {
  if (group.length < 2) return false;
  const [first] = group;
  const between = group.slice(1).map(({ from }, index) => text.slice(group[index]?.to ?? 0, from));
  return (
    between.some((words) => /\bor\b/i.test(words)) ||
    /\b(?:such as|e\.g\.?,?|like|for example,?|one of|any of|either)\s*(?:\w+\s)?\(?$/i.test(
      text.slice(0, first?.from ?? 0),
    )
  );
}

/** Each thing once, by the sentence that asks most for it. What is asked alone is not asked again as one of several. */
function onceEach(asks: readonly Ask[]): Ask[] {
  const order = [...asks].sort((one, other) => rank(one) - rank(other));
  const seen = new Set<string>();
  const kept: Ask[] = [];
  for (const { terms, strength } of order) {
    const own = new Set<string>();
    const fresh = terms.filter(({ term }) => !own.has(term.id) && own.add(term.id));
    const key = fresh.map(({ term }) => term.id);
    if (key.some((id) => seen.has(id))) {
      if (key.length === 1 || key.every((id) => seen.has(id))) continue;
    }
    // A choice of which one part was asked for before adds nothing that must be had.
    if (key.length > 1 && key.some((id) => seen.has(id))) continue;
    for (const id of key) seen.add(id);
    kept.push({ terms: fresh, strength });
  }
  return kept;
}

const rank = ({ strength, terms }: Ask) => STRENGTHS.indexOf(strength) * 2 + (terms.length > 1 ? 1 : 0);

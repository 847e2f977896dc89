import type { ResumeDocument } from "../resume-document.ts";
import { type Ask, type AskedTerm, asksOf } from "./asks.ts";
import { type AddedUp, addedUp } from "./career-months.ts";
import { experienceIn } from "./experience.ts";
import type { Lexicon, TermKind } from "./lexicon.ts";
import type { ListingText } from "./listing-lines.ts";
import { matchesIn } from "./matches.ts";
import { isDenied } from "./negation.ts";
import { linesOfDocument, linesOfText, type ResumeLine } from "./resume-lines.ts";
import { type Quote, quoteOf } from "./sentences.ts";
import type { Strength } from "./strength.ts";
import { tokensOf } from "./tokens.ts";

export interface Gap {
  /** The same for the same thing in every listing. */
  readonly id: string;
  /** "CPR certification"; where one of several is enough, "Spanish or French". */
  readonly label: string;
  readonly kind: TermKind;
  readonly strength: Strength;
  /** The sentence of the listing. */
  readonly listing: Quote;
}

export interface SaidGap extends Gap {
  /** The line of the resume. */
  readonly resume: Quote;
  /** Of experience that no line states: so many months do the dates of the jobs add up to. */
  readonly addedMonths?: number;
}

/** What a listing asks for, beside what a resume says. In each list what is required comes first. */
export interface GapList {
  readonly said: readonly SaidGap[];
  readonly missing: readonly Gap[];
  readonly inOtherWords: readonly SaidGap[];
}

/** Compares a listing with a resume: data, or its text. */
export function gapList(
  lexicon: Lexicon,
  listing: ListingText,
  resume: ResumeDocument | string,
  now = new Date(),
): GapList {
  const lines = typeof resume === "string" ? linesOfText(resume) : linesOfDocument(resume);
  const sayings = sayingsOf(lexicon, lines, typeof resume === "string" ? undefined : addedUp(resume, now));
  const said: SaidGap[] = [];
  const missing: Gap[] = [];
  const inOtherWords: SaidGap[] = [];
  for (const ask of asksOf(lexicon, listing)) {
    const found = answer(ask, sayings, lines);
    if (!found) missing.push(gapOf(ask));
    else
      (found.isSame ? said : inOtherWords).push({
        ...gapOf(ask, found.asked),
        resume: found.quote,
        ...(found.addedMonths === undefined ? {} : { addedMonths: found.addedMonths }),
      });
  }
  return { said, missing, inOtherWords };
}

function gapOf({ terms, strength }: Ask, answered?: AskedTerm): Gap {
  const [first] = terms;
  const shown = answered ?? first;
  if (!shown) throw new Error("An ask has at least one term.");
  const labels = answered ? [answered.term.label] : terms.map(({ term }) => term.label);
  const { kind } = shown.term;
  return {
    id: terms.map(({ term }) => term.id).join("|"),
    label: choiceOf(labels),
    kind,
    strength,
    listing: shown.quote,
  };
}

const choiceOf = (labels: readonly string[]) =>
  labels.length < 2 ? (labels[0] ?? "") : `${labels.slice(0, -1).join(", ")} or ${labels.at(-1) ?? ""}`;

/** Something that a resume says. */
interface Saying {
  /** Ids of the term and of what it implies. */
  readonly ids: ReadonlySet<string>;
  readonly words: string;
  readonly quote: Quote;
}

interface Sayings {
  readonly terms: readonly Saying[];
  readonly experience: readonly SaidTime[];
}

interface SaidTime {
  readonly months: number;
  readonly quote: Quote;
  readonly isAdded?: boolean;
}

function sayingsOf(lexicon: Lexicon, lines: readonly ResumeLine[], added: AddedUp | undefined): Sayings {
  const terms: Saying[] = [];
  const experience: SaidTime[] = [];
  for (const { text, isList } of lines) {
    for (const { phrase, from, to } of matchesIn(lexicon, text, { isList }))
      if (!isDenied(text, from, to))
        terms.push({
          ids: lexicon.implied(phrase.term),
          words: wordsOf(text.slice(from, to)),
          quote: quoteOf(text, from, to),
        });
    for (const { months, from, to } of experienceIn(text))
      experience.push({ months, quote: quoteOf(text, from, to) });
  }
  if (added)
    experience.push({
      months: added.months,
      quote: quoteOf(added.line, 0, added.line.length),
      isAdded: true,
    });
  return { terms, experience };
}

const wordsOf = (text: string) =>
  tokensOf(text)
    .map(({ key }) => key)
    .join(" ");

interface Answer {
  readonly asked: AskedTerm;
  readonly quote: Quote;
  /** In the words of the listing. */
  readonly isSame: boolean;
  readonly addedMonths?: number;
}

/** How a resume says one of the things asked for: best in the listing's own words. */
function answer({ terms }: Ask, sayings: Sayings, lines: readonly ResumeLine[]): Answer | undefined {
  const [best] = terms.flatMap((asked) => answersTo(asked, sayings, lines)).sort(byWorth);
  return best;
}

/** In the listing's words before others, written before added up, short before long: never by where it stands in the resume. */
function byWorth(one: Answer, other: Answer): number {
  return (
    Number(other.isSame) - Number(one.isSame) ||
    Number(one.addedMonths !== undefined) - Number(other.addedMonths !== undefined) ||
    one.quote.text.length - other.quote.text.length ||
    (one.quote.text < other.quote.text ? -1 : Number(one.quote.text > other.quote.text)) ||
    one.quote.from - other.quote.from
  );
}

function answersTo(asked: AskedTerm, sayings: Sayings, lines: readonly ResumeLine[]): Answer[] {
  const { months, term, quote } = asked;
  if (months !== undefined)
    return sayings.experience
      .filter((said) => said.months >= months)
      .map(({ quote: line, isAdded, ...said }) => ({
        asked,
        quote: line,
        isSame: !isAdded && said.months === months,
        ...(isAdded ? { addedMonths: said.months } : {}),
      }));
  const words = wordsOf(quote.text.slice(quote.from, quote.to));
  const known = sayings.terms
    .filter(({ ids }) => ids.has(term.id))
    .map((said) => ({ asked, quote: said.quote, isSame: said.words === words }));
  return known.length > 0
    ? known
    : literally(words, lines).map((said) => ({ asked, quote: said, isSame: true }));
}

/** Words that no lexicon has, as they stand in a resume. */
function literally(words: string, lines: readonly ResumeLine[]): Quote[] {
  const count = words.split(" ").length;
  return lines.flatMap(({ text }) => {
    const tokens = tokensOf(text);
    return tokens.flatMap((first, at) => {
      const last = tokens[at + count - 1];
      const run = tokens.slice(at, at + count).map(({ key }) => key);
      return last && run.join(" ") === words && !isDenied(text, first.from, last.to)
        ? [quoteOf(text, first.from, last.to)]
        : [];
    });
  });
}

import type { EducationLevel, EmploymentType, LocationType } from "@jobmap/contract/enums";
import { type IndexedJob, tokens, wordsOf } from "../map/index.ts";
import { ABBREVIATIONS } from "./lexicon/abbreviations.ts";
import { CONCEPTS, type Concept, educationKey, modeKey, STOP_WORDS, typeKey } from "./lexicon/concepts.ts";
import { readOccupations } from "./lexicon/occupations.ts";
import { PhraseBook } from "./lexicon/phrase-book.ts";
import { employerKey, skillKey } from "./parse/spans.ts";
import { TitleOccupations } from "./title-occupations.ts";

/** What a listing states, as far as searches can ask for it. */
export interface ListingFacts {
  readonly title: string;
  readonly company: string;
  readonly category: string | null;
  readonly skills: readonly string[];
  readonly licenses: readonly string[];
  readonly benefits: readonly string[];
  /** All of its prose, without markup, a line for each passage. */
  readonly prose: string;
  readonly employmentTypes: readonly EmploymentType[];
  readonly locationType: LocationType;
  readonly educationLevel: EducationLevel | null;
  /** O*NET-SOC. */
  readonly occupationCode: string | null;
  readonly monthsOfExperience: number | null;
  readonly sponsorsVisa: boolean;
}

/** What the index keeps of it beside its fields. */
export function annotate(listing: ListingFacts): Pick<IndexedJob, "words" | "textWords" | "concepts"> {
  const { title, category, skills, licenses, benefits, prose } = listing;
  const proseWords = prose.split("\n").flatMap(passageWords);
  const benefitWords = wordsOf(benefits.join(". "));
  const categoryWords = wordsOf(category ?? "");
  return {
    words: [...skills, ...licenses, ...titleSays(title).spelled].join(" "),
    // Benefits and categories say little of the work: a nurse among "Healthcare Practitioners" is no nurse practitioner, and who
    // searches insurance does not mean every job that is insured.
    textWords: differing(categoryWords, benefitWords, proseWords),
    concepts: [
      ...new Set([
        ...factConcepts(listing),
        ...titleSays(title).signs,
        ...signsIn(wordsOf(licenses.join(". ")).concat(benefitWords, proseWords), PROSE_SIGNS),
      ]),
    ],
  };
}

const MAX_STOP_WORD = Math.max(...[...STOP_WORDS].map(({ length }) => length));

/** Words of several texts, each once, without those that say nothing. */
function differing(...texts: readonly (readonly string[])[]): string[] {
  const seen = new Set<string>();
  for (const words of texts)
    for (const word of words) if (word.length > MAX_STOP_WORD || !STOP_WORDS.has(word)) seen.add(word);
  return [...seen];
}

/** What a function makes of texts, many of which come again: titles, skills, employers. */
function remembered<T>(make: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const kept = known.get(text);
    if (kept !== undefined) return kept;
    const made = make(text);
    if (known.size >= KEPT) known.clear();
    known.set(text, made);
    return made;
  };
}

const KEPT = 20_000;

/** Employers say much of their prose in each of their jobs. */
const passageWords = remembered<readonly string[]>(wordsOf);

/** What the short forms in a title stand for, and which conditions it says. */
const titleSays = remembered((title) => {
  const words = wordsOf(title);
  return {
    spelled: words.flatMap((word) => ABBREVIATIONS.get(word) ?? []),
    signs: signsIn(words, TITLE_SIGNS),
  };
});

const skillConcept = remembered((skill) => skillKey(wordsOf(skill).join(" ")));
const employerConcepts = remembered((company) => employerNames(company).map(employerKey));
/** A code with all that it is a kind of. */
const occupationConcepts = remembered(occupationKeys);

function factConcepts(listing: ListingFacts): string[] {
  const { company, occupationCode, employmentTypes, locationType, educationLevel } = listing;
  const named = titleOccupations().of(listing.title);
  // What the employer states is true; a title may still say which kind of it: "Intensive Care Nurse" of a registered nurse.
  const codes =
    occupationCode === null
      ? named
      : [occupationCode, ...named.filter((code) => code.slice(0, 7) === occupationCode.slice(0, 7))];
  return [
    ...codes.flatMap(occupationConcepts),
    ...listing.skills.map(skillConcept),
    ...employerConcepts(company),
    ...employmentTypes.map(typeKey),
    modeKey(locationType),
    ...(educationLevel === null ? [] : [educationKey(educationLevel)]),
    ...(educationLevel === "HIGH_SCHOOL" ? [educationKey("NONE")] : []),
    ...(listing.monthsOfExperience === 0 ? ["experience:none"] : []),
    ...(listing.sponsorsVisa ? ["perk:visa"] : []),
  ];
}

/** An occupation, and the one that it is a kind of: 29-1141.03 is a kind of 29-1141.00. */
function occupationKeys(code: string): string[] {
  const kinds = [...new Set([code, `${code.slice(0, 7)}.00`])].map(occupationKey);
  return [...kinds, ...GROUP_LENGTHS.map((length) => groupKey(code, length))];
}

/** Characters of an O*NET-SOC code that name its broad occupation (29-114) and its minor group (29-1). */
export const GROUP_LENGTHS = [6, 4] as const;
export const groupKey = (code: string, length: number): string => `group:${code.slice(0, length)}`;

export const occupationKey = (code: string): string => `occupation:${code}`;

/** A company's name in words, with and without its legal form. */
function employerNames(company: string): string[] {
  const words = tokens(company);
  const short = words.filter((word, i) => !(i === 0 && word === "the") && !(i > 0 && LEGAL_FORMS.has(word)));
  return [...new Set([words.join(" "), short.join(" ")])].filter((name) => name !== "");
}

const LEGAL_FORMS = new Set([
  "inc",
  "llc",
  "co",
  "corp",
  "corporation",
  "ltd",
  "lp",
  "llp",
  "company",
  "pllc",
  "plc",
]);

/** Keys of the concepts that words say. Of two phrases at one place the longer counts: "no weekends" does not say "weekends". */
function signsIn(words: readonly string[], book: PhraseBook<readonly string[]>): string[] {
  const found = new Set<string>();
  for (let at = 0; at < words.length; ) {
    const longest = book.longestAt(words, at);
    for (const key of longest?.[0] ?? []) found.add(key);
    at += longest?.[1] ?? 1;
  }
  return [...found];
}

/** Keys by the phrases that say them; one phrase may say several. */
function bookOf(phrasesOf: (concept: Concept) => string | undefined): PhraseBook<readonly string[]> {
  const keys = new Map<string, string[]>();
  for (const concept of CONCEPTS)
    for (const phrase of phrasesOf(concept)?.split(" | ") ?? [])
      keys.set(phrase, [...(keys.get(phrase) ?? []), concept.key]);
  const book = new PhraseBook<readonly string[]>();
  for (const [phrase, own] of keys) book.add(phrase, own);
  return book;
}

/** A title says its shift in the words that searches use; prose has "nights" and "weekends" in many other meanings. */
const TITLE_SIGNS = bookOf(({ kind, phrases, signs }) => (kind === "schedule" ? phrases : signs));
const PROSE_SIGNS = bookOf(({ signs }) => signs);

let titles: TitleOccupations | undefined;

function titleOccupations(): TitleOccupations {
  titles ??= new TitleOccupations(readOccupations());
  return titles;
}

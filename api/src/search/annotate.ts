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
  /** All of its prose, without markup. */
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
  const proseWords = wordsOf(prose);
  const benefitWords = wordsOf(benefits.join(". "));
  const categoryWords = wordsOf(category ?? "");
  return {
    words: [...skills, ...licenses, ...spelledOut(title)].join(" "),
    // Benefits and categories say little of the work: a nurse among "Healthcare Practitioners" is no nurse practitioner, and who
    // searches insurance does not mean every job that is insured.
    textWords: [...new Set([...categoryWords, ...benefitWords, ...proseWords])].filter(
      (word) => !STOP_WORDS.has(word),
    ),
    concepts: [
      ...new Set([
        ...factConcepts(listing),
        ...signsIn(wordsOf(title), TITLE_SIGNS),
        ...signsIn([...wordsOf(licenses.join(". ")), ...benefitWords, ...proseWords], PROSE_SIGNS),
      ]),
    ],
  };
}

/** What the short forms in a title stand for. */
function spelledOut(title: string): string[] {
  return wordsOf(title).flatMap((word) => ABBREVIATIONS.get(word) ?? []);
}

function factConcepts(listing: ListingFacts): string[] {
  const { company, occupationCode, employmentTypes, locationType, educationLevel } = listing;
  const named = titleOccupations().of(listing.title);
  // What the employer states is true; a title may still say which kind of it: "Intensive Care Nurse" of a registered nurse.
  const codes =
    occupationCode === null
      ? named
      : [occupationCode, ...named.filter((code) => code.slice(0, 7) === occupationCode.slice(0, 7))];
  return [
    ...codes.flatMap(occupationKeys),
    ...listing.skills.map((skill) => skillKey(wordsOf(skill).join(" "))),
    ...employerNames(company).map(employerKey),
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

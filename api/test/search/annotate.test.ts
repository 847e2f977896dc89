import fc from "fast-check";
import { expect, it } from "vitest";
import { wordsOf } from "../../src/map/index.ts";
import { annotate, type ListingFacts } from "../../src/search/annotate.ts";
import { CONCEPTS, STOP_WORDS } from "../../src/search/lexicon/concepts.ts";
import { PhraseBook } from "../../src/search/lexicon/phrase-book.ts";

const word = fc.constantFrom("a", "b", "c", "ab");
const words = fc.array(word, { maxLength: 8 });

it("a phrase book finds the longest phrase, and all others", () => {
  const phrases = fc.uniqueArray(fc.array(word, { minLength: 1, maxLength: 4 }), {
    selector: (phrase) => phrase.join(" "),
    maxLength: 12,
  });
  fc.assert(
    fc.property(phrases, words, fc.nat({ max: 8 }), (known, text, at) => {
      const book = new PhraseBook<string>();
      for (const phrase of known) book.add(phrase.join(" "), phrase.join(" "));
      const expected = known
        .filter((phrase) => phrase.every((own, i) => text[at + i] === own))
        .toSorted((a, b) => b.length - a.length)
        .map((phrase) => [phrase.join(" "), phrase.length]);
      expect(book.at(text, at)).toEqual(expected);
      expect(book.longestAt(text, at)).toEqual(expected[0]);
    }),
  );
});

/** Sentences of what listings say, and of what only looks like it. */
const SENTENCES = [
  ...CONCEPTS.flatMap(({ signs }) => signs?.split(" | ") ?? []),
  ..."We train you. No weekends ever | You work with the team at night | R.N. or L.P.N. license; C++ helps".split(
    " | ",
  ),
];

it("what a listing says is found as its definition has it: the longest phrase at each place, each word once", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...SENTENCES), { maxLength: 12 }), (sentences) => {
      const prose = sentences.join(". ");
      const { textWords, concepts } = annotate({ ...BARE, prose });
      const own = wordsOf(prose);
      expect(textWords).toEqual([...new Set(own)].filter((each) => !STOP_WORDS.has(each)));
      expect(concepts).toEqual([...new Set(["mode:ONSITE", ...signsIn(own)])]);
    }),
  );
});

function signsIn(own: readonly string[]): string[] {
  const found = new Set<string>();
  for (let at = 0; at < own.length; ) {
    const said = CONCEPTS.flatMap(({ key, signs }) =>
      (signs?.split(" | ") ?? []).map((sign) => ({ key, sign: wordsOf(sign) })),
    ).filter(({ sign }) => sign.every((each, i) => own[at + i] === each));
    const longest = Math.max(1, ...said.map(({ sign }) => sign.length));
    for (const { key, sign } of said) if (sign.length === longest) found.add(key);
    at += longest;
  }
  return [...found];
}

const BARE: ListingFacts = {
  title: "",
  company: "",
  category: null,
  skills: [],
  licenses: [],
  benefits: [],
  prose: "",
  employmentTypes: [],
  locationType: "ONSITE",
  educationLevel: null,
  occupationCode: null,
  monthsOfExperience: null,
  sponsorsVisa: false,
};

import { expect, it } from "vitest";
import { wordsOf } from "../../src/map/index.ts";
import { COMMON_TITLES } from "../../src/search/lexicon/common-titles.ts";
import { CONCEPTS } from "../../src/search/lexicon/concepts.ts";
import { KNOWN_EMPLOYERS } from "../../src/search/lexicon/known-employers.ts";
import { readOccupations } from "../../src/search/lexicon/occupations.ts";
import { SPANISH } from "../../src/search/lexicon/spanish.ts";

/** The lists that people write by hand fit to what they are compared with. */
const occupations = readOccupations();

it("codes of common titles are O*NET's, and their words those of the index", () => {
  for (const [phrase, codes] of COMMON_TITLES) {
    expect(wordsOf(phrase).join(" "), phrase).toBe(phrase);
    for (const code of codes) expect(occupations.titleOf(code), `${phrase} ${code}`).toBeDefined();
  }
});

it("Spanish titles are in the words of the index, and lead to titles that are known", () => {
  for (const [spanish, english] of SPANISH) {
    expect(wordsOf(spanish).join(" "), spanish).toBe(spanish);
    expect(occupations.has(wordsOf(english).join(" ")), english).toBe(true);
  }
});

it("what is searched instead of an employer is a title that is known", () => {
  for (const [name, work] of KNOWN_EMPLOYERS)
    expect(occupations.codesOf(wordsOf(work).join(" ")).length, `${name}: ${work}`).toBeGreaterThan(0);
});

it("no phrase says two conditions of one kind", () => {
  const kinds = new Map<string, string>();
  for (const { kind, key, phrases } of CONCEPTS)
    for (const phrase of phrases.split(" | ")) {
      const place = `${kind}: ${wordsOf(phrase).join(" ")}`;
      expect(kinds.get(place) ?? key, place).toBe(key);
      kinds.set(place, key);
    }
});

import { readLexicons, structureOfDocument, structureOfText } from "@jobmap/contract/gap";
import { describe, expect, test } from "vitest";
import { CARE } from "../../contract/src/gap/lexicon/care.ts";
import { CREDENTIALS } from "../../contract/src/gap/lexicon/credentials.ts";
import { OFFICE } from "../../contract/src/gap/lexicon/office.ts";
import { ONET_SOFTWARE } from "../../contract/src/gap/lexicon/onet-software.ts";
import { DEGREES, LANGUAGES, WORK } from "../../contract/src/gap/lexicon/people.ts";
import { SOFTWARE } from "../../contract/src/gap/lexicon/software.ts";
import { TRADES } from "../../contract/src/gap/lexicon/trades.ts";
import { readLexicon } from "../../contract/src/gap/lexicon.ts";
import { tokensOf } from "../../contract/src/gap/tokens.ts";

const phrases = [
  SOFTWARE,
  OFFICE,
  CARE,
  TRADES,
  CREDENTIALS,
  DEGREES,
  LANGUAGES,
  WORK,
  ONET_SOFTWARE,
].flatMap((source) => readLexicon("skill", source));
const key = (text: string) =>
  tokensOf(text)
    .map((token) => token.key)
    .join(" ");

describe("the lists of terms", () => {
  test("no phrase means two things", () => {
    const meanings = new Map<string, Set<string>>();
    for (const { text, look, term } of phrases) {
      const name = look === "any" ? key(text) : text;
      meanings.set(name, (meanings.get(name) ?? new Set()).add(term.label));
    }
    expect([...meanings].filter(([, labels]) => labels.size > 1)).toEqual([]);
  });

  test("what a term implies is a term", () => {
    const lexicon = readLexicons();
    const implied = new Set(phrases.flatMap(({ term }) => term.implies));
    expect([...implied].filter((label) => !lexicon.term(label))).toEqual([]);
    const classA = lexicon.term("CDL Class A");
    expect(classA && lexicon.implied(classA)).toContain("credential:driver's license");
  });

  test("every phrase can be met: none is hidden behind a word without letters", () => {
    expect(phrases.filter(({ text }) => key(text) === "")).toEqual([]);
    expect(phrases.length).toBeGreaterThan(2_500);
  });
});

describe("structure", () => {
  const outcomes = (findings: ReturnType<typeof structureOfText>) =>
    Object.fromEntries(findings.map(({ check, outcome }) => [check, outcome]));

  test("of data: contact, dates, order and sections; what cannot be checked is said", () => {
    const work = [
      { position: "Cook", startDate: "2019" },
      { position: "Chef", startDate: "2022-03" },
      { position: "Baker" },
    ];
    expect(outcomes(structureOfDocument({ basics: { email: "jo@example.com" }, work }))).toEqual({
      contact: "problem",
      dates: "problem",
      order: "problem",
      sections: "problem",
      text_layer: "skipped",
    });
    const good = {
      basics: { email: "jo@example.com", phone: "410 555 0100" },
      work: [{ startDate: "2022-03" }, { startDate: "2019", endDate: "2022" }],
      education: [{ institution: "Harbor College" }],
    };
    expect(outcomes(structureOfDocument(good))).toEqual({
      contact: "fine",
      dates: "fine",
      order: "fine",
      sections: "fine",
      text_layer: "skipped",
    });
    expect(outcomes(structureOfDocument({}))).toMatchObject({ dates: "skipped", order: "skipped" });
  });

  test("of text: years are no phone number", () => {
    const text = "Jo Doe, jo@example.com\nExperience\nCook, 2015 - 2019\nEducation\nGED 2014";
    expect(outcomes(structureOfText(text))).toMatchObject({
      contact: "problem",
      dates: "fine",
      sections: "fine",
      order: "skipped",
    });
    expect(outcomes(structureOfText(`${text}\n(410) 555-0100`))).toMatchObject({ contact: "fine" });
  });
});

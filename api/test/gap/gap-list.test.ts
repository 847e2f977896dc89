import type { ResumeDocument } from "@jobmap/contract";
import { type GapList, gapList, type ListingText, type Quote, readLexicons } from "@jobmap/contract/gap";
import fc from "fast-check";
import { describe, expect, test } from "vitest";

const lexicon = readLexicons();
const LISTING: ListingText = {
  title: "Registered Nurse",
  description:
    "<p>You care for patients on a busy floor &amp; take vital signs.</p><p>The hospital was founded in 1920.</p>",
  responsibilities: "<ul><li>Chart in Epic EHR</li><li>Draw blood</li></ul>",
  qualifications:
    "<p>Current RN license and BLS are required.</p><ul><li>2 years of acute care experience</li><li>Spanish or Portuguese speaking is a plus</li><li>Valid driver's license</li></ul>",
  skills: [{ name: "Bedside manner", required: false }],
  licences: ["ACLS"],
};
const RESUME: ResumeDocument = {
  basics: { summary: "Staff nurse with good bedside manner." },
  work: [
    {
      position: "RN",
      name: "Harbor Hospital",
      startDate: "2019-03",
      endDate: "2023-02",
      highlights: ["Phlebotomy and vital signs on every shift", "Acute care of 6 patients"],
    },
  ],
  certificates: [{ name: "Basic Life Support" }],
  licenses: [{ type: "Class B CDL" }],
  languages: [{ language: "Portuguese" }],
};
const now = new Date("2026-11-23");
const labels = ({ said, missing, inOtherWords }: GapList) => ({
  said: said.map(({ label }) => label).sort(),
  missing: missing.map(({ label }) => label).sort(),
  inOtherWords: inOtherWords.map(({ label }) => label).sort(),
});

describe("the three lists", () => {
  const list = gapList(lexicon, LISTING, RESUME, now);

  test("what is said, what is not, and what is said in other words", () => {
    expect(labels(list)).toEqual({
      said: ["Acute care", "Bedside manner", "Portuguese", "Vital signs"],
      missing: ["ACLS certification", "Epic Systems"],
      inOtherWords: [
        "2 years of experience",
        "BLS certification",
        "Driver's license",
        "Phlebotomy",
        "RN license",
        "Registered nurse",
      ],
    });
  });

  test("dates add up where no line says how long", () => {
    const [years] = list.inOtherWords.filter(({ kind }) => kind === "experience");
    expect(years).toMatchObject({ addedMonths: 48, resume: { text: "RN" } });
    const short = { ...RESUME, work: [{ position: "RN", startDate: "2022", endDate: "2023" }] };
    expect(labels(gapList(lexicon, LISTING, short, now)).missing).toContain("2 years of experience");
  });

  test("both texts are quoted, with the phrase in them", () => {
    const [license] = list.inOtherWords.filter(({ label }) => label === "BLS certification");
    const phrase = ({ text, from, to }: Quote) => text.slice(from, to);
    expect(license?.listing.text).toBe("Current RN license and BLS are required.");
    expect(license && phrase(license.listing)).toBe("BLS");
    expect(license && phrase(license.resume)).toBe("Basic Life Support");
  });

  test("one of several is enough, and all are named when none is said", () => {
    expect(labels(gapList(lexicon, LISTING, {}, now)).missing).toContain("Spanish or Portuguese");
  });

  test("a resume as text says the same", () => {
    const text =
      "Jo Doe\nRN, Harbor Hospital\nSkills\nEpic, Excel\nLanguages\nSpanish\nNo driver's license\n5 years of nursing experience";
    expect(labels(gapList(lexicon, LISTING, text, now))).toMatchObject({
      said: ["Spanish"],
      inOtherWords: ["2 years of experience", "Epic Systems", "RN license", "Registered nurse"],
    });
    expect(labels(gapList(lexicon, LISTING, text, now)).missing).toContain("Driver's license");
  });
});

describe("whatever is written", () => {
  const WORDS = [
    "CPR",
    "required",
    "Excel",
    "at",
    "Word,",
    "preferred",
    "no",
    "not",
    "CDL",
    "Class A",
    "or",
    "and",
    "Spanish",
    "speaking",
    "a plus.",
    "3 years",
    "of experience",
    "must",
    "without",
    "Python",
    "R,",
    "C",
    "RN",
    "BLS;",
    "GED",
    "forklift",
    "license",
    "Requirements:",
    "• ",
    "\n",
    "bachelor's degree",
    "e.g.",
    "(",
    ")",
    "ServSafe",
  ] as const;
  const text = fc.array(fc.constantFrom(...WORDS), { maxLength: 40 }).map((words) => words.join(" "));
  const listings = fc.tuple(text, text).map(
    ([description, qualifications]): ListingText => ({
      ...LISTING,
      description,
      qualifications,
      responsibilities: null,
    }),
  );

  test("quotes are true parts of both texts", () => {
    fc.assert(
      fc.property(listings, text, (listing, resume) => {
        const plain = (html: string | null) => (html ?? "").replaceAll(/\s+/g, " ");
        const source = [
          listing.title,
          listing.description,
          listing.qualifications,
          "Bedside manner",
          "ACLS",
        ].map(plain);
        const { said, missing, inOtherWords } = gapList(lexicon, listing, resume, now);
        for (const { listing: quote } of [...said, ...missing, ...inOtherWords]) {
          expect(source.some((part) => part.includes(quote.text))).toBe(true);
          expect(quote.to).toBeGreaterThan(quote.from);
          expect(quote.to).toBeLessThanOrEqual(quote.text.length);
        }
        for (const { resume: quote } of [...said, ...inOtherWords]) expect(resume).toContain(quote.text);
      }),
    );
  });

  test("a further line never adds a gap", () => {
    fc.assert(
      fc.property(listings, text, text, (listing, resume, more) => {
        const before = new Set(gapList(lexicon, listing, resume, now).missing.map(({ id }) => id));
        // After what is there, so that it does not stand under another heading.
        const after = gapList(lexicon, listing, `${resume}\n${more}`, now).missing;
        expect(after.filter(({ id }) => !before.has(id))).toEqual([]);
      }),
    );
  });

  test("saying what is asked, in the listing's words, fills the gap", () => {
    const { missing } = gapList(lexicon, LISTING, {}, now);
    for (const { id, listing: quote } of missing) {
      const phrase = quote.text.slice(quote.from, quote.to);
      const resume = {
        skills: [{ name: phrase }],
        languages: [{ language: phrase }],
        work: [{ summary: phrase }],
      };
      expect(gapList(lexicon, LISTING, resume, now).missing.map((gap) => gap.id)).not.toContain(id);
    }
  });

  test("the order of a resume changes nothing", () => {
    const lines = fc.shuffledSubarray([
      ...(RESUME.work?.[0]?.highlights ?? []),
      "CPR",
      "Epic charting",
      "RN since 2019",
    ]);
    fc.assert(
      fc.property(lines, (highlights) => {
        const one = gapList(lexicon, LISTING, { ...RESUME, work: [{ highlights }] }, now);
        const other = gapList(
          lexicon,
          LISTING,
          { ...RESUME, work: [{ highlights: highlights.toReversed() }] },
          now,
        );
        expect(other).toEqual(one);
      }),
    );
  });
});

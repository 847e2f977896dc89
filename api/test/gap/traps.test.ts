import { gapList, type ListingText, readLexicons } from "@jobmap/contract/gap";
import { describe, expect, test } from "vitest";

const lexicon = readLexicons();
const listing = (qualifications: string): ListingText => ({
  title: "",
  description: "",
  responsibilities: null,
  qualifications,
  skills: [],
  licences: [],
});
/** What a sentence asks for, as "required: Label". */
const asked = (sentence: string) =>
  gapList(lexicon, listing(`<p>${sentence}</p>`), "").missing.map(
    ({ label, strength }) => `${strength}: ${label}`,
  );
const labels = (sentence: string) => asked(sentence).map((text) => text.replace(/^\w+: /, ""));

describe("words of everyday language", () => {
  test.each([
    "Excel at customer communication.",
    "You excel in a fast-paced place.",
    "Ability to go to several sites a day.",
    "Go to our stores every week.",
    "A background in R&D.",
    "Presents to C-level leaders and the C-suite.",
    "Hired by word of mouth.",
    "Word of honor.",
    "Access to a reliable vehicle.",
    "You have access to tools.",
    "Access Control experience in Building C.",
    "Takes swift action.",
    "Swift response to alarms.",
    "Teams that work together.",
    "Works in the outlook of the market.",
    "A project that spans years.",
    "Must be in Section R of the roster.",
    "Speaks of the French fries station.",
    "Has a spark of creativity and reacts well.",
    "Able to react quickly and rail at nothing.",
    "Follow us on Facebook and LinkedIn.",
    "Under the supervision of the director.",
    "You combine expertise with care.",
    "Knowledge of a language other than English.",
    "The filing period ends in May, and beware of recruitment fraud.",
    "We are recruiting for one position.",
    "Experience in accounting, auditing, graphic design, or a closely related field.",
    "Works with the Bureau of Customer Services.",
    "A degree in architecture, urban planning, or graphic design is not expected.",
  ])("%s", (sentence) => {
    expect(labels(sentence).filter((label) => label !== "Access control")).toEqual(
      /Access Control/.test(sentence) ? ["Security guarding"] : [],
    );
  });

  test.each([
    ["Proficient in Excel.", ["Microsoft Excel"]],
    ["Knowledge of Word, Excel and Access.", ["Microsoft Word", "Microsoft Excel", "Microsoft Access"]],
    ["Excel skills.", ["Microsoft Excel"]],
    ["Experience with Python and R.", ["Python", "R"]],
    ["Experience programming in C/C++.", ["C", "C++"]],
    ["Builds services in Go and Rust.", ["Go", "Rust"]],
    ["Writes Swift code for iPhones.", ["Swift"]],
    ["Statistical programming in R.", ["R"]],
    ["Skilled in C#, .NET and ASP.NET.", ["C#", ".NET", "ASP.NET"]],
    ["Node.js and React.js.", ["Node.js", "React"]],
  ])("%s", (sentence, expected) => expect(labels(sentence)).toEqual(expected));
});

describe("what is denied", () => {
  test.each([
    "No experience required.",
    "No degree, license or prior experience is required.",
    "A high school diploma is not required.",
    "CDL not required.",
    "You don't need a driver's license.",
    "We will train you to get your CNA certification.",
    "Paid training for the forklift license.",
    "All are welcome regardless of whether English is their first language.",
  ])("%s", (sentence) => expect(asked(sentence)).toEqual([]));

  test.each([
    ["Nobody will be considered without a driver's license.", ["required: Driver's license"]],
    ["Not only Excel skills, but also SQL.", ["required: Microsoft Excel", "required: SQL"]],
    [
      "Including but not limited to Excel and Word.",
      ["required: Microsoft Excel", "required: Microsoft Word"],
    ],
    ["A degree is not required, but a CDL is a plus.", ["preferred: Commercial driver's license"]],
    ["No less than 3 years of experience.", ["required: 3 years of experience"]],
  ])("%s", (sentence, expected) => expect(asked(sentence)).toEqual(expected));
});

describe("required and preferred", () => {
  test.each([
    [
      "CPR and first aid required, CNA preferred.",
      ["required: CPR certification", "required: First aid certification", "preferred: CNA certification"],
    ],
    [
      "Must have a valid driver's license; forklift certification is a plus.",
      ["required: Driver's license", "preferred: Forklift certification"],
    ],
    [
      "Bachelor's degree required, master's degree preferred.",
      ["required: Bachelor's degree or Master's degree"],
    ],
    ["Nice to have: Spanish language.", ["preferred: Spanish"]],
    ["Spanish or French speaking preferred.", ["preferred: Spanish or French"]],
  ])("%s", (sentence, expected) => expect(asked(sentence)).toEqual(expected));

  test("headings decide where sentences do not", () => {
    const text =
      "<h3>What you do</h3><ul><li>Operate forklifts</li></ul><h3>Preferred</h3><ul><li>OSHA 10</li></ul><h3>What we offer</h3><ul><li>QuickBooks</li></ul><p><strong>Requirements</strong></p><p>ServSafe</p>";
    expect(asked(text).sort()).toEqual([
      "mentioned: Forklift operation",
      "preferred: OSHA 10",
      "required: ServSafe",
    ]);
  });
});

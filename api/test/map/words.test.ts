import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { searchWords, wordsOf } from "../../src/map/core/words.ts";
import { type IndexedJob, JobIndex } from "../../src/map/index.ts";

describe("wordsOf", () => {
  it.each([
    ["Señor Développeur — Łódź, Straße, Ærø", "senor developpeur lodz strasse aero"],
    ["C++ & C#/.NET", "c++ c# net"],
    ["sales+marketing, 401k+", "sale marketing 401k"],
    ["Women's and drivers’ work", "women and driver work"],
    ["日本語 2nd-shift", "日本語 2nd shift"],
    ["", ""],
    [" ++ ' ", ""],
  ])("reads %s", (text, words) => {
    expect(wordsOf(text).join(" ")).toBe(words);
  });

  it("reads a text line by line as it reads it at once", () => {
    const unit = fc.constantFrom(..."aBs1é\u0301.'’+#-&; <\n日ﬁ".split(""), "ies", "C.N.A.", "c++");
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 40 }), (text) => {
        expect(text.split("\n").flatMap((line) => wordsOf(line))).toEqual(wordsOf(text));
      }),
    );
  });

  it.each([
    ["nurse", "nurses"],
    ["delivery", "deliveries"],
    ["movie", "movies"],
    ["class", "classes"],
    ["box", "boxes"],
    ["coach", "coaches"],
    ["logistics", "logistic"],
    ["aide", "aides"],
  ])("reads %s and %s as one word", (one, many) => {
    expect(wordsOf(one)).toEqual(wordsOf(many));
  });

  it.each(["business", "status", "analysis", "bus", "aws"])("leaves %s alone", (word) => {
    expect(wordsOf(word)).toEqual([word]);
  });
});

describe("searchWords", () => {
  it("matches beginnings of words", () => {
    expect(searchWords("Registered nurs* O'Bri*")).toEqual([
      { token: "registered", word: "registered", isPrefix: false },
      { token: "nurs", word: "nurs", isPrefix: true },
      { token: "obri", word: "obri", isPrefix: true },
    ]);
  });
});

describe("JobIndex.suggest", () => {
  const row = (id: number, title: string, company = "Nurture Inc."): IndexedJob => ({
    id,
    companyId: company.length,
    title,
    company,
    words: "",
    textWords: [],
    concepts: [],
    employmentTypes: [],
    locationType: "ONSITE",
    categoryId: null,
    educationLevel: null,
    pay: null,
    postedAt: 0,
    locations: [],
  });
  const rows = [
    row(1, "Registered Nurse"),
    row(2, "registered nurse"),
    row(3, "Nurse Practitioner"),
    row(4, "Señior Núrse", "Bay Health"),
    row(5, "Welder", "Bay Health"),
  ];

  it("finds titles and companies by the beginning of any word, most jobs first", () => {
    const index = JobIndex.build(rows, { rebuildAfter: 0 });
    expect(index.suggest("NUR", 10)).toEqual([
      { kind: "company", text: "Nurture Inc.", count: 3, companyId: 12 },
      { kind: "title", text: "registered nurse", count: 2 },
      { kind: "title", text: "Nurse Practitioner", count: 1 },
      { kind: "title", text: "Señior Núrse", count: 1 },
    ]);
    expect(index.suggest("registered  nu", 10).map(({ text }) => text)).toEqual(["registered nurse"]);
    expect(index.suggest("senior", 10).map(({ text }) => text)).toEqual(["Señior Núrse"]);
    expect(index.suggest("nur", 2)).toHaveLength(2);
    expect(index.suggest(" ", 10)).toEqual([]);
  });

  it("follows changes, renamed companies included", () => {
    const index = JobIndex.build(rows, { rebuildAfter: 0 });
    index.remove(1);
    index.upsert(row(2, "Shift Nurse"));
    expect(index.suggest("registered", 10)).toEqual([]);
    expect(index.suggest("shift", 10)).toEqual([{ kind: "title", text: "Shift Nurse", count: 1 }]);
    index.upsert({ ...row(5, "Welder"), company: "Zephyr", companyId: "Bay Health".length });
    expect(index.suggest("bay", 10)).toEqual([]);
    expect(index.suggest("zep", 10)).toEqual([{ kind: "company", text: "Zephyr", count: 2, companyId: 10 }]);
    expect(index.count({ companyText: "zeph" })).toBe(2);
  });
});

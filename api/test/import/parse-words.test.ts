import { parseEmail, parseUrl } from "@jobmap/contract/contact";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { categorize } from "../../src/import/categorize.ts";
import { companyKey } from "../../src/import/company-key.ts";
import { parseBoolean, parseCount, parseNumber } from "../../src/import/parse/number.ts";
import { cleanText, plain, prose, repairMojibake, truncate } from "../../src/import/parse/text.ts";
import { parseTitle } from "../../src/import/parse/title.ts";
import {
  parseEducation,
  parseEmploymentTypes,
  parseExperience,
  parseLocationType,
  parseResumeRequirement,
  parseSourceState,
} from "../../src/import/parse/vocabulary.ts";

describe("repairMojibake", () => {
  it.each([
    ["cafÃ©", "café"],
    ["Â£30", "£30"],
    ["doesnâ€™t", "doesn’t"],
    ["CafÃƒÂ©", "Café"],
    ["â‚¬16", "€16"],
    ["SÃ£o Paulo", "São Paulo"],
  ])("repairs %s", (broken, text) => expect(repairMojibake(broken)).toBe(text));

  it("undoes the mistake in any text, and leaves correct text alone", () => {
    const misread = (text: string) => new TextDecoder("windows-1252").decode(Buffer.from(text));
    const word = fc.string({ unit: fc.constantFrom(..."abc éèüñçßœ€’–"), minLength: 1 });
    fc.assert(
      fc.property(word, (text) => {
        expect(repairMojibake(misread(text))).toBe(text);
        expect(repairMojibake(text)).toBe(text);
      }),
    );
  });
});

describe("cleanText", () => {
  it("removes invisible characters and keeps lines", () => {
    expect(cleanText(" a\u00a0b\u0000 \r\n c\u200b\ufeff ")).toBe("a b\nc");
    expect(cleanText("'=SUM(1)")).toBe("=SUM(1)");
    expect(cleanText("it's")).toBe("it's");
  });

  it("reads placeholders as nothing", () => {
    expect(["N/A", "None", "-", "null", "NONE/Ninguno", "#N/A"].map(plain)).toEqual(["", "", "", "", "", ""]);
    expect(prose("None.")).toBe("");
    expect(plain("Nona")).toBe("Nona");
  });

  it("never splits a character", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.integer({ min: 0, max: 30 }), (text, length) => {
        expect(truncate(text, length).isWellFormed()).toBe(text.isWellFormed());
        expect(truncate(text, length).length).toBeLessThanOrEqual(Math.max(length, 0));
      }),
    );
  });
});

describe("parseTitle", () => {
  it.each([
    ["Nursery Worker (45-2092.00)", "Nursery Worker", "45-2092.00"],
    ["35-3023.00 Fast Food & Counter Workers", "Fast Food & Counter Workers", "35-3023.00"],
    ["Crew Leader / Supervisor (45-1011) & (53-3053)", "Crew Leader / Supervisor", "45-1011.00"],
    ["Repair workers 49-909", "Repair workers", null],
    ["LANDSCAPING & GROUNDSKEEPING WORKERS", "Landscaping & Groundskeeping Workers", null],
    ["SR. HVAC TECH II", "Sr. HVAC Tech II", null],
    ["H-2A FARMWORKER", "H-2A Farmworker", null],
    ["general farm worker ", "General Farm Worker", null],
    ["Cook 2", "Cook 2", null],
    ["Farmworker - 12345", "Farmworker", null],
    ["Farmworker #12", "Farmworker", null],
    ["Farmworker-12", "Farmworker", null],
    ["Recreation Aid (Lifeguard) NF-01", "Recreation Aid (Lifeguard) NF-01", null],
    ["RN", "RN", null],
    ["Développeur <b>web</b>", "Développeur web", null],
  ])("tidies %s", (text, title, occupation_code) =>
    expect(parseTitle(text)).toEqual({ title, occupation_code }),
  );

  it("is nothing without two letters", () => {
    expect(["", "-", "45-2092.00", "#1"].map(parseTitle)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe("vocabularies", () => {
  it.each([
    ["Full-time, Temporary", ["FULL_TIME", "TEMPORARY"]],
    ["FULL_TIME", ["FULL_TIME"]],
    ["FT/PT", ["FULL_TIME", "PART_TIME"]],
    ["CDD", ["TEMPORARY"]],
    ["H-2A", ["TEMPORARY"]],
    ["Teilzeit", ["PART_TIME"]],
    ["Prácticas", ["INTERN"]],
    ["Permanent", []],
    ["xyz", undefined],
  ])("employment type %s", (text, types) => expect(parseEmploymentTypes(text)).toEqual(types));

  it.each([
    ["Remote OK", "TELECOMMUTE"],
    ["Télétravail", "TELECOMMUTE"],
    ["Hybrid - 3 days", "HYBRID"],
    ["Not remote", "ONSITE"],
    ["On-site", "ONSITE"],
    ["Office", undefined],
    ["Pas_teletravail", "ONSITE"],
    ["Aucun télétravail", "ONSITE"],
    ["Télétravail partiel", "HYBRID"],
  ])("location type %s", (text, type) => expect(parseLocationType(text)).toBe(type));

  it.each([
    ["High School/GED", "HIGH_SCHOOL"],
    ["Bachelor's, Master's preferred", "BACHELOR"],
    ["Other degree (JD, MD, etc.)", "DOCTORATE"],
    ["None", "NONE"],
    ["friendly", undefined],
  ])("education %s", (text, level) => expect(parseEducation(text)).toBe(level));

  it.each([
    ["24 months", 24],
    ["2 years", 24],
    ["3-5 yrs", 36],
    ["1.5 years", 18],
    ["two years", 24],
    ["Entry level", 0],
    ["3", 36],
    ["some", undefined],
    ["900 years", undefined],
  ])("experience %s", (text, months) => expect(parseExperience(text, "years")).toBe(months));

  it.each([
    ["Closed - filled", "FILLED"],
    ["Determination Issued - Withdrawn", "CANCELLED"],
    ["Draft", "UNPUBLISHED"],
    ["Expired", "EXPIRED"],
    ["Acceptance Issued - Denial Action In Review", "OPEN"],
    ["Determination Issued - Certification", "OPEN"],
  ])("state %s", (text, state) => expect(parseSourceState(text)).toBe(state));

  it("never throws on any text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        parseEmploymentTypes(text);
        parseLocationType(text);
        parseEducation(text);
        parseSourceState(text);
        parseTitle(text);
        companyKey(text);
        expect(Number.isNaN(parseExperience(text, "years"))).toBe(false);
        expect(Number.isNaN(parseNumber(text))).toBe(false);
      }),
      { numRuns: 500 },
    );
  });
});

describe("numbers", () => {
  it.each([
    ["1,234.56", 1234.56],
    ["1.234,56", 1234.56],
    ["52 000", 52_000],
    ["16,50", 16.5],
    ["52,000", 52_000],
    ["18.375", 18.375],
    ["-3", -3],
    ["1e5", undefined],
    ["", undefined],
    ["1,2,3", undefined],
  ])("reads %j", (text, number) => expect(parseNumber(text)).toBe(number));

  it("reads counts and booleans", () => {
    expect(["4", "4.0", "12 positions", "many", "1.5"].map((text) => parseCount(text, 0, 99))).toEqual([
      4,
      4,
      12,
      undefined,
      undefined,
    ]);
    expect(["TRUE", "oui", "No", "maybe"].map(parseBoolean)).toEqual([true, true, false, undefined]);
  });
});

describe("links", () => {
  it.each([
    ["https://example.org/jobs/1", "https://example.org/jobs/1"],
    ["www.example.org/jobs", "https://www.example.org/jobs"],
    ["javascript:alert(1)", undefined],
    ["data:text/html,x", undefined],
    ["https://user:secret@example.org/", undefined],
    ["http://localhost/", undefined],
    [`https://example.org/${"x".repeat(2000)}`, undefined],
    ["not a link", undefined],
  ])("reads %j", (text, url) => expect(parseUrl(text)).toBe(url));

  it("reads email addresses", () => {
    expect(["jobs@example.org", "mailto:a.b@example.co.uk", "a@b", "a b@c.de"].map(parseEmail)).toEqual([
      "jobs@example.org",
      "a.b@example.co.uk",
      undefined,
      undefined,
    ]);
  });
});

describe("companyKey", () => {
  it("recognizes one employer in its usual spellings, and two in different names", () => {
    const keys = [
      "Black Gold Farms, Inc.",
      "BLACK GOLD FARMS INC",
      "The Black Gold Farms",
      "Black Gold Farms L.L.C.",
    ].map(companyKey);
    expect(new Set(keys).size).toBe(1);
    expect(companyKey("A & T Farms")).toBe(companyKey("A and T Farms, Inc"));
    expect(companyKey("Société Générale")).toBe(companyKey("SOCIETE GENERALE SA"));
    expect(companyKey("Smith Farms")).not.toBe(companyKey("Smith Ranch"));
    expect(companyKey("株式会社")).not.toBe("");
    expect(companyKey("Co")).toBe("co");
  });
});

describe("categorize", () => {
  it.each([
    ["Farmworkers and Laborers, Crop", "45-0000"],
    ["Landscape Laborer", "37-0000"],
    ["Senior Software Engineer", "15-0000"],
    ["Civil Engineer", "17-0000"],
    ["Registered Nurse (RN)", "29-0000"],
    ["Certified Nursing Assistant", "31-0000"],
    ["CDL Truck Driver", "53-0000"],
    ["Line Cook", "35-0000"],
    ["Restaurant Manager", "11-0000"],
    ["Case Manager", "21-0000"],
    ["Staff Accountant", "13-0000"],
    ["Electrician", "47-0000"],
    ["Nursery School Teacher", "25-0000"],
    ["Zzyzx", null],
  ])("puts %s under %s", (title, code) => expect(categorize(title)).toBe(code));

  it("prefers an occupation code to words", () => {
    expect(categorize("Assistant", "45-2092.00")).toBe("45-0000");
    expect(categorize("Cook", "99-0000")).toBe("35-0000");
  });
});

describe("parseResumeRequirement", () => {
  it.each([
    ["Yes", "REQUIRED"],
    ["required", "REQUIRED"],
    ["Obligatorio", "REQUIRED"],
    ["No", "OPTIONAL"],
    ["Not required", "OPTIONAL"],
    ["optional", "OPTIONAL"],
    ["NOT_WANTED", "NOT_WANTED"],
    ["hidden", "NOT_WANTED"],
    ["No resume", "NOT_WANTED"],
    ["maybe", undefined],
    ["", undefined],
  ])("reads %j as %s", (cell, requirement) => expect(parseResumeRequirement(cell)).toBe(requirement));
});

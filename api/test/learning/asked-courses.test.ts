import type { ResumeDocument } from "@jobmap/contract";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { SEED_COURSES } from "../../db/courses.ts";
import { askedCourses } from "../../src/learning/asked-courses.ts";
import { ownCredentials } from "../../src/learning/own-credentials.ts";

const BLS = { code: "aha-bls", terms: ["BLS", "Basic Life Support"] };
const job = (id: number, ...asks: [said: string, isRequired?: boolean][]) => ({
  id,
  title: `Nurse ${id}`,
  company: "Harbor Clinic",
  asks: asks.map(([said, isRequired = true]) => ({ said, isRequired })),
});

describe("courses that listings ask for", () => {
  it.each([
    ["BLS certification", true],
    ["Current B.L.S. card", true],
    ["basic life supports", true],
    ["Basic training in life support", false],
    ["ABLS", false],
    ["Life support", false],
  ])("%s: %s", (said, isAsked) => {
    expect(askedCourses([BLS], [job(1, [said])], []).asked).toHaveLength(isAsked ? 1 : 0);
  });

  it("count each listing once, by what it requires, and come the most asked first", () => {
    const cpr = { code: "cpr", terms: ["CPR"] };
    const jobs = [
      job(1, ["BLS preferred", false], ["BLS certification", true]),
      job(2, ["Basic Life Support", false]),
      job(3, ["CPR"]),
    ];
    expect(askedCourses([cpr, BLS], jobs, []).asked).toEqual([
      {
        code: "aha-bls",
        term: "BLS",
        jobs: [
          { id: 1, title: "Nurse 1", company: "Harbor Clinic", said: "BLS certification", is_required: true },
          {
            id: 2,
            title: "Nurse 2",
            company: "Harbor Clinic",
            said: "Basic Life Support",
            is_required: false,
          },
        ],
        lapsed: null,
      },
      expect.objectContaining({ code: "cpr" }),
    ]);
  });

  it("are found by every term of the catalog", () => {
    for (const { code, terms } of SEED_COURSES)
      for (const term of terms) {
        const { asked } = askedCourses(SEED_COURSES, [job(1, [term])], []);
        expect(
          asked.map((course) => course.code),
          `${term} of ${code}`,
        ).toContain(code);
      }
  });
});

describe("what a profile has", () => {
  const NOW = new Date("2026-11-23T12:00:00Z");

  it.each<[string, ResumeDocument, boolean]>([
    ["a certificate", { certificates: [{ name: "BLS for Healthcare Providers" }] }, true],
    ["a license", { licenses: [{ type: "Basic Life Support", status: "ACTIVE" }] }, true],
    ["a skill", { skills: [{ name: "B.L.S." }] }, true],
    ["a skill's keyword", { skills: [{ name: "First aid", keywords: ["BLS"] }] }, true],
    ["something else", { certificates: [{ name: "ABLS" }], skills: [{ name: "Life support" }] }, false],
    ["one that ends this month", { certificates: [{ name: "BLS", expires: "2026-11" }] }, true],
    ["one that ends today", { certificates: [{ name: "BLS", expires: "2026-11-23" }] }, true],
    ["one that ended yesterday", { certificates: [{ name: "BLS", expires: "2026-11-22" }] }, false],
    ["one that ended last year", { licenses: [{ type: "BLS", expires: "2025", status: "ACTIVE" }] }, false],
    ["one that is said to have expired", { licenses: [{ type: "BLS", status: "EXPIRED" }] }, false],
    ["one that is not had yet", { licenses: [{ type: "BLS", status: "PENDING" }] }, false],
    [
      "an old one and a new one",
      {
        certificates: [
          { name: "BLS", expires: "2024" },
          { name: "BLS", expires: "2028" },
        ],
      },
      true,
    ],
  ])("is left out of what is asked for: %s", (_, profile, isHeld) => {
    const { asked, held } = askedCourses(
      [BLS],
      [job(1, ["BLS certification"])],
      ownCredentials(profile, NOW),
    );
    expect([asked.length, held.length]).toEqual(isHeld ? [0, 1] : [1, 0]);
  });

  it("says what no longer counts, or not yet", () => {
    const lapseOf = (profile: ResumeDocument) =>
      askedCourses([BLS], [job(1, ["BLS"])], ownCredentials(profile, NOW)).asked[0]?.lapsed;
    expect(lapseOf({ certificates: [{ name: "BLS card", expires: "2025-06" }] })).toEqual({
      said: "BLS card",
      why: "EXPIRED",
      on: "2025-06",
    });
    expect(lapseOf({ licenses: [{ type: "BLS", status: "PENDING" }] })).toEqual({
      said: "BLS",
      why: "PENDING",
      on: null,
    });
    expect(lapseOf({})).toBeNull();
  });

  it("is subtracted, and nothing else changes: whatever listings ask for and profiles have", () => {
    const words = fc.constantFrom(
      "BLS",
      "Basic Life Support",
      "CPR",
      "first aid",
      "forklift",
      "ABLS",
      "Part 107",
    );
    const asks = fc.array(fc.array(words, { maxLength: 4 }), { maxLength: 5 });
    const own = fc.array(
      fc.record({
        said: words,
        lapsed: fc.constantFrom(null, { why: "EXPIRED", on: "2025" } as const),
      }),
      { maxLength: 4 },
    );
    fc.assert(
      fc.property(asks, own, own, (listings, mine, more) => {
        const jobs = listings.map((said, n) => job(n, ...said.map((one): [string] => [one])));
        const codes = (all: readonly { readonly code: string }[]) => all.map(({ code }) => code);
        const everything = askedCourses(SEED_COURSES, jobs, []);
        const { asked, held } = askedCourses(SEED_COURSES, jobs, mine);
        expect(everything.held).toEqual([]);
        // Each is asked for or held, never both and never lost; what is asked for is told as without a profile.
        expect(new Set([...codes(asked), ...codes(held)])).toEqual(new Set(codes(everything.asked)));
        expect(asked.length + held.length).toBe(everything.asked.length);
        expect(asked.map((course) => ({ ...course, lapsed: null }))).toEqual(
          everything.asked.filter(({ code }) => codes(asked).includes(code)),
        );
        // What has lapsed subtracts nothing; whatever is held is held by something that counts.
        const lapsed = mine.map(({ said }) => ({ said, lapsed: { why: "EXPIRED", on: null } as const }));
        expect(askedCourses(SEED_COURSES, jobs, lapsed).held).toEqual([]);
        for (const { said } of held) expect(mine).toContainEqual({ said, lapsed: null });
        // More in a profile never asks for more.
        const after = askedCourses(SEED_COURSES, jobs, [...mine, ...more]);
        expect(codes(asked)).toEqual(expect.arrayContaining(codes(after.asked)));
      }),
    );
  });
});

describe("the catalog's first rows", () => {
  it("have codes of their own, https addresses, and no prices", () => {
    const codes = SEED_COURSES.map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    for (const { code, url, teaches } of SEED_COURSES) {
      expect(new URL(url).protocol, code).toBe("https:");
      expect(teaches, code).toMatch(/^[A-Z].*[.]$/);
      expect(teaches, code).not.toMatch(/\$|USD/);
    }
  });
});

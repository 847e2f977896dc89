import { describe, expect, it } from "vitest";
import { FAMILIES } from "../../db/demo/families/index.ts";
import { generateDemo } from "../../db/demo/generate.ts";
import { escapeHtml } from "../../db/demo/html.ts";
import { payText } from "../../db/demo/pay.ts";
import { withArticle } from "../../db/demo/text.ts";
import { gazetteerRows } from "../../db/seed-places.ts";

const demo = generateDemo({ jobs: 9_000, today: new Date("2026-11-20T12:00:00Z") }, gazetteerRows());
const jobs = [...demo.jobs()];
const english = jobs.filter(({ posting }) => posting.language === "en");
const spanish = jobs.filter(({ posting }) => posting.language === "es");

describe("the text of a demo job", () => {
  it("is safe HTML of realistic length, without gaps", () => {
    for (const { description } of jobs) {
      expect(description.length).toBeGreaterThanOrEqual(600);
      expect(description.length).toBeLessThanOrEqual(2_500);
      expect(description.replace(/<\/?(?:p|ul|li|h3|strong)>/g, "")).not.toMatch(/[<>]/);
      expect(description).not.toMatch(/undefined|null|NaN|[{}|]| {2}|\.\.| [.,;]|<(p|li|ul|h3)><\/\1>/);
    }
  });

  it("differs between jobs", () => {
    const withoutFigures = jobs.map(({ description }) =>
      description.replace(/^<p>.*?<\/p>/, "").replace(/\d+/g, ""),
    );
    expect(new Set(jobs.map(({ description }) => description)).size).toBe(jobs.length);
    expect(new Set(withoutFigures).size).toBeGreaterThan(0.999 * jobs.length);
  });

  it("agrees with the row", () => {
    for (const { description, posting } of english) {
      const says = (fact: string) => expect(description).toContain(escapeHtml(fact));
      says(posting.company.name);
      says(posting.role);
      if (posting.pay) says(payText(posting.pay));
      else expect(description).not.toMatch(/<strong>Pay:/);
      says(posting.working.shift.text);
      says(`${posting.working.shift.hours} hours a week`);
      for (const skill of [...posting.requiredSkills, ...posting.helpfulSkills]) says(skill);
      for (const license of posting.licences) says(license);
      if (posting.openings > 1) says(`${posting.openings} openings`);
      if (posting.sponsorsVisa) says("sponsorship is available");
      expect(description.includes("careers site")).toBe(posting.applyKind === "URL");
    }
  });

  it("names its place at the row's precision", () => {
    for (const { description, posting } of english) {
      const [place] = posting.locations;
      if (posting.locationType === "TELECOMMUTE") {
        expect(description).toContain("remote, ");
        continue;
      }
      expect(description).toContain(`${place?.locality}, ${place?.region}`);
      if (posting.locations.length === 1 && place?.street) expect(description).toContain(place.street);
      expect(description.includes("hybrid, ")).toBe(posting.locationType === "HYBRID");
    }
  });

  it("is in Spanish if the row says so", () => {
    expect(spanish.length).toBeGreaterThan(20);
    for (const { description, posting } of spanish) {
      expect(description).toContain("horas a la semana");
      expect(description).toContain(posting.company.name.replace("&", "&amp;"));
      expect(posting.extras).toEqual([]);
      expect(description).not.toMatch(/\b(?:the|you|and|with)\b/);
    }
  });
});

describe("withArticle", () => {
  it.each([
    ["Cashier", "a Cashier"],
    ["Accountant", "an Accountant"],
    ["HVAC Technician", "an HVAC Technician"],
    ["User Experience Designer", "a User Experience Designer"],
    ["Universal Banker", "a Universal Banker"],
    ["Urgent Care Physician Assistant", "an Urgent Care Physician Assistant"],
    ["LPN Charge Nurse", "an LPN Charge Nurse"],
    ["X-Ray Technologist", "an X-Ray Technologist"],
    ["MIG Welder", "a MIG Welder"],
    ["EMT", "an EMT"],
  ])("%s", (noun, expected) => {
    expect(withArticle(noun)).toBe(expected);
  });
});

describe("occupations", () => {
  const occupations = FAMILIES.flatMap((family) => family.occupations);

  it("have a unique key and an O*NET-SOC code", () => {
    expect(new Set(occupations.map(({ key }) => key)).size).toBe(occupations.length);
    for (const { code } of occupations) expect(code).toMatch(/^\d\d-\d{4}\.\d\d$/);
  });

  it("have enough text without repetition", () => {
    for (const { key, duties, skills, titles, purposes } of occupations) {
      expect(duties.length, key).toBeGreaterThanOrEqual(6);
      expect(skills.length, key).toBeGreaterThanOrEqual(5);
      for (const list of [duties, skills, titles, purposes]) {
        expect(new Set(list).size, key).toBe(list.length);
        for (const item of list) expect(item, key).toBe(item.trim());
      }
    }
  });
});

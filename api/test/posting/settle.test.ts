import { type JobContent, type JobDraft, NO_JOB_FIELDS } from "@jobmap/contract";
import { describe, expect, it } from "vitest";
import { settle } from "../../src/posting/settle.ts";

const STORED: JobContent = {
  ...NO_JOB_FIELDS,
  title: "Deckhand",
  category_id: null,
  employment_types: ["FULL_TIME"],
  location_type: "ONSITE",
  locations: [],
  applicant_location_requirements: [],
  openings: 1,
  base_salary: { currency: "USD", min: 2_000, max: 2_600, unit: "HOUR" },
  hours_per_week: 37.25,
  benefits: [],
  other_compensation: [],
  description: "<p>Keeps the boats.</p>",
  responsibilities: null,
  qualifications: null,
  skills: [],
  licences: [],
  language: "en",
  apply_kind: "NATIVE",
  apply_url: null,
  apply_email: null,
  application_deadline: null,
  questions: [],
};
const settled = (change: Partial<JobDraft>) => settle({ ...STORED, ...change }, STORED);
const pay = (min: number | null, max: number | null) => ({
  base_salary: { currency: "EUR", min, max, unit: "MONTH" } as const,
});
const question = (text: string, options: string[] = []) => ({
  text,
  type: "SINGLE_SELECT" as const,
  required: false,
  options,
  knockout: [],
});

describe("settle", () => {
  it("leaves complete fields unchanged", () => {
    const { content, unfinished, checks } = settled({});
    expect(content).toEqual(STORED);
    expect([...unfinished, ...checks]).toEqual([]);
  });

  it.each<[string, Partial<JobDraft>, string, string]>([
    ["pay without its lowest", pay(null, 350_000), "base_salary", "Please enter the minimum pay too."],
    ["pay of nothing", pay(0, null), "base_salary", "Pay must be more than zero."],
    ["pay upside down", pay(3, 2), "base_salary", "Maximum pay must not be below minimum pay."],
    [
      "a question without words",
      { questions: [question("")] },
      "questions",
      "Question 1: Please enter a question.",
    ],
    [
      "a choice without a choice",
      { questions: [question("Which boats?", ["Ferry", "Tug"]), question("Which shift?", ["Day"])] },
      "questions",
      "Question 2: A choice needs 2 to 99 different options.",
    ],
    [
      "half an address",
      { apply_kind: "URL", apply_url: "htt" },
      "apply_url",
      "The address must start with http:// or https://.",
    ],
    [
      "a text that is too long",
      { responsibilities: `<p>${"word ".repeat(9_000)}</p>` },
      "responsibilities",
      "This text can have at most 16,000 characters.",
    ],
  ])("holds back %s, and names what is missing", (_, change, field, message) => {
    const { unfinished, checks } = settled(change);
    expect(checks).toEqual([{ code: `${field}_unfinished`, severity: "blocks", field, message }]);
    expect([...unfinished]).toContain(field);
  });

  it("treats a currency without an amount as no pay", () => {
    const { content, unfinished } = settled(pay(null, null));
    expect(content.base_salary).toBeNull();
    expect([...unfinished]).toEqual([]);
  });

  it("keeps complete questions", () => {
    const finished = question("Which boats?", ["Ferry", "Tug"]);
    expect(settled({ questions: [finished, question("")] }).content.questions).toEqual([finished]);
  });

  it("does not require an address that is not used", () => {
    const { content, unfinished, checks } = settled({ apply_url: "htt", apply_email: "ma" });
    expect(checks).toEqual([]);
    expect(content).toMatchObject({ apply_url: null, apply_email: null });
    expect([...unfinished]).toEqual(["apply_url", "apply_email"]);
  });
});

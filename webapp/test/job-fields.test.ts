import { JOB_CONTENT_KEYS, type JobDraft } from "@jobmap/contract";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { generatedJobs } from "../../api/test/support/generated-jobs.ts";
import { changed, fieldsOf, type JobFields, read } from "../src/features/post-job/fields/job-fields.ts";
import { withoutBullets } from "../src/features/post-job/fields/lines.ts";
import { withOptions } from "../src/features/post-job/fields/question-fields.ts";
import { minorUnitsOf, moneyText } from "../src/lib/typed-money.ts";

const COMPANY = { currency: "USD" };
const jobs = generatedJobs();
const roundTrip = (job: JobDraft) => read(fieldsOf(job, COMPANY), job, COMPANY);

/** A form that was kept on the device: what JSON does not have is lost. */
const kept = (fields: JobFields): JobFields => JSON.parse(JSON.stringify(fields));

describe("the job form", () => {
  it("changes nothing in 2,000 jobs that are opened and saved in every step", () => {
    fc.assert(
      fc.property(jobs, (job) => {
        const { draft, problems } = roundTrip(job);
        expect(problems).toEqual({});
        expect(draft).toEqual(job);
        expect(changed(job, draft)).toEqual({});
        expect(read(kept(fieldsOf(job, COMPANY)), job, COMPANY).draft).toEqual(job);
      }),
      { numRuns: 2_000 },
    );
  });

  it("changes only the edited field", () => {
    const title = fc.string({ minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(jobs, title, (job, text) => {
        fc.pre(text !== job.title);
        const fields = fieldsOf(job, COMPANY);
        const typed: JobFields = {
          ...fields,
          job: { ...fields.job, title: text },
          pay: { ...fields.pay, hours_per_week: job.hours_per_week === 40 ? "30" : "40" },
          description: { ...fields.description, description: `${job.description}<p>More.</p>` },
        };
        const { draft } = read(typed, job, COMPANY);
        expect(Object.keys(changed(job, draft)).sort()).toEqual(["description", "hours_per_week", "title"]);
      }),
      { numRuns: 500 },
    );
  });

  it("reads every shown field of a step back, even if all are touched", () => {
    fc.assert(
      fc.property(jobs, (job) => {
        const shown = fieldsOf(job, COMPANY);
        // Filled in from nothing: what is shown is typed into an empty form.
        const { draft, problems } = read(shown, EMPTY, COMPANY);
        expect(problems).toEqual({});
        expect(fieldsOf(draft, COMPANY)).toEqual(fieldsOf(inForm(job), COMPANY));
      }),
      { numRuns: 500 },
    );
  });

  it("keeps the other items of a list when one is added", () => {
    fc.assert(
      fc.property(jobs, (job) => {
        const fields = fieldsOf(job, COMPANY);
        const line = (text: string, more: string) => [text, more].filter(Boolean).join("\n");
        const { draft } = read(
          {
            ...fields,
            pay: { ...fields.pay, benefits: line(fields.pay.benefits, "- Mooring ") },
            description: {
              ...fields.description,
              skills: line(fields.description.skills, "Knots (required)"),
            },
          },
          job,
          COMPANY,
        );
        expect(draft.benefits).toEqual([...job.benefits, "- Mooring"]);
        expect(draft.skills).toEqual([...job.skills, { name: "Knots", required: true }]);
      }),
      { numRuns: 500 },
    );
  });
});

describe("a changed currency", () => {
  const job = {
    ...emptyDraft(),
    base_salary: { currency: "EUR", min: 280_000, max: 350_000, unit: "MONTH" },
  } as const;
  const fields = fieldsOf(job, COMPANY);

  it.each([
    ["pay", { min: "twenty" }, "min"],
    ["pay", { max: "3,500.505" }, "max"],
    ["pay", { hours_per_week: "200" }, "hours_per_week"],
    ["job", { openings: "0" }, "openings"],
    ["description", { experience: "51" }, "experience"],
    ["description", { experience: "1.5", experience_unit: "months" }, "experience"],
  ] as const)("in %s, %o is reported at %s, and the field stays unchanged", (step, change, name) => {
    const typed = { ...fields, [step]: { ...fields[step], ...change } } as JobFields;
    const { draft, problems } = read(typed, job, COMPANY);
    expect(Object.keys(problems)).toEqual([name]);
    expect(draft).toEqual(job);
  });

  it("keeps the figure of the amount", () => {
    const pay = { ...fields.pay, currency: "JPY" };
    const { draft } = read({ ...fields, pay }, job, COMPANY);
    expect(draft.base_salary).toEqual({ currency: "JPY", min: 2_800, max: 3_500, unit: "MONTH" });
  });
});

describe("amounts", () => {
  it("are parsed as they are shown, in every currency", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 4e9 }),
        fc.constantFrom("USD", "JPY", "KWD", "EUR"),
        (minor, currency) => {
          expect(minorUnitsOf(moneyText(minor, currency), currency)).toBe(minor);
        },
      ),
    );
  });
  it.each([
    ["52,000", "USD", 5_200_000],
    ["$21.50", "USD", 2_150],
    ["€ 2 800", "EUR", 280_000],
    ["1200.00", "JPY", 1_200],
    ["1200.5", "JPY", Number.NaN],
    ["1.2345", "KWD", Number.NaN],
    ["", "USD", null],
    ["k", "USD", Number.NaN],
  ])("%j in %s", (text, currency, minor) => expect(minorUnitsOf(text, currency)).toBe(minor));
});

describe("a pasted list", () => {
  it("loses its bullets, but keeps one that is part of its text", () => {
    expect(withoutBullets("• Housing\n• Meals\r\n\n• Boats")).toBe("Housing\nMeals\nBoats");
    expect(withoutBullets("- Housing")).toBe("- Housing");
    expect(withoutBullets("- Housing\nand meals")).toBe("- Housing\nand meals");
  });
});

describe("knockout answers", () => {
  const question = {
    key: "question-0",
    text: "Which shifts?",
    type: "MULTI_SELECT",
    required: true,
    options: "Days\nNights\nWeekends",
    knockout: ["Nights", "Weekends"],
  } as const;
  it("follow an option whose text changes", () =>
    expect(withOptions(question, "Days\nNight shifts\nWeekends").knockout).toEqual([
      "Night shifts",
      "Weekends",
    ]));
  it("are removed with their option", () =>
    expect(withOptions(question, "Days\nWeekends").knockout).toEqual(["Weekends"]));
  it("stay when an option is added", () =>
    expect(withOptions(question, "Days\nEvenings\nNights\nWeekends").knockout).toEqual([
      "Nights",
      "Weekends",
    ]));
});

function emptyDraft(): JobDraft {
  return {
    ...Object.fromEntries(JOB_CONTENT_KEYS.map((key) => [key, null])),
    title: "",
    employment_types: [],
    location_type: "ONSITE",
    locations: [],
    applicant_location_requirements: [],
    benefits: [],
    other_compensation: [],
    description: "",
    skills: [],
    licences: [],
    language: "en",
    apply_kind: "NATIVE",
    questions: [],
  } as unknown as JobDraft;
}
const EMPTY = emptyDraft();

/** A job without what the form leaves out on purpose: places with nothing in them, and where a job is that is done from anywhere. */
function inForm(job: JobDraft): JobDraft {
  const isRemote = job.location_type === "TELECOMMUTE";
  return {
    ...job,
    locations: isRemote
      ? []
      : job.locations.filter(({ country: _country, ...rest }) => Object.values(rest).some(Boolean)),
    applicant_location_requirements: isRemote ? job.applicant_location_requirements : [],
  };
}

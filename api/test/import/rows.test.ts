import { NO_JOB_FIELDS } from "@jobmap/contract";
import { textOf } from "@jobmap/contract/text-of";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { buildJob } from "../../src/import/rows/job.ts";
import { build, contextFor, job, warnings } from "./support/jobs.ts";

describe("a row", () => {
  it("becomes a job with exactly its facts", () => {
    expect(job({ "Zip Code": "78701", "Pay Rate": "$18.21/hr", "Employment Type": "Full-time" })).toEqual({
      ...NO_JOB_FIELDS,
      company: {
        name: "Joe Foods LLC",
        locality: null,
        region: null,
        country: "US",
        website: null,
        industry: null,
      },
      title: "Line Cook",
      description:
        "<p>Line Cook at Joe Foods LLC in Austin, TX.</p><ul><li><strong>Pay:</strong> $18.21 an hour</li>" +
        "<li><strong>Employment:</strong> full time</li></ul>",
      responsibilities: null,
      qualifications: null,
      location_type: "ONSITE",
      applicant_location_requirements: [],
      locations: [
        {
          street: null,
          locality: "Austin",
          region: "TX",
          postal_code: "78701",
          country: "US",
          latitude: 30.2713,
          longitude: -97.7426,
          precision: "POSTCODE",
        },
      ],
      employment_types: ["FULL_TIME"],
      pay: { currency: "USD", min: 1821, max: null, unit: "HOUR" },
      other_compensation: [],
      benefits: [],
      skills: [],
      category: "35-0000",
      occupation_code: null,
      ends_on: null,
      posted_on: null,
      valid_through: null,
      application_deadline: null,
      status: "PUBLISHED",
      close_reason: null,
      apply_kind: "NATIVE",
      apply_url: null,
      apply_email: null,
      source_url: null,
      language: "en",
    });
  });

  it.each<[string, Record<string, string>, string]>([
    ["a title", { Title: " - " }, "has no job title"],
    ["an employer", { Company: "n/a" }, "has no employer"],
    ["a title that is none but a formula", { Title: "@SUM(1)" }, "has a formula or code for its job title"],
    [
      "a title that is none but a script",
      { Title: "alert(1) Cook" },
      "has a formula or code for its job title",
    ],
    [
      "a title without a script",
      { Title: "<script>x()</script> Cook" },
      "has a formula or code for its job title",
    ],
    ["an employer without code", { Company: "Joe {{7*7}} LLC" }, "has a formula or code for its employer"],
    ["any place", { City: "", State: "" }, "states neither a place nor remote work"],
    ["its publication", { Status: "Draft" }, "is not published at its source (“Draft”)"],
  ])("without %s is rejected with the reason", (_, cells, reason) => {
    expect(build(cells)).toMatchObject({ rejection: { reason } });
  });

  it.each([
    "C++ Developer (Remote)",
    "@Home Nurse",
    "+Size Model",
    "- Cook (PT)",
    "Alert Desk Clerk",
    "Office Manager = Front Desk",
  ])("may have the title %s", (Title) => expect(build({ Title })).toHaveProperty("job"));

  it("never throws, and never returns NaN, an Invalid Date or an unordered range", () => {
    const cell = fc.oneof(
      fc.string({ unit: "grapheme", maxLength: 40 }),
      fc.constantFrom(
        "0",
        "-1",
        "1e999",
        "NaN",
        "2525-02-04",
        "$16-$12",
        "Remote",
        "TX",
        "78701",
        "None",
        "true",
        "=1+1",
        "<b>x</b>",
      ),
    );
    const names = [
      "Title",
      "Company",
      "City",
      "State",
      "Zip",
      "Salary",
      "Salary Min",
      "Salary Max",
      "Pay Unit",
      "Start Date",
      "End Date",
      "Openings",
      "Hours",
      "Education",
      "Experience",
      "Latitude",
      "Longitude",
      "Status",
      "Apply URL",
      "Description",
    ];
    const context = contextFor(names);
    fc.assert(
      fc.property(fc.array(cell, { minLength: names.length, maxLength: names.length }), (cells) => {
        const result = buildJob(cells, names, context);
        if ("rejection" in result) return;
        expect(JSON.stringify(result.job)).not.toMatch(/NaN|Infinity|Invalid/);
        const { pay, starts_on, ends_on, locations, title, openings } = result.job;
        if (pay !== null) expect(pay.max === null || pay.max > pay.min).toBe(true);
        if (starts_on !== null && ends_on !== null) expect(starts_on <= ends_on).toBe(true);
        for (const { latitude, longitude, precision } of locations) {
          expect(
            (latitude === null) === (precision === null) && (longitude === null) === (precision === null),
          ).toBe(true);
        }
        expect(title.length).toBeLessThanOrEqual(200);
        expect(openings === null || Number.isInteger(openings)).toBe(true);
      }),
      { numRuns: 800 },
    );
  });
});

describe("dates of a row", () => {
  it("that are impossible are not shown", () => {
    const cells = { "Start Date": "2024-09-22", "End Date": "3025-06-20", "Date Posted": "2525-02-04" };
    expect(job(cells)).toMatchObject({ starts_on: "2024-09-22", ends_on: null, posted_on: null });
    expect(warnings(cells)).toEqual(["date_implausible", "date_implausible"]);
  });

  it("that end before they start are both not shown", () => {
    const cells = { "Start Date": "2026-12-01", "End Date": "2026-10-01" };
    expect(job(cells)).toMatchObject({ starts_on: null, ends_on: null });
    expect(warnings(cells)).toEqual(["ends_before_it_starts"]);
  });

  it("that are words are neither a date nor a mistake", () => {
    expect(job({ "Start Date": "ASAP" }).starts_on).toBeNull();
    expect(warnings({ "Start Date": "ASAP" })).toEqual([]);
    expect(warnings({ "Start Date": "someday" })).toEqual(["date_unreadable"]);
  });
});

describe("the state of a row", () => {
  const ended = (cells: Readonly<Record<string, string>>) => {
    const result = build(cells);
    return "job" in result ? [result.job.status, result.ended] : result.rejection.reason;
  };

  it("is not open when the work is over, unless the import is configured so", () => {
    const cells = { "Start Date": "2026-01-08", "End Date": "2026-10-31" };
    expect(ended(cells)).toEqual(["EXPIRED", "work_over"]);
    expect(job(cells, { keepEnded: true }).status).toBe("PUBLISHED");
    expect(warnings(cells, { keepEnded: true })).toEqual(["work_is_over"]);
  });

  it("follows from old dates, the best evidence that a job is over", () => {
    const cells = { "Start Date": "1-Apr-08", "End Date": "15-Nov-08" };
    expect(job(cells)).toMatchObject({ starts_on: "2008-04-01", ends_on: "2008-11-15", status: "EXPIRED" });
    expect(warnings(cells)).toEqual([]);
    expect(ended({ "Start Date": "2011-04-01" })).toEqual(["EXPIRED", "begun_long_ago"]);
    expect(ended({ "Start Date": "2011-04-01", "Apply By": "2026-12-01" })).toEqual(["PUBLISHED", null]);
    expect(ended({ "Start Date": "2026-04-01" })).toEqual(["PUBLISHED", null]);
    expect(ended({ "End Date": "1900-01-01" })).toEqual(["PUBLISHED", null]);
  });

  it.each([
    ["PARTIAL CERTIFIED", ["PUBLISHED", null]],
    ["Determination Issued - Partial Certification", ["PUBLISHED", null]],
    ["Acceptance Issued - Denial Action In Review", ["PUBLISHED", null]],
    ["Pending Certification", ["PUBLISHED", null]],
    ["CERTIFIED-EXPIRED", ["EXPIRED", "expired_at_source"]],
    ["Certified - Withdrawn", ["CLOSED", "cancelled"]],
    ["DENIED", ["CLOSED", "cancelled"]],
    ["FINAL REVIEW", "is not published at its source (“FINAL REVIEW”)"],
    ["NOD Issued", "is not published at its source (“NOD Issued”)"],
  ])("of the case status %s is %j", (status, expected) => {
    expect(ended({ "Case Status": status })).toEqual(expected);
  });

  it.each<[Record<string, string>, string, string | null]>([
    [{ "Closing Date": "2026-11-19" }, "EXPIRED", null],
    [{ "Closing Date": "2026-11-20" }, "PUBLISHED", null],
    [{ "Valid Through": "2026-11-01" }, "EXPIRED", null],
    [{ "Post Until": "2026-11-01" }, "EXPIRED", null],
    [{ "Application Deadline": "11/01/2026" }, "EXPIRED", null],
    [{ "Last day to apply": "2026-11-01" }, "EXPIRED", null],
    [{ "Posting End Date": "2026-11-01" }, "EXPIRED", null],
    [{ position_close_date: "2026-11-01T23:59:59.9970" }, "EXPIRED", null],
    [{ "Open Until": "2026-12-01" }, "PUBLISHED", null],
    [{ Status: "Filled" }, "CLOSED", "FILLED"],
    [{ Status: "Cancelled" }, "CLOSED", "CANCELLED"],
    [{ Active: "false" }, "EXPIRED", null],
    [{ Active: "true" }, "PUBLISHED", null],
  ])("with %j is %s", (cells, status, close_reason) => {
    expect(job(cells)).toMatchObject({ status, close_reason });
  });
});

describe("pay of a row", () => {
  it.each<[string, Record<string, string>, unknown]>([
    [
      "figures and a unit",
      { "Wage From": "16.08", "Wage To": "0.0", "Wage Unit": "Hour" },
      { min: 1608, max: null, unit: "HOUR" },
    ],
    ["a period in the header", { "Annual Salary": "52,000" }, { min: 5_200_000, max: null, unit: "YEAR" }],
    ["hourly in the header", { "Hourly Rate": "15.5" }, { min: 1550, max: null, unit: "HOUR" }],
    [
      "a range in one column",
      { Salary: "$52,000 - $61,000 a year" },
      { min: 5_200_000, max: 6_100_000, unit: "YEAR" },
    ],
    [
      "thousands",
      { "Salary Min": "65k", "Salary Max": "80k" },
      { min: 6_500_000, max: 8_000_000, unit: "YEAR" },
    ],
    [
      "another currency",
      { "Salary Min": "3000", Currency: "EUR", "Pay Frequency": "Month" },
      { currency: "EUR", min: 300_000, unit: "MONTH" },
    ],
  ])("is read from %s", (_, cells, pay) => expect(job(cells).pay).toMatchObject(pay as object));

  it.each<[string, Record<string, string>, string[]]>([
    ["zero", { "Wage From": "0.0", "Wage To": "0.0", "Wage Unit": "Hour" }, []],
    ["a unit that cannot be", { "Wage From": "14.84", "Wage Unit": "Year" }, ["pay_implausible"]],
    ["pay by the piece", { "Wage From": "15.41", "Wage Unit": "Piece Rate" }, ["pay_by_piece"]],
    ["words", { Salary: "DOE" }, []],
  ])("is not shown for %s", (_, cells, kinds) => {
    expect(job(cells).pay).toBeNull();
    expect(warnings(cells)).toEqual(kinds);
  });

  it("keeps a maximum pay, overtime and notes as text", () => {
    expect(job({ Salary: "Up to $25/hr" }).other_compensation).toEqual(["Up to $25.00 an hour"]);
    expect(
      job({
        "Wage From": "16",
        "Wage Unit": "Hour",
        "Overtime Rate From": "24",
        "Additional Wage Info": "Bonus at season end",
      }).other_compensation,
    ).toEqual(["Overtime: $24.00 an hour", "Bonus at season end"]);
    expect(
      job({ "Wage From": "16", "Wage Unit": "Hour", "Additional Wage Info": "Hour" }).other_compensation,
    ).toEqual([]);
  });
});

describe("places of a row", () => {
  const places = (cells: Readonly<Record<string, string>>) =>
    job(cells).locations.map(({ locality, region, postal_code, precision }) => [
      locality,
      region,
      postal_code,
      precision,
    ]);

  it("are several if the row names several", () => {
    expect(places({ City: "", State: "", Location: "Austin, TX; Dallas, TX | Remote" })).toEqual([
      ["Austin", "TX", null, "CITY"],
      ["Dallas", "TX", null, "CITY"],
    ]);
    expect(job({ City: "", State: "", Location: "Austin, TX; Dallas, TX | Remote" }).location_type).toBe(
      "TELECOMMUTE",
    );
  });

  it("use the row's own coordinates if they are near the named place", () => {
    expect(job({ Latitude: "30.25", Longitude: "-97.75" }).locations[0]).toMatchObject({
      latitude: 30.25,
      precision: "ROOFTOP",
    });
    expect(job({ Latitude: "-30.25", Longitude: "97.75" }).locations[0]).toMatchObject({
      latitude: 30.26715,
      precision: "CITY",
    });
    expect(warnings({ Latitude: "0", Longitude: "0" })).toEqual([]);
  });

  it("can be coordinates only", () => {
    expect(places({ City: "", State: "", Latitude: "30.25", Longitude: "-97.75" })).toEqual([
      ["Austin", "TX", null, "ROOFTOP"],
    ]);
  });

  it("name where a remote worker may live", () => {
    const remote = (Location: string) => job({ City: "", State: "", Location });
    expect(remote("Remote")).toMatchObject({
      location_type: "TELECOMMUTE",
      locations: [],
      applicant_location_requirements: [],
    });
    expect(remote("Remote (US)").applicant_location_requirements).toEqual(["US"]);
    expect(remote("Remote - Texas").applicant_location_requirements).toEqual(["US-TX"]);
  });

  it("in other countries keep their names, with a position if the town is known", () => {
    const abroad = { State: "", Country: "France", "Postal Code": "69001" };
    const known = job({ City: "Lyon", ...abroad }).locations[0];
    expect(known).toMatchObject({ locality: "Lyon", country: "FR", postal_code: "69001", precision: "CITY" });
    expect(known?.latitude).toBeCloseTo(45.75, 1);
    expect(job({ City: "Qwertyville", ...abroad }).locations[0]).toMatchObject({
      locality: "Qwertyville",
      country: "FR",
      postal_code: "69001",
      latitude: null,
    });
  });

  it("are cleaned up: case, invalid codes, a street in the town's place", () => {
    expect(places({ City: "SAN MARCOS", State: "TEXAS", Zip: "723666" })).toEqual([
      ["San Marcos", "TX", null, "CITY"],
    ]);
    expect(places({ City: "5530 N Coloma Rd", State: "MI", Zip: "49038" })).toEqual([
      ["Coloma", "MI", "49038", "POSTCODE"],
    ]);
  });
});

describe("other facts of a row", () => {
  it("part time is assumed only if the hours say so", () => {
    expect(job({ "Full Time": "False", "Hours per week": "20" }).employment_types).toEqual(["PART_TIME"]);
    expect(job({ "Full Time": "False", "Hours per week": "0.0" }).employment_types).toEqual([]);
    expect(warnings({ "Full Time": "False", "Hours per week": "0.0" })).toEqual(["full_time_unclear"]);
  });

  it('"none" is a fact about education and experience', () => {
    expect(job({ Education: "None", Experience: "None" })).toMatchObject({
      education_level: "NONE",
      months_of_experience: 0,
    });
    expect(job({ Education: "", Experience: "" })).toMatchObject({
      education_level: null,
      months_of_experience: null,
    });
  });

  it("applying leads to a safe address or stays with us", () => {
    expect(job({ "Apply URL": "https://example.org/1" })).toMatchObject({
      apply_kind: "URL",
      apply_url: "https://example.org/1",
    });
    expect(job({ "Contact Email": "hr@example.org" })).toMatchObject({
      apply_kind: "EMAIL",
      apply_email: "hr@example.org",
    });
    expect(warnings({ "Apply Link": "javascript:alert(1)" })).toEqual(["link_unusable"]);
    expect(
      job({ "Case Number": "H 1/2" }, { applyUrl: "https://jobs.example.org/{Case Number}" }).apply_url,
    ).toBe("https://jobs.example.org/H%201%2F2");
  });

  it.each<[Record<string, string>, string, string | null]>([
    [
      { "To Apply": "Visit https://www.example.gov/jobs/. Use job ID 7." },
      "URL",
      "https://www.example.gov/jobs/",
    ],
    [{ "To Apply": "www.example.gov/a or http://example.gov/b" }, "URL", "https://www.example.gov/a"],
    [{ "To Apply": "See https://a.example.gov or https://b.example.org" }, "NATIVE", null],
    [{ "How to apply": "Write to Jobs@example.gov, or jobs@example.gov." }, "EMAIL", "jobs@example.gov"],
    [{ "To Apply": 'Click "Apply Now".' }, "NATIVE", null],
    [
      { "To Apply": "https://a.example.gov", "Apply URL": "https://b.example.gov/1" },
      "URL",
      "https://b.example.gov/1",
    ],
    [{ "Job URL": "https://a.example.gov/7", "To Apply": "Ask us." }, "URL", "https://a.example.gov/7"],
    [{ "Job URL": "https://a.example.gov/7", "Apply Email": "hr@example.gov" }, "EMAIL", "hr@example.gov"],
    [{ url_job: "https://a.example.gov/7", "Apply URL": "N/A" }, "URL", "https://a.example.gov/7"],
  ])("how to apply, from %j, is by %s", (cells, kind, address) => {
    const { apply_kind, apply_url, apply_email } = job(cells);
    expect([apply_kind, apply_url ?? apply_email]).toEqual([kind, address]);
  });

  it("the job's page at its source is kept, whatever the way to apply", () => {
    const page = "https://a.example.gov/7";
    expect(job({ url_job: page, "Apply Email": "hr@example.gov" }).source_url).toBe(page);
    expect(job({ url_job: "javascript:alert(1)" }).source_url).toBeNull();
    expect(warnings({ url_job: "javascript:alert(1)" })).toEqual(["link_unusable"]);
  });

  it("instructions for applying are part of the description, at any length", () => {
    const apply = { "To Apply": "Visit https://www.example.gov/jobs/. Use job ID 7." };
    expect(textOf(job(apply).description)).toContain("How to apply");
    expect(textOf(job({ ...apply, Description: "We cook every day. ".repeat(20) }).description)).toMatch(
      /We cook every day\.\s*How to apply\s*Visit .* Use job ID 7\.$/,
    );
    expect(job({ "To Apply": "https://www.example.gov/jobs/" }).description).not.toContain("How to apply");
  });

  it.each([
    ["F", ["FULL_TIME"]],
    ["P", ["PART_TIME"]],
    ["Full-Time", ["FULL_TIME"]],
    ["FT/PT", ["FULL_TIME", "PART_TIME"]],
    ["Per diem", []],
  ])("the indicator %s of full or part time is %j", (text, types) => {
    expect(job({ "Full-Time/Part-Time indicator": text }).employment_types).toEqual(types);
  });

  it("skills that are sentences become text, not tags", () => {
    const Skills = "Candidates should have at least six years of experience in kitchens, and a license.";
    expect(job({ Skills })).toMatchObject({ skills: [], qualifications: expect.stringContaining(Skills) });
    expect(job({ Skills: "Grilling, Knives" })).toMatchObject({
      skills: ["Grilling", "Knives"],
      qualifications: null,
    });
  });

  it("a long description stays unchanged, a short one is completed with facts", () => {
    const long = "We cook every day. ".repeat(20);
    expect(textOf(job({ Description: long }).description)).toBe(long.trim());
    expect(job({ Description: "Cook things." }).description).toMatch(
      /^<p>Cook things\.<\/p><p>Line Cook at Joe Foods LLC/,
    );
  });

  it("scripts in any text are removed or harmless", () => {
    const attack = '"><script>alert(1)</script><img src=x onerror=alert(1)>';
    const result = job({
      Title: "Cook <b>fine</b> food",
      Description: attack,
      Requirements: attack,
      "Employer City": attack,
    });
    expect(result.description + (result.qualifications ?? "")).not.toMatch(/<(?:script|img)|<[^>]*onerror/i);
    expect(result.title).toBe("Cook fine food");
  });
});

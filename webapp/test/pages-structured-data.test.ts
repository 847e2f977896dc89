import {
  EDUCATION_LEVELS,
  EMPLOYMENT_TYPES,
  LOCATION_TYPES,
  PAY_UNITS,
  PRECISIONS,
} from "@jobmap/contract/enums";
import { jobPosting } from "@jobmap/contract/job-posting";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { breadcrumbList } from "../src/lib/structured-data.ts";
import { buildJob, buildLocation, NOW } from "./pages-factories.ts";

const PUBLIC_URL = "https://jobmap.example";
const posting = (job = buildJob(), website: string | null = null) =>
  jobPosting({ job, company: { website }, publicUrl: PUBLIC_URL, now: NOW });

/** Google's rules for JobPosting, as docs of the product list them. Each entry of the answer is a rule that is broken. */
function brokenRules(data: Record<string, unknown>): string[] {
  const rules: [boolean, string][] = [
    [typeof data["title"] === "string" && data["title"] !== "", "title"],
    [typeof data["description"] === "string" && data["description"] !== "", "description"],
    [!Number.isNaN(Date.parse(String(data["datePosted"]))), "datePosted"],
    [field(data["hiringOrganization"], "name") !== undefined, "hiringOrganization.name"],
    [hasPlace(data), "jobLocation with addressCountry, or TELECOMMUTE with applicantLocationRequirements"],
    [
      !("jobLocationType" in data) || list(data["applicantLocationRequirements"]).length > 0,
      "remote says where applicants may live",
    ],
    [!("validThrough" in data) || Date.parse(String(data["validThrough"])) > NOW, "validThrough ahead"],
    [typeof data["directApply"] === "boolean", "directApply"],
    [salaryIsWhole(data["baseSalary"]), "baseSalary with currency, unit and a value or both ends"],
    [list(data["employmentType"] ?? []).every((type) => EMPLOYMENT.has(String(type))), "employmentType"],
  ];
  return rules.flatMap(([holds, rule]) => (holds ? [] : [rule]));
}

const EMPLOYMENT = new Set<string>(EMPLOYMENT_TYPES);
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const field = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null && name in value
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined;

function hasPlace(data: Record<string, unknown>): boolean {
  const places = list(data["jobLocation"]);
  if (places.length > 0)
    return places.every((place) => typeof field(field(place, "address"), "addressCountry") === "string");
  return data["jobLocationType"] === "TELECOMMUTE";
}

function salaryIsWhole(salary: unknown): boolean {
  if (salary === undefined) return true;
  const value = field(salary, "value");
  const one = typeof field(value, "value") === "number";
  const two = typeof field(value, "minValue") === "number" && typeof field(value, "maxValue") === "number";
  return (
    /^[A-Z]{3}$/.test(String(field(salary, "currency"))) &&
    one !== two &&
    PAY_UNITS.some((unit) => unit === field(value, "unitText"))
  );
}

const nullable = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const anyLocation = fc.record({
  street: nullable(fc.string()),
  locality: nullable(fc.string()),
  region: nullable(fc.constantFrom("MD", "CA")),
  postal_code: nullable(fc.constantFrom("21655")),
  country: fc.constantFrom("US", "CA"),
  latitude: nullable(fc.double({ min: -90, max: 90, noNaN: true })),
  longitude: nullable(fc.double({ min: -180, max: 180, noNaN: true })),
  precision: nullable(fc.constantFrom(...PRECISIONS)),
});
const anyJob = fc
  .record({
    title: fc.string({ minLength: 5, maxLength: 100 }),
    location_type: fc.constantFrom(...LOCATION_TYPES),
    locations: fc.array(anyLocation, { maxLength: 3 }),
    employment_types: fc.uniqueArray(fc.constantFrom(...EMPLOYMENT_TYPES)),
    applicant_location_requirements: fc.array(fc.constantFrom("US", "Maryland"), { maxLength: 2 }),
    base_salary: nullable(
      fc.record({
        currency: fc.constantFrom("USD", "JPY", "KWD"),
        min: fc.integer({ min: 1, max: 1e9 }),
        max: nullable(fc.integer({ min: 1, max: 1e9 })),
        unit: fc.constantFrom(...PAY_UNITS),
      }),
    ),
    valid_through: nullable(
      fc.integer({ min: -5, max: 60 }).map((days) => new Date(NOW + days * 86_400_000).toISOString()),
    ),
    status: fc.constantFrom("PUBLISHED", "EXPIRED", "CLOSED", "PAUSED"),
    education_level: nullable(fc.constantFrom(...EDUCATION_LEVELS)),
    months_of_experience: nullable(fc.integer({ min: 0, max: 240 })),
    openings: nullable(fc.integer({ min: 1, max: 500 })),
    requisition_id: nullable(fc.string({ minLength: 1, maxLength: 75 })),
  })
  .map((parts) => buildJob(parts));

describe("jobPosting", () => {
  it("is not there without a known posting date", () => {
    expect(posting(buildJob({ date_posted: null }))).toBeNull();
    expect(posting()).toHaveProperty("datePosted", buildJob().date_posted);
  });

  it("follows every rule for every shape of job", () => {
    fc.assert(
      fc.property(anyJob, (job) => {
        const data = posting(job);
        if (data !== null) expect(brokenRules(data)).toEqual([]);
        const isOpen =
          job.status === "PUBLISHED" && (job.valid_through === null || Date.parse(job.valid_through) > NOW);
        const isPlaced =
          job.locations.length > 0 ||
          (job.location_type === "TELECOMMUTE" && job.applicant_location_requirements.length > 0);
        expect(data !== null).toBe(isOpen && isPlaced);
      }),
      { numRuns: 500 },
    );
  });

  it("has a single figure as value and a range as its ends, in major units", () => {
    expect(posting()?.["baseSalary"]).toEqual({
      "@type": "MonetaryAmount",
      currency: "USD",
      value: { "@type": "QuantitativeValue", value: 18.21, unitText: "HOUR" },
    });
    const yen = buildJob({ base_salary: { currency: "JPY", min: 1200, max: 1500, unit: "HOUR" } });
    expect(posting(yen)?.["baseSalary"]).toMatchObject({ value: { minValue: 1200, maxValue: 1500 } });
  });

  it("omits unstated pay, website, education and experience", () => {
    const data = posting(buildJob({ base_salary: null })) ?? {};
    for (const name of [
      "baseSalary",
      "educationRequirements",
      "experienceRequirements",
      "jobBenefits",
      "skills",
    ])
      expect(data).not.toHaveProperty(name);
    expect(data).not.toHaveProperty("hiringOrganization.sameAs");
  });

  it("has coordinates only for an exact address", () => {
    const placed = (precision: "ROOFTOP" | "POSTCODE" | "CITY") =>
      posting(buildJob({ locations: [buildLocation({ precision })] }));
    expect(placed("ROOFTOP")).toHaveProperty("jobLocation.0.geo.latitude", 38.71);
    expect(placed("POSTCODE")).not.toHaveProperty("jobLocation.0.geo");
    expect(placed("CITY")).not.toHaveProperty("jobLocation.0.geo");
  });

  it("marks remote jobs with where applicants may live, preferring the employer's statement", () => {
    const remote = { location_type: "TELECOMMUTE" } as const;
    expect(posting(buildJob({ ...remote, applicant_location_requirements: ["Maryland"] }))).toMatchObject({
      jobLocationType: "TELECOMMUTE",
      applicantLocationRequirements: [{ "@type": "State", name: "Maryland" }],
    });
    const codes = ["US-MD", "CA"];
    expect(posting(buildJob({ ...remote, applicant_location_requirements: codes }))).toMatchObject({
      applicantLocationRequirements: [
        { "@type": "State", name: "MD, USA" },
        { "@type": "Country", name: "CA" },
      ],
    });
    expect(posting(buildJob(remote))).toMatchObject({
      applicantLocationRequirements: [{ "@type": "Country", name: "US" }],
    });
    expect(posting(buildJob({ ...remote, locations: [] }))).toBeNull();
  });

  it("does not mark hybrid jobs as remote", () => {
    expect(posting(buildJob({ location_type: "HYBRID" }))).not.toHaveProperty("jobLocationType");
  });

  it("has no ended jobs, even if the source still lists them", () => {
    expect(posting(buildJob({ ends_on: "2026-11-19" }))).toBeNull();
    expect(posting(buildJob({ ends_on: "2026-11-20" }))).not.toBeNull();
  });

  it("identifies the listing by the employer's number, else by ours", () => {
    expect(posting(buildJob({ requisition_id: "A-1" }))).toMatchObject({
      identifier: { name: "Wings Landing Farms", value: "A-1" },
    });
    expect(posting()).toMatchObject({ identifier: { name: "Jobmap", value: "12" } });
  });

  it("has an absolute logo address", () => {
    const job = buildJob();
    const data = posting(
      { ...job, company: { ...job.company, logo: "/files/logo.png" } },
      "https://wings.example",
    );
    expect(data).toMatchObject({
      hiringOrganization: { logo: "https://jobmap.example/files/logo.png", sameAs: "https://wings.example" },
    });
  });

  it("contains all the text shown on the page", () => {
    const data = posting(buildJob({ responsibilities: "<p>Dig.</p>", qualifications: "<p>Lift.</p>" }));
    expect(data?.["description"]).toBe("<p>Pick vegetables.</p>\n<p>Dig.</p>\n<p>Lift.</p>");
  });
});

describe("breadcrumbList", () => {
  it("numbers the breadcrumbs and makes their addresses absolute", () => {
    const data = breadcrumbList(PUBLIC_URL, [
      { text: "Jobs", to: "/jobmap" },
      { text: "Nurses", to: "/jobs/nurse-jobs" },
    ]);
    expect(data["itemListElement"]).toEqual([
      { "@type": "ListItem", position: 1, name: "Jobs", item: "https://jobmap.example/jobmap" },
      { "@type": "ListItem", position: 2, name: "Nurses", item: "https://jobmap.example/jobs/nurse-jobs" },
    ]);
  });
});

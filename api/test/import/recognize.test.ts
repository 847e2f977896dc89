import { describe, expect, it } from "vitest";
import { ImportError } from "../../src/import/import-error.ts";
import { readMapping } from "../../src/import/mapping-file.ts";
import { recognize } from "../../src/import/recognize.ts";
import { gazetteer } from "../places/gazetteer.ts";
import { fields } from "./support/fields.ts";

describe("recognize", () => {
  it.each<[string, string[], string[], string[]]>([
    [
      "a plain English sheet",
      ["Job Title", "Company", "Location", "Salary", "Posted Date", "Apply Link"],
      ["Cook", "Joe LLC", "Austin, TX", "$15/hr", "2026-01-02", "https://x.com/1"],
      ["title", "company", "location", "salary", "posted_on", "apply_url"],
    ],
    [
      "Spanish",
      ["Puesto", "Empresa", "Ciudad", "Estado", "CP", "Salario mínimo", "Salario máximo", "Fecha de inicio"],
      ["Cocinero", "La Casa", "Austin", "TX", "78701", "15", "18", "2026-01-02"],
      ["title", "company", "locality", "region", "postal_code", "salary_min", "salary_max", "starts_on"],
    ],
    [
      "French",
      [
        "Intitulé du poste",
        "Entreprise",
        "Ville",
        "Code postal",
        "Salaire",
        "Type de contrat",
        "Date de publication",
      ],
      ["Cuisinier", "La Maison", "Paris", "75001", "2000 € par mois", "CDD", "02/01/2026"],
      ["title", "company", "locality", "postal_code", "salary", "employment_type", "posted_on"],
    ],
    [
      "German",
      ["Stellenbezeichnung", "Arbeitgeber", "PLZ", "Ort", "Gehalt", "Vertragsart", "Bewerbungsschluss"],
      ["Koch", "Gasthof GmbH", "10115", "Berlin", "16,50 €/Std", "Teilzeit", "31.12.2026"],
      ["title", "company", "postal_code", "location", "salary", "employment_type", "application_deadline"],
    ],
    [
      "camel case of schema.org",
      [
        "jobTitle",
        "hiringOrganization",
        "addressLocality",
        "addressRegion",
        "postalCode",
        "baseSalaryMin",
        "salaryUnit",
        "datePosted",
        "validThrough",
      ],
      ["Cook", "Joe LLC", "Austin", "TX", "78701", "15", "HOUR", "2026-01-01", "2026-12-01"],
      [
        "title",
        "company",
        "locality",
        "region",
        "postal_code",
        "salary_min",
        "salary_unit",
        "posted_on",
        "valid_through",
      ],
    ],
    [
      "two addresses",
      [
        "Employer Name",
        "Employer City",
        "Employer State",
        "Occupation",
        "Wage Rate From",
        "Wage Rate To",
        "Wage Unit",
        "Worksite City",
        "Worksite State",
        "Number of Workers",
        "Remote?",
      ],
      ["Joe LLC", "Austin", "TX", "Cook", "15", "20", "Hour", "Dallas", "TX", "4", "No"],
      [
        "company",
        "company_locality",
        "company_region",
        "title",
        "salary_min",
        "salary_max",
        "salary_unit",
        "locality",
        "region",
        "openings",
        "location_type",
      ],
    ],
    [
      "a feed of an applicant tracking system",
      [
        "internal_job_id",
        "absolute_url",
        "location",
        "requisition_id",
        "title",
        "company_name",
        "first_published",
        "application_deadline",
        "content",
      ],
      [
        "1",
        "https://a.com/1",
        "London, UK",
        "R1",
        "Data Scientist",
        "Amp",
        "2026-07-16T11:55:32-04:00",
        "",
        "&lt;p&gt;Long text&lt;/p&gt;",
      ],
      [
        "source_key",
        "job_url",
        "location",
        "requisition_id",
        "title",
        "company",
        "posted_on",
        "application_deadline",
        "description",
      ],
    ],
    [
      "remarks and stars",
      [
        "Position (required)*",
        "Employer:",
        "Location (City, State)",
        "Hourly Rate",
        "# of Openings",
        "Valid Until",
      ],
      ["Cook", "Joe LLC", "Austin, TX", "15.50", "2", "2026-12-31"],
      ["title", "company", "location", "salary", "openings", "valid_through"],
    ],
  ])("recognizes the columns of %s", (_, headers, row, expected) => {
    expect(fields(headers, row, row).fields).toEqual(expected);
  });

  it("recognizes columns by their content if headers say nothing", () => {
    const rows = [
      ["Line Cook", "Joe Foods LLC", "Austin", "TX", "78701", "$15.50/hr", "jobs@joe.example.com"],
      ["Truck Driver", "Bob Haul Inc", "Dallas", "TX", "75201", "$16/hr", "bob@haul.example.com"],
      ["Nurse", "Care Corp", "Houston", "TX", "77002", "$40/hr", "hr@care.example.com"],
    ];
    expect(fields(["A", "B", "C", "D", "E", "F", "G"], ...rows).fields).toEqual([
      "title",
      "company",
      "locality",
      "region",
      "postal_code",
      "salary",
      "apply_email",
    ]);
  });

  it("reads postal codes that could be serial dates as postal codes", () => {
    const rows = ["30301", "46038", "59901", "45202"].map((zip) => ["Cook", "Joe LLC", zip]);
    expect(fields(["Title", "company_title", "Zip"], ...rows).fields).toEqual([
      "title",
      "company",
      "postal_code",
    ]);
    expect(fields(["Title", "Company", "X"], ...rows).fields[2]).toBe("postal_code");
  });

  it("does not trust a header that contradicts its column", () => {
    const rows = Array.from({ length: 5 }, () => ["Cook", "Joe LLC", "True", "Reno, NV"]);
    expect(fields(["Title", "Company", "Work Locations", "City"], ...rows).fields[2]).toBe("-");
  });

  const rows = (count: number, key: (i: number) => string) =>
    Array.from({ length: count }, (_, i) => [key(i), `Cook ${i}`, "Joe LLC", "Reno, NV"]);

  it.each<[string, number, (i: number) => string, string | null]>([
    ["Job ID", 40, (i) => `J${i}`, "Job ID"],
    ["Job ID", 40, (i) => `J${i % 20}`, "Job ID"],
    ["Job ID", 40, (i) => `J${i % 10}`, null],
    ["usajobs_control_number", 3, (i) => `84411${i}00`, "usajobs_control_number"],
    ["Requisition", 3, (i) => `R-${i}`, "Requisition"],
    ["Record Number", 40, (i) => `${i + 1}`, "Record Number"],
    ["Record Number", 3, (i) => `${i + 1}`, null],
    ["Posting code", 40, (i) => `P${i % 39}`, null],
    ["Xyz", 3, (i) => `0f8fad5b-d9cb-469f-a165-7086772895${i}e`, "Xyz"],
    ["Xyz", 40, (i) => `AB-${1000 + i}`, "Xyz"],
    ["Xyz", 40, (i) => `AB-${1000 + (i % 39)}`, null],
    ["Xyz", 40, (i) => `${10 + i}.123456`, null],
    ["Phone Number", 40, (i) => `512555${1000 + i}`, null],
    ["Company ID", 40, (i) => `C${1000 + i}`, null],
  ])("decides whether a column %s of %i rows identifies jobs", (header, count, key, identity) => {
    const found = fields([header, "Title", "Company", "Location"], ...rows(count, key));
    expect(found.identity).toBe(identity);
  });
});

describe("readMapping", () => {
  const headers = ["Name", "Firm", "Pay"];

  it("reads field to header, and null", () => {
    expect(readMapping('{"title":"Name","company":"firm","salary":null}', headers)).toEqual(
      new Map<string, number | null>([
        ["title", 0],
        ["company", 1],
        ["salary", null],
      ]),
    );
  });

  it("overrides what would be recognized", () => {
    const given = readMapping('{"title":"Firm","salary":null}', headers);
    const { columns } = recognize(headers, [["Joe", "Cook", "$15/hr"]], gazetteer, given);
    expect(columns.get("title")).toMatchObject({ index: 1, by: "mapping" });
    expect(columns.has("salary")).toBe(false);
  });

  it.each([
    ["[]", "must be a JSON object"],
    ["{", "must be a JSON object"],
    ['{"title":5}', "must be a JSON object"],
    ['{"titel":"Name"}', 'there is no field "titel"'],
    ['{"title":"Nmae"}', 'there is no column "Nmae"'],
    ['{"title":"Name","company":"Name"}', 'column "Name" is used twice'],
    ['{"__proto__":"Name","constructor":"Name"}', 'there is no field "constructor"'],
  ])("rejects %s", (json, message) => {
    expect(() => readMapping(json, headers)).toThrow(ImportError);
    expect(() => readMapping(json, headers)).toThrow(message);
  });
});

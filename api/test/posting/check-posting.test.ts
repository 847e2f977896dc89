import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkPosting } from "../../src/posting/check-posting.ts";
import type { Posting } from "../../src/posting/posting.ts";

const TODAY = "2026-11-20";
const baltimore = {
  street: "1 Light St",
  locality: "Baltimore",
  region: "MD",
  postal_code: "21202",
  country: "US",
  latitude: 39.28,
  longitude: -76.61,
  precision: "ROOFTOP" as const,
};
const good: Posting = {
  title: "Deckhand",
  description: `<p>${"Keeps the boats and the yard in order. ".repeat(8)}</p>`,
  responsibilities: null,
  qualifications: null,
  employment_types: ["FULL_TIME"],
  location_type: "ONSITE",
  locations: [baltimore],
  applicant_location_requirements: [],
  base_salary: { currency: "USD", min: 2_000, max: 2_600, unit: "HOUR" },
  apply_kind: "NATIVE",
  apply_url: null,
  apply_email: null,
  application_deadline: null,
  openings: 2,
  positions_filled: 0,
  questions: [],
  company_size: "51-200",
  company_name: "Harbor Works",
  company_has_logo: true,
};
const codes = (change: Partial<Posting>) =>
  checkPosting({ ...good, ...change }, TODAY).map(({ code }) => code);
const blocking = (change: Partial<Posting>) =>
  checkPosting({ ...good, ...change }, TODAY)
    .filter(({ severity }) => severity === "blocks")
    .map(({ code }) => code);

describe("checkPosting", () => {
  it("finds nothing in a good listing", () => expect(codes({})).toEqual([]));

  it.each<[string, Partial<Posting>]>([
    ["title_short", { title: "Chef" }],
    ["description_short", { description: "<p>Come and work with us.</p>" }],
    ["employment_type_missing", { employment_types: [] }],
    ["location_missing", { locations: [] }],
    [
      "location_unplaced",
      { locations: [{ ...baltimore, latitude: null, longitude: null, precision: null }] },
    ],
    ["location_without_town", { locations: [{ ...baltimore, locality: null, postal_code: null }] }],
    ["remote_region_missing", { location_type: "TELECOMMUTE", locations: [] }],
    ["pay_required", { base_salary: null }],
    ["pay_implausible", { base_salary: { currency: "USD", min: 5_200_000, max: null, unit: "HOUR" } }],
    ["apply_url_missing", { apply_kind: "URL" }],
    ["apply_email_missing", { apply_kind: "EMAIL" }],
    ["deadline_past", { application_deadline: "2026-11-19" }],
    ["openings_filled", { openings: 2, positions_filled: 3 }],
    ["asks_money", { qualifications: "<p>You pay a small training cost before you start.</p>" }],
    ["asks_salary_history", { questions: [{ text: "What is your current salary?", type: "NUMERIC" }] }],
  ])("blocks: %s", (code, change) => expect(blocking(change)).toContain(code));

  it.each<[string, string]>([
    ["title_has_pay", "Deckhand $25 per hour"],
    ["title_has_code", "Deckhand REQ-48213"],
    ["title_has_place", "Deckhand Baltimore"],
    ["title_has_company", "Deckhand at Harbor Works"],
    ["title_shouts", "DECKHAND"],
    ["title_has_ornaments", "Deckhand!!!"],
  ])("advises: %s", (code, title) => {
    expect(codes({ title })).toEqual([code]);
    expect(blocking({ title })).toEqual([]);
  });

  it.each(["Deckhand II", "C++ Engineer", "401(k) Administrator", "3D Artist", "RN - Night Shift"])(
    "accepts the title %s",
    (title) => expect(codes({ title })).toEqual([]),
  );

  it.each([
    "Please pay a refundable deposit before the first day.",
    "Applicants must pay the background check fee.",
    "Buy gift cards and send us the codes.",
  ])("blocks asking for money: %s", (text) =>
    expect(blocking({ qualifications: `<p>${text}</p>` })).toEqual(["asks_money"]),
  );

  it.each([
    "We pay all licensing fees and training costs.",
    "Weekly pay by direct deposit, no fees.",
    "You never pay a fee to apply.",
    "Send invoices, transfer calls and record fees.",
    "You are welcome here: we pay your certification fees.",
  ])("accepts: %s", (text) => expect(codes({ qualifications: `<p>${text}</p>` })).toEqual([]));

  it("requires pay where a law does for that company size, and otherwise only advises it", () => {
    const in_ = (region: string, company_size: string | null) => ({
      base_salary: null,
      locations: [{ ...baltimore, region }],
      company_size,
    });
    expect(blocking(in_("CA", "51-200"))).toEqual(["pay_required"]);
    expect(blocking(in_("CA", "2-10"))).toEqual([]);
    expect(codes(in_("CA", "2-10"))).toEqual(["pay_may_be_required"]);
    expect(codes(in_("TX", "10,001+"))).toEqual(["pay_missing"]);
    expect(blocking(in_("California", "51-200"))).toEqual(["pay_required"]);
    expect(
      blocking({
        base_salary: null,
        location_type: "TELECOMMUTE",
        locations: [],
        applicant_location_requirements: ["US-TX"],
      }),
    ).toEqual([]);
    expect(
      blocking({
        base_salary: null,
        location_type: "TELECOMMUTE",
        locations: [],
        applicant_location_requirements: ["US"],
      }),
    ).toEqual(["pay_required"]);
    const abroad = { applicant_location_requirements: ["CA", "IL"], base_salary: null };
    expect(codes({ ...abroad, location_type: "TELECOMMUTE", locations: [] })).toEqual(["pay_missing"]);
  });

  it("names the states whose law requires a range", () => {
    const words = (...regions: string[]) =>
      checkPosting(
        {
          ...good,
          base_salary: { currency: "USD", min: 2_000, max: null, unit: "HOUR" },
          locations: regions.map((region) => ({ ...baltimore, region })),
        },
        TODAY,
      ).find(({ code }) => code === "pay_not_a_range")?.message;
    expect(words("MD")).toBe("The law of Maryland requires a pay range. Please enter the maximum pay too.");
    expect(words("MD", "Colorado")).toMatch(
      /^The laws of .*(Maryland and Colorado|Colorado and Maryland) require a/,
    );
    expect(words("MD", "CO", "NY", "CA", "WA")).toMatch(/and 2 more states require/);
    expect(words("TX")).toBeUndefined();
  });

  it("accepts a place abroad without a pin, and applies no state law to it", () => {
    const toronto = {
      ...baltimore,
      locality: "Toronto",
      region: "ON",
      postal_code: "M5V 2T6",
      country: "CA",
    };
    const unplaced = { ...toronto, latitude: null, longitude: null, precision: null };
    expect(codes({ locations: [toronto], base_salary: null })).toEqual(["pay_missing"]);
    expect(codes({ locations: [unplaced] })).toEqual(["location_off_map"]);
    expect(blocking({ locations: [unplaced] })).toEqual([]);
    // Cambridge in the province of "MD" is no town in Maryland.
    expect(codes({ locations: [{ ...toronto, region: "MD" }], base_salary: null })).toEqual(["pay_missing"]);
    expect(blocking({ locations: [{ ...unplaced, country: "US" }] })).toEqual(["location_unplaced"]);
  });

  it("measures the visible text, not its tags", () => {
    const tags = (text: string) => `<p>${"<strong></strong>".repeat(100)}${text}</p>`;
    expect(blocking({ description: tags("short") })).toContain("description_short");
  });

  it("names a field with every finding, blocking ones first", () => {
    const posting = fc.record({
      title: fc.string(),
      description: fc.string(),
      apply_kind: fc.constantFrom("NATIVE" as const, "URL" as const, "EMAIL" as const),
      location_type: fc.constantFrom("ONSITE" as const, "HYBRID" as const, "TELECOMMUTE" as const),
      locations: fc.constantFrom([], [baltimore]),
    });
    fc.assert(
      fc.property(posting, (change) => {
        const found = checkPosting({ ...good, ...change }, TODAY);
        for (const { field, message } of found) expect(field && message).toBeTruthy();
        const order = found.map(({ severity }) => severity);
        expect(order).toEqual(order.toSorted());
      }),
    );
  });
});

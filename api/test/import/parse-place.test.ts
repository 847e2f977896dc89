import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parsePlaces } from "../../src/import/parse/place.ts";
import { countryCode } from "../../src/places/countries.ts";

function read(text: string): string {
  const { places, location_type } = parsePlaces(text);
  const written = places.map((p) =>
    [p.street, p.locality, p.region, p.postal_code, p.country].filter((part) => part !== null).join(" · "),
  );
  return [...written, ...(location_type ? [location_type] : [])].join(" | ");
}

describe("parsePlaces", () => {
  it.each([
    ["Austin, TX", "Austin · TX"],
    ["Austin TX 78701", "Austin · TX · 78701"],
    ["Boston, Massachusetts 02108", "Boston · MA · 02108"],
    ["Colquitt, GEORGIA, 39837", "Colquitt · GA · 39837"],
    ["New York, NY, USA", "New York · NY · US"],
    ["Washington, D.C.", "Washington · DC"],
    ["Mexico, MO", "Mexico · MO"],
    ["US-TX-Austin", "Austin · TX · US"],
    ["USA - Texas - Austin", "Austin · TX · US"],
    ["Texas", "TX"],
    ["New York", "New York"],
    ["78701", "78701"],
    ["Truth or Consequences, NM", "Truth or Consequences · NM"],
    ["Winston-Salem, NC", "Winston-Salem · NC"],
    ["12 Main St, Austin, TX 78701", "12 Main St · Austin · TX · 78701"],
    [
      "1600 Pennsylvania Ave NW, Suite 2, Washington, DC 20500",
      "1600 Pennsylvania Ave NW, Suite 2 · Washington · DC · 20500",
    ],
    ["London, UK", "London · GB"],
    ["Toronto, ON, Canada", "Toronto · ON · CA"],
    ["Paris, Île-de-France, France", "Paris · Île-de-France · FR"],
  ])("reads %s", (text, places) => expect(read(text)).toBe(places));

  it.each([
    ["Austin, TX; Dallas, TX | Remote", "Austin · TX | Dallas · TX | TELECOMMUTE"],
    ["Austin, TX, Dallas, TX", "Austin · TX | Dallas · TX"],
    ["Fort Worth, TX or Dallas, TX", "Fort Worth · TX | Dallas · TX"],
    ["Austin, TX\nReno, NV", "Austin · TX | Reno · NV"],
    ["Austin, TX; austin , TX", "Austin · TX"],
  ])("reads several places in %j", (text, places) => expect(read(text)).toBe(places));

  it.each([
    ["Remote", "TELECOMMUTE"],
    ["Remote (US)", "US | TELECOMMUTE"],
    ["Remote - Texas", "TX | TELECOMMUTE"],
    ["Remote in Austin, TX", "Austin · TX | TELECOMMUTE"],
    ["Chicago, IL (Hybrid)", "Chicago · IL | HYBRID"],
    ["Onsite: Reno, NV", "Reno · NV | ONSITE"],
  ])("reads place and kind in %s", (text, places) => expect(read(text)).toBe(places));

  it.each(["", " ,; |", "Multiple Locations", "Various"])("finds no place in %j", (text) =>
    expect(read(text)).toBe(""),
  );

  it("never throws, and returns at most 50 places", () => {
    const piece = fc.constantFrom(
      "Austin",
      "TX",
      ",",
      ";",
      " ",
      "Remote",
      "USA",
      "78701",
      "or",
      "-",
      "(",
      ")",
      "é",
      "Texas",
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: "grapheme" }),
          fc.array(piece).map((parts) => parts.join(" ")),
        ),
        (text) => {
          for (const place of parsePlaces(text).places) {
            expect(Object.values(place).some((part) => part !== null)).toBe(true);
          }
        },
      ),
      { numRuns: 1500 },
    );
    expect(parsePlaces(Array.from({ length: 80 }, (_, i) => `Town ${i}, TX`).join("; ")).places).toHaveLength(
      50,
    );
  });
});

describe("countryCode", () => {
  it.each([
    ["US", "US"],
    ["U.S.A.", "US"],
    ["Deutschland", "DE"],
    ["Estados Unidos", "US"],
    ["uk", "GB"],
    ["Georgia", undefined],
    ["Texas", undefined],
    ["ZZ", undefined],
    ["", undefined],
  ])("reads %j as %j", (text, code) => expect(countryCode(text)).toBe(code));
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { distanceKm } from "../../src/places/distance.ts";
import { type Address, geocode, postcodeDigits, readRegion } from "../../src/places/geocode.ts";
import { REGION_NAMES } from "../../src/places/regions.ts";
import { gazetteer } from "./gazetteer.ts";

function found(address: Address) {
  const result = geocode(gazetteer, address);
  if ("reason" in result) return result.reason;
  const { place, precision, notes } = result;
  return [precision, place.postal_code ?? `${place.name}, ${place.region}`, ...notes].join(" ");
}

describe("geocode", () => {
  it.each<[string, Address, string]>([
    [
      "a postal area",
      { locality: "Port Allen", region: "LOUISIANA", postal_code: "70767" },
      "POSTCODE 70767",
    ],
    ["ZIP+4", { region: "LA", postal_code: "70647-6608" }, "POSTCODE 70647"],
    ["a zero eaten by a spreadsheet", { region: "NH", postal_code: "3036" }, "POSTCODE 03036"],
    ["a postal code read as a number", { postal_code: "70767.0" }, "POSTCODE 70767"],
    ["a town", { locality: "AUSTIN", region: "tx" }, "CITY Austin, TX"],
    ["saint or st", { locality: "Saint Louis", region: "Missouri" }, "CITY St. Louis, MO"],
    ["township", { locality: "Clinton Twp", region: "MI" }, "CITY Clinton Township, MI"],
    ["a comma left behind", { locality: "Statesville,", region: "NC" }, "CITY Statesville, NC"],
    ["a state within the town", { locality: "Felda, FL", region: "" }, "CITY Felda, FL"],
    ["state and zip within the town", { locality: "McBee SC 29101" }, "POSTCODE 29101"],
    ["city of", { locality: "City of Boise", region: "ID" }, "CITY Boise, ID"],
    ["a misspelled town", { locality: "Sprngfield", region: "MO" }, "CITY Springfield, MO town_misspelt"],
    ["a misspelled state", { locality: "Austin", region: "Texs" }, "CITY Austin, TX"],
    ["a large town alone", { locality: "Chicago" }, "CITY Chicago, IL region_assumed"],
    ["a town name that many share", { locality: "Springfield" }, "town_ambiguous"],
    ["a town nobody knows", { locality: "Qwertyville", region: "TX" }, "town_unknown"],
    ["only a state", { region: "TX" }, "region_only"],
    ["nothing", {}, "no_address"],
    ["blanks", { locality: "  ", postal_code: " " }, "no_address"],
    ["another country", { locality: "Paris", country: "France" }, "CITY Paris, "],
    ["a town nobody knows abroad", { locality: "Qwertyville", country: "France" }, "country_not_covered"],
    ["the country spelled out", { locality: "Austin", region: "TX", country: "U.S.A." }, "CITY Austin, TX"],
  ])("places %s", (_, address, expected) => expect(found(address)).toBe(expected));

  it.each<[string, Address, string]>([
    [
      "a street in the town's field by its postal code",
      { locality: "14623 Hwy 161", region: "AR", postal_code: "72046" },
      "POSTCODE 72046 town_unknown",
    ],
    [
      "a postal code that does not exist by its town",
      { locality: "Austin", region: "TX", postal_code: "723666" },
      "CITY Austin, TX postcode_unknown",
    ],
    [
      "a town and state against the postal code of another state",
      { locality: "Houston", region: "TX", postal_code: "10001" },
      "CITY Houston, TX postcode_contradicts_region",
    ],
    [
      "a town and postal code against a wrong state",
      { locality: "Bell City", region: "TX", postal_code: "70630" },
      "POSTCODE 70630 postcode_contradicts_region",
    ],
    [
      "a town far from its postal area by the town",
      { locality: "El Paso", region: "TX", postal_code: "77002" },
      "CITY El Paso, TX postcode_far_from_town",
    ],
  ])("places %s", (_, address, expected) => expect(found(address)).toBe(expected));

  it("finds every postal area and every town", () => {
    const towns = gazetteer.places.filter(
      ({ kind, country }) => country === "US" && (kind === "CITY" || kind === "POSTCODE"),
    );
    const missed = towns.filter((place) => {
      const result = geocode(gazetteer, {
        locality: place.name,
        region: place.region_name,
        postal_code: place.postal_code,
      });
      return "reason" in result || (place.kind === "CITY" && result.place !== place);
    });
    expect(missed).toEqual([]);
  });

  it("answers any address with a position or a reason, and never throws", () => {
    const part = fc.option(
      fc.oneof(fc.string({ unit: "grapheme" }), fc.stringMatching(/^[A-Za-z]{2,9}[ ,][A-Z]{2} \d{3,6}$/)),
    );
    fc.assert(
      fc.property(part, part, part, (locality, region, postal_code) => {
        const result = geocode(gazetteer, { locality, region, postal_code });
        if ("reason" in result) return;
        expect(Number.isFinite(result.latitude) && Number.isFinite(result.longitude)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

describe("a geocoded position", () => {
  const towns = gazetteer.places.filter(({ kind, country }) => kind === "CITY" && country === "US");
  const areas = gazetteer.places.filter(({ kind }) => kind === "POSTCODE");
  const states = [...REGION_NAMES.keys()];
  const name = fc.oneof(
    fc.constantFrom(...towns).map((town) => town.name),
    fc.constantFrom(...gazetteer.places.filter(({ kind }) => kind !== "POSTCODE")).map((place) => place.name),
    fc.constantFrom(...towns).map((town) => `12 Main St ${town.name}`),
    fc.stringMatching(/^[A-Z][a-z]{3,9}( [A-Z][a-z]{3,9})?$/),
  );

  it("is never outside the given state", () => {
    fc.assert(
      fc.property(name, fc.constantFrom(...states), (locality, region) => {
        const result = geocode(gazetteer, { locality, region });
        if (!("reason" in result))
          expect([result.place.country, result.place.region]).toEqual(["US", region]);
      }),
      { numRuns: 3_000 },
    );
  });

  it("of a base is searched in the country, not in the state with the same code", () => {
    for (const locality of ["Edwards township", "Edwards AFB", "Camp Pendleton"])
      expect(geocode(gazetteer, { locality, country: "CA" })).not.toHaveProperty("place");
  });

  it("is never outside the given country", () => {
    const countries = ["CA", "GB", "DE", "JP", "MX", "PH", "FR", "IN"];
    fc.assert(
      fc.property(name, fc.constantFrom(...countries), (locality, country) => {
        const result = geocode(gazetteer, { locality, country });
        if (!("reason" in result)) expect(result.place.country).toBe(country);
      }),
      { numRuns: 2_000 },
    );
  });

  it("is within 100 km of the given postal code, or reports that the two disagree", () => {
    const state = fc.option(fc.constantFrom(...states));
    fc.assert(
      fc.property(name, fc.constantFrom(...areas), state, (locality, area, region) => {
        const result = geocode(gazetteer, { locality, region, postal_code: area.postal_code });
        if ("reason" in result) return;
        const disagree = ["postcode_far_from_town", "postcode_contradicts_region", "postcode_unknown"];
        if (!result.notes.some((note) => disagree.includes(note)))
          expect(distanceKm(result, area)).toBeLessThanOrEqual(100);
      }),
      { numRuns: 3_000 },
    );
  });

  it("without a state is the only town of that name or nickname, or none", () => {
    fc.assert(
      fc.property(fc.constantFrom(...towns), ({ name: locality }) => {
        const result = geocode(gazetteer, { locality });
        if ("reason" in result) return;
        const isPlain = result.notes.some((note) => note === "abbreviation" || note === "island");
        if (!isPlain) expect(gazetteer.townsNamed(locality).length).toBe(1);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe("postcodeDigits", () => {
  it.each([
    ["78701", "78701"],
    [" 78701 ", "78701"],
    ["787011234", "78701"],
    ["787-01", undefined],
    ["2134", "02134"],
    ["723666", undefined],
    ["Beardstown", undefined],
    ["", undefined],
  ])("reads %j as %j", (text, digits) => expect(postcodeDigits(text)).toBe(digits));
});

describe("readRegion", () => {
  it("tolerates one wrong letter in a full name, none in a code", () => {
    expect(["Misouri", "State of Maine", "XT", "Ontario"].map(readRegion)).toEqual([
      "MO",
      "ME",
      undefined,
      undefined,
    ]);
  });
});

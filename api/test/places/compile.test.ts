import { describe, expect, it } from "vitest";
import { compilePlaces } from "../../src/places/compile.ts";
import { gazetteer } from "./gazetteer.ts";
import { LARGEST_CITIES } from "./largest-cities.ts";

const area = { latitude: 40, longitude: -80, city: "Sample", state: "PA", country: "US" };
const city = {
  name: "Sample",
  country: "US",
  adminCode: "PA",
  featureCode: "PPL",
  population: 5000,
  loc: { coordinates: [-80.1, 40.1] },
};

describe("the compiled gazetteer", () => {
  it("knows the 200 largest cities, each with a population", () => {
    expect(LARGEST_CITIES).toHaveLength(200);
    const missing = LARGEST_CITIES.filter((label) => {
      const [name = "", region = ""] = label.split(", ");
      return (gazetteer.town(name, region)?.population ?? 0) < 80_000;
    });
    expect(missing).toEqual([]);
  });

  it("covers more than 34,000 towns and 41,000 postal areas, each once", () => {
    const keys = gazetteer.places.map((place) => `${place.postal_code ?? place.name} ${place.region}`);
    expect(new Set(keys).size).toBe(keys.length);
    expect(gazetteer.places.filter((place) => place.kind === "CITY").length).toBeGreaterThan(34_000);
    expect(gazetteer.places.filter((place) => place.kind === "POSTCODE").length).toBeGreaterThan(41_000);
  });

  it("places everything within the United States and its territories", () => {
    const astray = gazetteer.places.filter(
      ({ latitude, longitude }) =>
        latitude < -15 || latitude > 72 || (longitude > -64 && longitude < 144) || (!latitude && !longitude),
    );
    expect(astray).toEqual([]);
  });
});

describe("compilePlaces", () => {
  it("drops military areas at 0,0 and countries that are not ours", () => {
    const places = compilePlaces(
      [{ ...city, country: "CA", adminCode: "08" }],
      [
        { ...area, zip: "09001", latitude: 0, longitude: 0, state: "AE" },
        { ...area, zip: "96960", state: "MH" },
        { ...area, zip: "K0H", country: "CA" },
      ],
    );
    expect(places).toEqual([]);
  });

  it("takes a town only the postal source knows from the middle of its areas", () => {
    const places = compilePlaces(
      [],
      [
        { ...area, zip: "15002", latitude: 41 },
        { ...area, zip: "15001", latitude: 40 },
      ],
    );
    expect(places.map((place) => [place.id, place.kind, place.postal_code, place.latitude])).toEqual([
      [1, "CITY", null, 40.5],
      [2, "POSTCODE", "15001", 40],
      [3, "POSTCODE", "15002", 41],
    ]);
  });

  it("joins spellings of one town and keeps the most populous of namesakes", () => {
    const places = compilePlaces(
      [
        { ...city, name: "Saint Mary" },
        { ...city, name: "St. Mary", population: 9000 },
        { ...city, name: "St Mary", population: 0 },
      ],
      [{ ...area, zip: "15001", city: "St Mary" }],
    );
    expect(places.map((place) => [place.kind, place.name, place.population])).toEqual([
      ["CITY", "St. Mary", 9000],
      ["POSTCODE", "St. Mary", null],
    ]);
  });

  it("gives back the sign a longitude lost, except where east is right", () => {
    const places = compilePlaces(
      [],
      [
        { ...area, zip: "10200", longitude: 73.95 },
        { ...area, zip: "96910", longitude: 144.75, state: "GU" },
      ],
    );
    expect(places.map((place) => place.longitude)).toEqual([144.75, -73.95, -73.95, 144.75]);
  });

  it("neither ranks nor tells the population of a section of a town", () => {
    const places = compilePlaces([{ ...city, featureCode: "PPLX", population: 600_000 }, city], []);
    expect(places.map((place) => place.population)).toEqual([5000]);
  });

  it("addresses territories as regions of the United States", () => {
    const [place] = compilePlaces([{ ...city, country: "PR", adminCode: "00" }], []);
    expect(place).toMatchObject({ country: "US", region: "PR", region_name: "Puerto Rico" });
  });

  it("gives the same rows whatever the order of its sources", () => {
    const cities = [city, { ...city, name: "Other" }, { ...city, adminCode: "OH" }];
    const areas = [
      { ...area, zip: "15001" },
      { ...area, zip: "15000", city: "Elsewhere" },
    ];
    expect(compilePlaces(cities, areas)).toEqual(compilePlaces(cities.toReversed(), areas.toReversed()));
  });
});

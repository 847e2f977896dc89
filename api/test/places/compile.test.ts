import { describe, expect, it } from "vitest";
import { compilePlaces } from "../../src/places/compile.ts";
import { distanceKm } from "../../src/places/distance.ts";
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

const here = gazetteer.places.filter(({ country }) => country === "US");

describe("the compiled gazetteer", () => {
  it("knows 39,000 towns abroad by their country, those of Canada by their province as well", () => {
    const abroad = gazetteer.places.filter(({ country, kind }) => country !== "US" && kind === "CITY");
    expect(abroad.length).toBeGreaterThan(39_000);
    expect(abroad.filter(({ country, region }) => (country === "CA") !== (region !== ""))).toEqual([]);
    expect(gazetteer.abroad.find("London", "CA", "ON")).toMatchObject({ region_name: "Ontario" });
  });

  it("has every base, and the middle of every county and township, within 60 km of a town of its state", () => {
    for (const place of here) {
      if (place.kind === "CITY" || place.kind === "POSTCODE") continue;
      const isNear = gazetteer.townsIn(place.region).some((town) => distanceKm(town, place) <= 60);
      expect([place.name, isNear]).toEqual([place.name, true]);
    }
  });

  it("knows the 200 largest cities, each with a population", () => {
    expect(LARGEST_CITIES).toHaveLength(200);
    const missing = LARGEST_CITIES.filter((label) => {
      const [name = "", region = ""] = label.split(", ");
      return (gazetteer.town(name, region)?.population ?? 0) < 80_000;
    });
    expect(missing).toEqual([]);
  });

  it("covers more than 34,000 towns and 41,000 postal areas, each once", () => {
    const keys = here.flatMap(({ kind, postal_code, name, region }) =>
      kind === "CITY" || kind === "POSTCODE" ? [`${postal_code ?? name} ${region}`] : [],
    );
    expect(new Set(keys).size).toBe(keys.length);
    const counts = Map.groupBy(here, ({ kind }) => kind);
    expect(counts.get("CITY")?.length).toBeGreaterThan(40_000);
    expect(counts.get("POSTCODE")?.length).toBeGreaterThan(41_000);
    expect(counts.get("COUNTY")?.length).toBeGreaterThan(3_200);
    expect(counts.get("TOWNSHIP")?.length).toBeGreaterThan(8_000);
    expect(counts.get("FACILITY")?.length).toBeGreaterThan(60);
  });

  it("places everything within the United States and its territories", () => {
    const astray = here.filter(
      ({ latitude, longitude }) =>
        latitude < -15 || latitude > 72 || (longitude > -64 && longitude < 144) || (!latitude && !longitude),
    );
    expect(astray).toEqual([]);
  });
});

describe("compilePlaces", () => {
  it("drops military areas at 0,0, postal areas of other countries, and small towns abroad", () => {
    const places = compilePlaces(
      [{ ...city, country: "CA", adminCode: "08", population: 4_999 }],
      [
        { ...area, zip: "09001", latitude: 0, longitude: 0, state: "AE" },
        { ...area, zip: "96960", state: "MH" },
        { ...area, zip: "K0H", country: "CA" },
      ],
    );
    expect(places).toEqual([]);
  });

  it("adds from the census what other sources lack: towns, counties, townships with unique names, bases", () => {
    const line = { region: "PA", latitude: 40.1, longitude: -80.1 };
    const places = compilePlaces(
      [city, { ...city, name: "Scott Air Force Base" }],
      [],
      [
        { ...line, kind: "CITY", name: "Sample" },
        { ...line, kind: "CITY", name: "Scott AFB" },
        { ...line, kind: "CITY", name: "Smallville" },
        { ...line, kind: "COUNTY", name: "Sample County" },
        { ...line, kind: "TOWNSHIP", name: "Union township" },
        { ...line, kind: "TOWNSHIP", name: "Union township", latitude: 41 },
        { ...line, kind: "TOWNSHIP", name: "Gregg township" },
        { ...line, kind: "FACILITY", name: "Scott Afb" },
        { ...line, kind: "FACILITY", name: "Fort Astray", latitude: 47 },
        { ...line, kind: "FACILITY", name: "Vance Air Force Base" },
        { ...line, kind: "FACILITY", name: "Yokota Ab", region: "@JP", latitude: 35.75, longitude: 139.35 },
      ],
    );
    expect(places.map(({ kind, name, country }) => `${kind} ${name} ${country}`)).toEqual([
      "CITY Sample US",
      "CITY Scott Air Force Base US",
      "CITY Smallville US",
      "COUNTY Sample County US",
      "TOWNSHIP Gregg township US",
      "FACILITY Vance Air Force Base US",
      "FACILITY Yokota Ab JP",
    ]);
  });

  it("locates towns known only to the postal source in the middle of their areas", () => {
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

  it("locates towns known only to the postal source by the census, unless that is a namesake", () => {
    const base = { kind: "CITY" as const, region: "PA", name: "Sample" };
    const at = (latitude: number) =>
      compilePlaces([], [{ ...area, zip: "15001" }], [{ ...base, latitude, longitude: -80 }])[0]?.latitude;
    expect(at(40.2)).toBe(40.2);
    expect(at(41.5)).toBe(40);
  });

  it("merges spellings of one town and keeps the most populous namesake", () => {
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

  it("restores a longitude's lost sign, except where east is right", () => {
    const places = compilePlaces(
      [],
      [
        { ...area, zip: "10200", longitude: 73.95 },
        { ...area, zip: "96910", longitude: 144.75, state: "GU" },
      ],
    );
    expect(places.map((place) => place.longitude)).toEqual([144.75, -73.95, -73.95, 144.75]);
  });

  it("neither ranks nor returns the population of a section of a town", () => {
    const places = compilePlaces([{ ...city, featureCode: "PPLX", population: 600_000 }, city], []);
    expect(places.map((place) => place.population)).toEqual([5000]);
  });

  it("treats territories as regions of the United States", () => {
    const [place] = compilePlaces([{ ...city, country: "PR", adminCode: "00" }], []);
    expect(place).toMatchObject({ country: "US", region: "PR", region_name: "Puerto Rico" });
  });

  it("gives the same rows for any order of its sources", () => {
    const cities = [city, { ...city, name: "Other" }, { ...city, adminCode: "OH" }];
    const areas = [
      { ...area, zip: "15001" },
      { ...area, zip: "15000", city: "Elsewhere" },
    ];
    expect(compilePlaces(cities, areas)).toEqual(compilePlaces(cities.toReversed(), areas.toReversed()));
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createEmbeddedPlaces } from "../../src/gateways/places/embedded.ts";
import { countryName } from "../../src/places/countries.ts";
import { gazetteer } from "./gazetteer.ts";
import { LARGEST_CITIES } from "./largest-cities.ts";

const labels = (text: string, limit = 8) =>
  gazetteer
    .autocomplete(text, { limit })
    .map((place) => [place.name, place.region, place.postal_code].filter(Boolean).join(", "));

// @spec 7.140
describe("autocomplete", () => {
  it.each([
    ["aus", "Austin, TX"],
    ["austin, tx", "Austin, TX"],
    ["austin tx", "Austin, TX"],
    ["austin texas", "Austin, TX"],
    ["Austin, Te", "Austin, TX"],
    ["Austin, Texs", "Austin, TX"],
    ["austin, tx, usa", "Austin, TX"],
    ["austin minn", "Austin, MN"],
    ["St. Louis", "St. Louis, MO"],
    ["saint lou", "St. Louis, MO"],
    ["ft wo", "Fort Worth, TX"],
    ["n platte", "North Platte, NE"],
    ["NYC", "New York, NY"],
    ["new york, ny", "New York, NY"],
    ["washington dc", "Washington, DC"],
    ["mc allen", "McAllen, TX"],
    ["mayaguez", "Mayagüez, PR"],
    ["portland me", "Portland, ME"],
    ["78701", "Austin, TX, 78701"],
    ["Austin TX 78701", "Austin, TX, 78701"],
    ["70647-6608", "Iowa, LA, 70647"],
  ])("answers %s with %s first", (text, first) => expect(labels(text)[0]).toBe(first));

  it.each([
    ["Huston", "Houston, TX"],
    ["Dalas", "Dallas, TX"],
    ["Chciago", "Chicago, IL"],
    ["Sprngfield", "Springfield, MO"],
    ["sprngfield, il", "Springfield, IL"],
    ["san fransisco", "San Francisco, CA"],
    ["Xhicago", "Chicago, IL"],
    ["Philadelphiaa", "Philadelphia, PA"],
  ])("tolerates the misspelling in %s", (text, first) => expect(labels(text)[0]).toBe(first));

  it.each([
    ["Tokyo", "Tokyo, Japan"],
    ["Lagos", "Lagos, Nigeria"],
    ["London", "London, United Kingdom"],
    ["london, uk", "London, United Kingdom"],
    ["London, ON", "London, ON, Canada"],
    ["London, KY", "London, KY"],
    ["Toronto", "Toronto, ON, Canada"],
    ["toronto ontario", "Toronto, ON, Canada"],
    ["Toronto, OH", "Toronto, OH"],
    ["Mexico City", "Mexico City, Mexico"],
    ["paris france", "Paris, France"],
    ["Paris", "Paris, TX"],
    ["Birmingham", "Birmingham, AL"],
    ["Vienna", "Vienna, VA"],
    ["Lebanon, PA", "Lebanon, PA"],
    ["Huston", "Houston, TX"],
  ])("never replaces a city abroad by a local namesake: %s is %s", async (text, label) => {
    const [first] = await createEmbeddedPlaces(gazetteer).autocomplete(text);
    expect(first?.label).toBe(label);
  });

  it("shows a city abroad next to a local namesake that comes first", async () => {
    const found = await createEmbeddedPlaces(gazetteer).autocomplete("Paris");
    expect(found[1]).toMatchObject({ label: "Paris, France", country: "FR", region: null, kind: "CITY" });
  });

  it("finds every large city abroad by its own label", async () => {
    const places = createEmbeddedPlaces(gazetteer);
    const large = gazetteer.places.filter(
      ({ country, population }) => country !== "US" && (population ?? 0) > 500_000,
    );
    expect(large.length).toBeGreaterThan(500);
    for (const { name, country } of large) {
      const [first] = await places.autocomplete(`${name}, ${countryName(country)}`);
      expect([name, first?.country]).toEqual([name, country]);
    }
  });

  it("answers a state, by code or name, with its largest cities", () => {
    const texas = ["Houston, TX", "San Antonio, TX", "Dallas, TX"];
    expect(labels("TX", 3)).toEqual(texas);
    expect(labels("texas", 3)).toEqual(texas);
    expect(labels("tex", 3)).toEqual(texas);
  });

  it("lists postal codes by their digits", () => {
    expect(labels("7870", 3)).toEqual(["Austin, TX, 78701", "Austin, TX, 78702", "Austin, TX, 78703"]);
  });

  it("lists namesakes near the given position first", () => {
    const near = { latitude: 42.1, longitude: -72.6 };
    expect(gazetteer.autocomplete("springfield", { near })[0]?.region).toBe("MA");
    expect(
      gazetteer.autocomplete("787", { near: { latitude: 30.2, longitude: -97.9 }, limit: 1 })[0]?.name,
    ).toBe("Austin");
  });

  it("adds no misspellings if the name was found", () => {
    expect(labels("McAllen")).toEqual(["McAllen, TX"]);
  });

  it.each(["", " ", ",", "🙂", "zzzzqq", "99999", "123456"])("finds nothing for %j", (text) =>
    expect(labels(text)).toEqual([]),
  );

  it("finds nothing for a very long text", () => expect(labels("a".repeat(5000))).toEqual([]));

  it("answers any text with at most `limit` distinct places, and never throws", () => {
    const text = fc.oneof(
      fc.string({ unit: "grapheme" }),
      fc.stringMatching(/^[a-z]{1,6}[ ,]{0,2}[a-z]{0,5}$/),
      fc.stringMatching(/^\d{1,6}-?\d{0,4}$/),
    );
    fc.assert(
      fc.property(text, fc.integer({ min: -3, max: 50 }), (typed, limit) => {
        const found = gazetteer.autocomplete(typed, { limit });
        expect(found.length).toBeLessThanOrEqual(20);
        if (limit >= 1) expect(found.length).toBeLessThanOrEqual(limit);
        expect(new Set(found.map((place) => place.id)).size).toBe(found.length);
      }),
      { numRuns: 500 },
    );
  });

  it("finds each large city, also with one wrong letter", () => {
    const letters = fc.constantFrom(..."abcdefghijklmnopqrstuvwxyz");
    fc.assert(
      fc.property(
        fc.constantFrom(...LARGEST_CITIES),
        fc.nat(),
        fc.constantFrom("insert", "delete", "substitute", "transpose"),
        letters,
        (label, seed, edit, letter) => {
          const [name = "", region = ""] = label.split(", ");
          expect(labels(label, 1)).toEqual([expect.stringMatching(`, ${region}$`)]);
          const i = seed % name.length;
          const rest = name.slice(i + 1);
          const typed = {
            insert: name.slice(0, i) + letter + name.slice(i),
            delete: name.slice(0, i) + rest,
            substitute: name.slice(0, i) + letter + rest,
            transpose: name.slice(0, i) + rest.slice(0, 1) + name.charAt(i) + rest.slice(1),
          }[edit];
          const found = gazetteer.autocomplete(`${typed}, ${region}`, { limit: 20 });
          expect(found).toContain(gazetteer.town(name, region));
        },
      ),
      { numRuns: 800 },
    );
  });

  it("takes less than 5 ms at the median, over short, long, misspelled and unknown texts", () => {
    const texts = [
      "a",
      "s",
      "aus",
      "austin, tx",
      "portland or",
      "Huston",
      "tx",
      "787",
      "san fransisco",
      "qwrtzuio",
    ];
    const times = texts.flatMap((text) =>
      Array.from({ length: 20 }, () => {
        const start = performance.now();
        gazetteer.autocomplete(text);
        return performance.now() - start;
      }),
    );
    times.sort((a, b) => a - b);
    expect(times[times.length / 2]).toBeLessThan(5);
  });
});

describe("nearestTown", () => {
  const distance = (
    a: { latitude: number; longitude: number },
    b: { latitude: number; longitude: number },
  ) => {
    const [p, q] = [a, b].map(({ latitude, longitude }) => {
      const [lat, lng] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180];
      return [Math.cos(lat) * Math.cos(lng), Math.cos(lat) * Math.sin(lng), Math.sin(lat)] as const;
    });
    if (p === undefined || q === undefined) throw new Error("two positions");
    return Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
  };

  it("agrees with a search of all towns, from anywhere on Earth", () => {
    const towns = gazetteer.places.filter(({ kind, country }) => kind === "CITY" && country === "US");
    fc.assert(
      fc.property(
        fc.double({ min: -90, max: 90, noNaN: true }),
        fc.double({ min: -180, max: 180, noNaN: true }),
        (latitude, longitude) => {
          const position = { latitude, longitude };
          const least = Math.min(...towns.map((town) => distance(position, town)));
          const found = gazetteer.nearestTown(position);
          expect(found && distance(position, found)).toBeCloseTo(least, 9);
        },
      ),
      { numRuns: 60 },
    );
  });
});

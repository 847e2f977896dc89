import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countryOf, frameOf, type Spot } from "../../src/company-map/index.ts";

const spots = (count: number, longitude: number, latitude: number, area: string, first = 0): Spot[] =>
  Array.from({ length: count }, (_, i) => ({
    longitude: longitude + (i % 10) / 10,
    latitude: latitude + (i % 7) / 10,
    jobs: [first + i],
    area,
    country: "US",
  }));
const MAINLAND = [...spots(1_500, -122, 34, "California"), ...spots(1_500, -74, 40, "New York", 2_000)];

describe("the first view", () => {
  it("frames most jobs, and counts distant ones by area", () => {
    const { bounds, far } = frameOf([
      ...MAINLAND,
      ...spots(17, -150, 61, "Alaska", 5_000),
      ...spots(40, -157, 20, "Hawaii", 6_000),
      ...spots(3, -66.5, 18, "Puerto Rico", 7_000),
      // The same jobs once more, elsewhere on the island.
      ...spots(3, -66.2, 18.2, "Puerto Rico", 7_000),
    ]);
    expect(bounds).toEqual([-122, 34, -73.1, 40.6]);
    expect(far.map(({ name, jobs }) => [name, jobs])).toEqual([
      ["Hawaii", 40],
      ["Alaska", 17],
      ["Puerto Rico", 3],
    ]);
    expect(far[0]?.bounds).toEqual([-157, 20, -156.1, 20.6]);
  });

  it("frames everything if there are few jobs, areas without names, or too many areas", () => {
    const alaska = spots(1, -150, 61, "Alaska", 9_000);
    const whole = [-150, 34, -73.1, 61];
    expect(frameOf([...MAINLAND.slice(0, 10), ...MAINLAND.slice(-10), ...alaska])).toMatchObject({ far: [] });
    expect(frameOf([...MAINLAND, ...spots(1, -150, 61, "")])).toEqual({ bounds: whole, far: [] });
    const many = Array.from({ length: 9 }, (_, i) => spots(1, -150, 61, `Area ${i}`, i)).flat();
    expect(frameOf([...MAINLAND, ...many])).toEqual({ bounds: whole, far: [] });
    expect(frameOf([])).toEqual({ bounds: null, far: [] });
  });

  it("shows an area across the antimeridian where most of it is", () => {
    const { far } = frameOf([
      ...MAINLAND,
      ...spots(9, -170, 52, "Alaska", 5_000),
      ...spots(1, 173, 52, "Alaska", 5_100),
    ]);
    expect(far).toMatchObject([{ name: "Alaska", jobs: 10, bounds: [-170, 52, -169.2, 52.6] }]);
  });

  it("has every job in the frame or in an area", () => {
    const spot = fc.record({
      longitude: fc.double({ min: -180, max: 179, noNaN: true }),
      latitude: fc.double({ min: -80, max: 80, noNaN: true }),
      jobs: fc.nat(1_000).map((id) => [id]),
      area: fc.constantFrom("A", "B", "C", ""),
      country: fc.constant("US"),
    });
    fc.assert(
      fc.property(fc.array(spot, { minLength: 1, maxLength: 200 }), (all) => {
        const { bounds, far } = frameOf(all);
        const [west = 0, south = 0, east = 0, north = 0] = bounds ?? [];
        const isIn = (one: Spot): boolean =>
          one.longitude > west - 1e-4 &&
          one.longitude < east + 1e-4 &&
          one.latitude > south - 1e-4 &&
          one.latitude < north + 1e-4;
        for (const one of all) expect(isIn(one) || far.some(({ name }) => name === one.area)).toBe(true);
      }),
      { numRuns: 200 },
    );
  });
});

it("takes the country of more than half of the jobs", () => {
  const abroad = spots(3, 10, 50, "Germany").map((one) => ({ ...one, country: "DE" }));
  expect(countryOf([...spots(4, -74, 40, "New York"), ...abroad])).toBe("US");
  expect(countryOf([...spots(3, -74, 40, "New York"), ...abroad])).toBeNull();
  expect(countryOf([])).toBeNull();
});

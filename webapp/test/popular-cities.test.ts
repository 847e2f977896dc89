import { expect, it } from "vitest";
import CITIES from "../src/features/explorer/popular-cities.json";

// @spec 2.166, 3.21
it("the popular cities are 200, with the specification's fields, all in the United States", () => {
  expect(CITIES).toHaveLength(200);
  expect(new Set(CITIES.map(({ cityvalue }) => cityvalue)).size).toBe(200);
  for (const city of CITIES) {
    expect(Object.keys(city)).toEqual(["cityname", "cityvalue", "latitude", "longitude"]);
    expect(city.cityvalue).toMatch(/, [A-Z]{2}$/);
    expect(city.cityvalue.slice(0, -4)).toBe(city.cityname);
    expect(city.latitude).toBeGreaterThan(18);
    expect(city.latitude).toBeLessThan(72);
    expect(city.longitude).toBeGreaterThan(-170);
    expect(city.longitude).toBeLessThan(-65);
  }
});

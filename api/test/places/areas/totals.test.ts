import { expect, it } from "vitest";
import { compareAreas, jobsAt } from "../../../bench/areas/count.ts";
import { readAreas } from "../../../src/places/areas/read-areas.ts";
import { gazetteer } from "../gazetteer.ts";

/** `npm run bench -- areas` takes all of them. */
const EVERY = { COUNTRY: 0, REGION: 4, COUNTY: 60, METRO: 25, REMOTE: 0 };

it("finds in states, counties and metropolitan areas what counting point by point finds", () => {
  const towns = gazetteer.places.filter(({ kind, country }) => kind === "CITY" && country === "US");
  const areas = readAreas().filter(({ kind }, i) => EVERY[kind] > 0 && i % EVERY[kind] === 0);
  const { differences, matches } = compareAreas(jobsAt(towns, 4_000), areas);
  expect(differences).toEqual([]);
  expect(areas.length).toBeGreaterThan(70);
  expect(matches).toBeGreaterThan(1_000);
});

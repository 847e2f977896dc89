import fc from "fast-check";
import { expect, it } from "vitest";
import { RegionTally, type StatedPoint } from "../../src/company-map/region-tally.ts";

const point: fc.Arbitrary<StatedPoint> = fc.record({
  region: fc.constantFrom("MD", "VA", null),
  country: fc.constantFrom("US", "CA", null),
  latitude: fc.integer({ min: -80, max: 80 }),
  longitude: fc.integer({ min: -170, max: 170 }),
});
const change = fc.record({
  job: fc.integer({ min: 1, max: 6 }),
  points: fc.array(point, { maxLength: 4 }),
  isAsked: fc.boolean(),
});

/** What the tally must say, from all places at once. */
function summed(jobs: ReadonlyMap<number, readonly StatedPoint[]>): string[] {
  const places = [...jobs].flatMap(([job, points]) => points.map((each) => ({ job, ...each })));
  const regions = Map.groupBy(places, ({ region, country }) => JSON.stringify([region, country]));
  return [...regions]
    .map(([key, all]) => {
      const [region, country]: (string | null)[] = JSON.parse(key);
      const [latitudes, longitudes] = [
        all.map(({ latitude }) => latitude),
        all.map(({ longitude }) => longitude),
      ];
      return JSON.stringify({
        region,
        country,
        jobs: new Set(all.map(({ job }) => job)).size,
        west: Math.min(...longitudes),
        south: Math.min(...latitudes),
        east: Math.max(...longitudes),
        north: Math.max(...latitudes),
      });
    })
    .sort();
}

it("a tally of regions that is changed job by job says what all jobs say together", () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 30 }), (changes) => {
      const tally = new RegionTally();
      const jobs = new Map<number, readonly StatedPoint[]>();
      const said = () => tally.regions().map((region) => JSON.stringify(region));
      for (const { job, points, isAsked } of changes) {
        tally.set(job, points);
        jobs.set(job, points);
        if (isAsked) expect(said().sort()).toEqual(summed(jobs));
      }
      expect(said().sort()).toEqual(summed(jobs));
    }),
    { numRuns: 500 },
  );
});

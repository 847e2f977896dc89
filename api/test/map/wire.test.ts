import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decodeClusters } from "../../../widget/src/core/clusters.ts";
import { type ClusterSet, clustersToJson, encodeClusters, JobIndex } from "../../src/map/index.ts";
import { bounds, filter, jobs, NOW } from "./arbitraries.ts";
import { manyJobs } from "./many-jobs.ts";

interface Place {
  readonly longitude: number;
  readonly latitude: number;
}

/** What the binary reply says is what the JSON reply says; positions but for what their bytes leave off. */
function expectSame(set: ClusterSet): void {
  const json = clustersToJson(set);
  const decoded = decodeClusters(encodeClusters(set));
  expect(decoded.total).toBe(json.total);
  const exact = <T extends object>(values: readonly T[]) =>
    values.map((value) => ({ ...value, latitude: 0, longitude: 0 }));
  expect(exact(decoded.pins)).toEqual(exact(json.pins));
  expect(exact(decoded.clusters)).toEqual(exact(json.clusters));
  // A cluster may be as far off as a 510th of its box, a pin as a 131,070th of a cell.
  const near = (a: Place, b: Place, steps: number, cells: number) => {
    const degrees = ((360 / 2 ** set.level) * cells) / steps;
    const turn = Math.abs(a.longitude - b.longitude);
    expect(Math.min(turn, 360 - turn)).toBeLessThan(degrees + 1e-9);
    expect(Math.abs(a.latitude - b.latitude)).toBeLessThan(degrees + 1e-9);
  };
  for (const [i, pin] of json.pins.entries()) near(pin, decoded.pins[i] ?? pin, 65_535, 8);
  for (const [i, cluster] of json.clusters.entries())
    near(cluster, decoded.clusters[i] ?? cluster, 255, Math.max(set.columns, set.rows));
}

describe("encodeClusters", () => {
  it("has the same content as the JSON reply", () => {
    const zoom = fc.double({ min: 0, max: 18, noNaN: true });
    fc.assert(
      fc.property(jobs(80), filter, bounds, zoom, (rows, conditions, viewport, level) => {
        expectSame(JobIndex.build(rows, { now: () => NOW }).clusters(conditions, viewport, level));
      }),
      { numRuns: 300 },
    );
  });

  it("does so for clusters of thousands of jobs, and of many cells each", () => {
    const index = JobIndex.build(manyJobs(30_000), { now: () => NOW });
    const lengths = [2, 4, 6, 8, 10, 12, 14].map((zoom) => {
      const degrees = 700 / 2 ** zoom;
      const view = {
        west: -77 - degrees,
        south: 38.9 - degrees / 2,
        east: -77 + degrees,
        north: 38.9 + degrees / 2,
      };
      const set = index.clusters({}, { ...view, south: Math.max(-90, view.south) }, zoom);
      expectSame(set);
      return { most: Math.max(...set.count.subarray(0, set.length)), more: set.cellCount - set.length };
    });
    expect(Math.max(...lengths.map(({ most }) => most))).toBeGreaterThan(2 ** 13);
    expect(Math.max(...lengths.map(({ more }) => more))).toBeGreaterThan(50);
  });
});

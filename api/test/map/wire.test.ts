import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decodeClusters } from "../../../widget/src/core/clusters.ts";
import { clustersToJson, encodeClusters, JobIndex } from "../../src/map/index.ts";
import { bounds, filter, jobs, NOW } from "./arbitraries.ts";

describe("encodeClusters", { timeout: 60_000 }, () => {
  it("says what the JSON reply says", () => {
    fc.assert(
      fc.property(
        jobs(80),
        filter,
        bounds,
        fc.double({ min: 0, max: 18, noNaN: true }),
        (rows, conditions, viewport, zoom) => {
          const set = JobIndex.build(rows, { now: () => NOW }).clusters(conditions, viewport, zoom);
          const json = clustersToJson(set);
          const decoded = decodeClusters(encodeClusters(set));
          expect(decoded.total).toBe(json.total);
          const exact = <T extends object>(values: readonly T[]) =>
            values.map((value) => ({ ...value, latitude: 0, longitude: 0 }));
          expect(exact(decoded.pins)).toEqual(exact(json.pins));
          expect(exact(decoded.clusters)).toEqual(exact(json.clusters));
          // A cluster may be as far off as a 510th of its box, a pin as a 131,070th of a cell.
          const near = (
            a: { longitude: number; latitude: number },
            b: typeof a,
            steps: number,
            cells: number,
          ) => {
            const degrees = ((360 / 2 ** set.level) * cells) / steps;
            const turn = Math.abs(a.longitude - b.longitude);
            expect(Math.min(turn, 360 - turn)).toBeLessThan(degrees + 1e-9);
            expect(Math.abs(a.latitude - b.latitude)).toBeLessThan(degrees + 1e-9);
          };
          for (const [i, pin] of json.pins.entries()) near(pin, decoded.pins[i] ?? pin, 65_535, 8);
          for (const [i, cluster] of json.clusters.entries())
            near(cluster, decoded.clusters[i] ?? cluster, 255, Math.max(set.columns, set.rows));
        },
      ),
      { numRuns: 300 },
    );
  });
});

import { PAY_UNITS, PRECISIONS } from "@jobmap/contract/enums";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { clusterRadius as drawnRadius } from "../../../widget/src/core/circle.ts";
import {
  areaTexts,
  type Bounds,
  clusterRadius,
  encodeClusters,
  type IndexedJob,
  type JobFilter,
  JobIndex,
  parseArea,
} from "../../src/map/index.ts";
import { bounds, filter, jobs, NOW } from "./arbitraries.ts";
import { manyJobs } from "./many-jobs.ts";
import { Reference } from "./reference.ts";

const options = { now: () => NOW, rebuildAfter: 0 };
const PIN = 12;

function build(rows: readonly IndexedJob[]): [JobIndex, Reference] {
  const reference = new Reference(NOW);
  for (const row of rows) reference.jobs.set(row.id, row);
  return [JobIndex.build(rows, options), reference];
}

function check(index: JobIndex, reference: Reference, conditions: JobFilter, viewport: Bounds, zoom: number) {
  // What conditions leave is found in another way from the second time on.
  const [first, again] = [1, 2].map(() => encodeClusters(index.clusters(conditions, viewport, zoom)));
  const set = index.clusters(conditions, viewport, zoom);
  expect(first).toEqual(encodeClusters(set));
  expect(again).toEqual(first);
  const points = reference.pointsInView(set, conditions, viewport);
  const cells = [...set.cell.subarray(0, set.cellCount)];
  expect(cells).toEqual([...new Set(points.map(({ cell }) => cell))].sort((a, b) => a - b));
  expect(set.total).toBe(new Set(points.map(({ job }) => job.id)).size);
  expect(set.length).toBeLessThanOrEqual(512);

  const pixels = (256 * 2 ** zoom) / 2 ** set.level;
  const areas = areaTexts(set);
  const circles: { x: number; y: number; radius: number }[] = [];
  for (let i = 0; i < set.length; i++) {
    const own = new Set(cells.filter((_, k) => set.cellCluster[k] === i));
    const inside = points.filter(({ cell }) => own.has(cell));
    const ids = new Set(inside.map(({ job }) => job.id));
    expect(set.count[i]).toBe(ids.size);
    const area = parseArea(areas[i] ?? "");
    if (area === null) throw new Error("a cluster's area does not parse");
    if (conditions.bbox === undefined) {
      const list = index.list({ ...conditions, bbox: viewport, area }, { limit: 10_000 });
      expect(new Set(list.ids)).toEqual(ids);
      expect(list.total).toBe(ids.size);
    }
    const places = new Set(inside.map(({ place }) => place));
    expect(set.stack[i]).toBe(ids.size > 1 && places.size === 1 ? 1 : 0);
    const side = 2 ** set.level;
    const at = inside.map(({ point }) => ({
      x: ((((point.longitude + 180) / 360) * side - set.column + side) % side) * pixels,
      y: (mercatorY(point.latitude) * side - set.row) * pixels,
    }));
    const [x, y] = [(set.x[i] ?? 0) * pixels, (set.y[i] ?? 0) * pixels];
    const quantum = Math.max(0.01, (256 * 2 ** zoom) / 2 ** 26);
    if (ids.size === 1) {
      const { job } = inside[0] ?? expect.fail("an empty cluster");
      expect(set.id[i]).toBe(job.id);
      expect(at.some((p) => Math.hypot(p.x - x, p.y - y) < quantum)).toBe(true);
      expect(set.payMin[i]).toBe(job.pay?.min ?? -1);
      expect(set.payMax[i]).toBe(job.pay?.max ?? -1);
      if (job.pay !== null) {
        expect(PAY_UNITS[set.payUnit[i] ?? -1]).toBe(job.pay.unit);
        expect(set.currencies[set.payCurrency[i] ?? -1]).toBe(job.pay.currency);
      }
      expect(inside.map(({ point }) => point.precision)).toContain(PRECISIONS[set.precision[i] ?? -1]);
      // A pin stands on one of the job's points, not amid them, so it may come near another circle.
      if (places.size > 1) continue;
    } else if (inside.length <= 12) {
      const mean = (values: number[]): number => values.reduce((a, b) => a + b, 0) / values.length;
      expect(Math.hypot(mean(at.map((p) => p.x)) - x, mean(at.map((p) => p.y)) - y)).toBeLessThan(quantum);
    } else {
      const columns = [...own].map((cell) => cell % set.columns);
      expect(x / pixels).toBeGreaterThanOrEqual(Math.min(...columns));
      expect(x / pixels).toBeLessThanOrEqual(Math.max(...columns) + 1);
    }
    circles.push({ x, y, radius: ids.size === 1 ? PIN : clusterRadius(ids.size, zoom) });
  }
  for (const [i, a] of circles.entries())
    for (const b of circles.slice(i + 1))
      expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(a.radius + b.radius + 3 - 0.5);
}

function mercatorY(latitude: number): number {
  const y = 0.5 - Math.atanh(Math.sin((latitude * Math.PI) / 180)) / (2 * Math.PI);
  return Math.max(0, Math.min(1, y));
}

describe("JobIndex.clusters", () => {
  it("counts, places and splits jobs as the reference does", () => {
    fc.assert(
      fc.property(
        jobs(80),
        filter,
        bounds,
        fc.double({ min: 0, max: 16, noNaN: true }),
        (rows, conditions, viewport, zoom) => {
          const [index, reference] = build(rows);
          check(index, reference, conditions, viewport, zoom);
        },
      ),
      { numRuns: 500 },
    );
  });

  it("does so among many jobs, where cells are counted by rank", () => {
    const rows = manyJobs(6_000);
    const [index, reference] = build(rows);
    const filters: JobFilter[] = [
      {},
      { text: "nurse" },
      { text: "nurse", employmentTypes: ["FULL_TIME"], payFloor: 4_000_000 },
      { text: "rare" },
      {
        employmentTypes: ["FULL_TIME", "INTERN"],
        locationTypes: ["ONSITE"],
        categoryIds: [1, 2],
        postedWithinDays: 5,
      },
      { radius: { latitude: 38.9, longitude: -77, metres: 60_000 } },
    ];
    const views: [Bounds, number][] = [
      [{ west: -125, south: 24, east: -66, north: 50 }, 4],
      [{ west: -78.31, south: 38.2, east: -76.2, north: 39.7 }, 9],
      [{ west: -77.1, south: 38.85, east: -76.95, north: 38.95 }, 13],
      [{ west: 170, south: -60, east: -60, north: 70 }, 2],
      [{ west: -79, south: 40, east: -76, north: 38 }, 8],
      [{ west: -77.00123, south: 38.9, east: -77.00122, north: 38.90001 }, 22],
    ];
    for (const conditions of filters)
      for (const [viewport, zoom] of views) check(index, reference, conditions, viewport, zoom);
  });

  it("uses the same circle radius as the widget", () => {
    for (const count of [2, 10, 1_000, 1_000_000])
      for (const zoom of [0, 4.5, 5.3, 7, 18])
        expect(clusterRadius(count, zoom)).toBe(drawnRadius(count, zoom));
  });
});

describe("parseArea", () => {
  it("rejects areas that no reply contained", () => {
    for (const text of [
      "",
      "3",
      "3.0.0.8",
      "3.0.0.8.64",
      "3.9.0.8.1",
      "40.0.0.8.1",
      "3.0.0.0.1",
      "a.0.0.8.1",
      "-1.0.0.8.1",
    ])
      expect(parseArea(text)).toBeNull();
    expect(parseArea("3.7.2.2.0.3")).toEqual({ level: 3, x: [7, 0], y: [2, 3] });
  });
});

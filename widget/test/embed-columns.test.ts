import Supercluster from "supercluster";
import { describe, expect, test } from "vitest";
import {
  buildCompanyMap,
  encodeCompany,
  CLUSTER_OPTIONS as SERVER_OPTIONS,
  clusterZoom as serverZoom,
} from "../../api/src/company-map/index.ts";
import { CLUSTER_OPTIONS, clusterZoom } from "../src/core/cluster-options.ts";
import { decodeCompanyColumns, placeOf } from "../src/core/company-columns.ts";
import { countJobs, matchEntries } from "../src/core/company-columns-filter.ts";
import { inTurns } from "../src/core/pause.ts";
import { groupSteps } from "../src/ui/local/groups.ts";
import { makeJobs } from "./fake-jobs.ts";

const CATEGORIES = [1, 2, 3].map((id) => ({ id, code: `${id}1-0000`, name: `Category ${id}` }));
const COMPANY = {
  id: 1,
  username: "acme",
  slug: "acme",
  name: "Acme",
  logo: null,
  text: null,
  is_demo: false,
};
const ALL = { employmentTypes: [], locationTypes: [], categories: [], payFloor: null };
const WORLD = { west: -180, south: -85, east: 180, north: 85, width: 1_000, height: 800 };

function encoded(jobs: ReturnType<typeof makeJobs>): Uint8Array {
  const map = buildCompanyMap({ company: COMPANY, total: jobs.length, version: 3 }, jobs, CATEGORIES);
  return encodeCompany(map.meta, map.columns);
}

describe("columns of a company", () => {
  test("have the jobs' content, within three meters", () => {
    const jobs = makeJobs(500);
    const columns = decodeCompanyColumns(encoded(jobs));
    expect(columns.length).toBe(500);
    for (let entry = 0; entry < columns.length; entry++) {
      const job = jobs.find(({ id }) => id === columns.ids[entry]);
      const traits = columns.traits[columns.trait[entry] ?? -1];
      expect(traits?.locationType).toBe(job?.locationType);
      expect(traits?.employmentTypes).toEqual(job?.employmentTypes);
      expect(columns.pays[(columns.pay[entry] ?? 0) - 1] ?? null).toEqual(job?.pay ?? null);
      expect(columns.day[entry]).toBe(job?.day ?? 0);
      expect(columns.meta.categories[traits?.category ?? -1]?.id).toBe(job?.categoryId);
      const [point] = job?.points ?? [];
      const place = placeOf(columns, entry);
      expect(place === undefined).toBe(point === undefined);
      expect(Math.abs((place?.latitude ?? 0) - (point?.latitude ?? 0))).toBeLessThan(2.7e-5);
      expect(Math.abs((place?.longitude ?? 0) - (point?.longitude ?? 0))).toBeLessThan(2.7e-5);
    }
  });

  test("ten thousand jobs at as many places decode fast, and are small", () => {
    const bytes = encoded(makeJobs(10_000));
    expect(bytes.length / 10_000).toBeLessThan(13);
    const begun = performance.now();
    const columns = decodeCompanyColumns(bytes);
    expect(countJobs(columns, matchEntries(columns, ALL))).toBe(10_000);
    expect(performance.now() - begun).toBeLessThan(500);
  });

  test("are rejected if truncated, of another version, or with a wrong length", () => {
    const bytes = encoded(makeJobs(20));
    for (let end = 0; end < bytes.length; end += 7)
      expect(() => decodeCompanyColumns(bytes.slice(0, end))).toThrow();
    expect(() => decodeCompanyColumns(Uint8Array.from(bytes, (byte, i) => (i === 0 ? 9 : byte)))).toThrow(
      RangeError,
    );
  });

  test("filters agree with a plain reading of the jobs", () => {
    const jobs = makeJobs(300);
    const columns = decodeCompanyColumns(encoded(jobs));
    const count = (filter: Partial<Parameters<typeof matchEntries>[1]>): number =>
      countJobs(columns, matchEntries(columns, { ...ALL, ...filter }));
    expect(count({ employmentTypes: ["PART_TIME"] })).toBe(
      jobs.filter(({ employmentTypes }) => employmentTypes.includes("PART_TIME")).length,
    );
    expect(count({ locationTypes: ["TELECOMMUTE", "HYBRID"] })).toBe(
      jobs.filter(({ locationType }) => locationType !== "ONSITE").length,
    );
    expect(count({ payFloor: 5_000_000 })).toBe(
      jobs.filter(({ pay }) => pay !== null && pay.min * 2_080 >= 5_000_000).length,
    );
    expect(count({ categories: [2], employmentTypes: ["FULL_TIME"] })).toBe(
      jobs.filter((job) => job.categoryId === 2 && job.employmentTypes.includes("FULL_TIME")).length,
    );
  });
});

describe("clusters in the browser", () => {
  test("equal those of the server's first view, so nothing jumps", async () => {
    expect(CLUSTER_OPTIONS).toEqual(SERVER_OPTIONS);
    for (const zoom of [0, 3.7, 9, 16.2, 18]) expect(clusterZoom(zoom)).toBe(serverZoom(zoom));
    const columns = decodeCompanyColumns(encoded(makeJobs(400)));
    const { first } = columns.meta;
    const view = (await inTurns(groupSteps(columns, matchEntries(columns, ALL)))).view(
      { ...WORLD, zoom: first?.zoom ?? 0 },
      new Map(),
    );
    const ours = [...view.clusters.map(({ count }) => count), ...view.pins.map(() => 1)].sort(
      (a, b) => a - b,
    );
    const theirs = (first?.clusters ?? []).map(([, , count]) => count).sort((a, b) => a - b);
    expect(ours).toEqual(theirs);
  });

  test("equal supercluster's own at every zoom", async () => {
    const columns = decodeCompanyColumns(encoded(makeJobs(1_500)));
    const groups = await inTurns(groupSteps(columns, matchEntries(columns, ALL)));
    const points = [...columns.ids.keys()].slice(columns.unplaced).map((entry) => {
      const { longitude, latitude } = placeOf(columns, entry) ?? { longitude: 0, latitude: 0 };
      const geometry = { type: "Point" as const, coordinates: [longitude, latitude] };
      return { type: "Feature" as const, properties: {}, geometry };
    });
    const plain = new Supercluster(CLUSTER_OPTIONS).load(points);
    for (let zoom = CLUSTER_OPTIONS.minZoom; zoom <= CLUSTER_OPTIONS.maxZoom + 1; zoom++) {
      const { clusters, pins } = groups.view({ ...WORLD, zoom }, new Map());
      const theirs = plain.getClusters([-180, -85, 180, 85], zoom).map(({ geometry, properties }) => {
        const isCluster = "point_count" in properties;
        const at = geometry.coordinates.map((degrees) =>
          (isCluster ? Math.round(degrees * 1e5) / 1e5 : degrees).toFixed(6),
        );
        return `${at.join()} ${isCluster ? properties.point_count : 1}`;
      });
      const ours = [...clusters, ...pins.map((pin) => ({ ...pin, count: 1 }))].map(
        ({ longitude, latitude, count }) => `${longitude.toFixed(6)},${latitude.toFixed(6)} ${count}`,
      );
      expect(ours.sort()).toEqual(theirs.sort());
    }
  });

  test("count a job with two places in one cluster once", async () => {
    const [job] = makeJobs(1);
    if (job === undefined) throw new Error("No job.");
    const twice = [0, 0.001].map((step) => ({
      latitude: 39 + step,
      longitude: -76,
      precision: "ROOFTOP" as const,
    }));
    const columns = decodeCompanyColumns(encoded([{ ...job, points: twice }]));
    const view = (await inTurns(groupSteps(columns, matchEntries(columns, ALL)))).view(
      { ...WORLD, zoom: 5 },
      new Map(),
    );
    expect([view.clusters.length, view.pins.length]).toEqual([0, 1]);
  });
});

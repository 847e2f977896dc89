import fc from "fast-check";
import Supercluster from "supercluster";
import { describe, expect, test } from "vitest";
import {
  type CompanyJob,
  CLUSTER_OPTIONS as SERVER_OPTIONS,
  clusterZoom as serverZoom,
} from "../../api/src/company-map/index.ts";
import { CLUSTER_OPTIONS, clusterZoom } from "../src/core/cluster-options.ts";
import { type CompanyColumns, decodeCompanyColumns, placeOf } from "../src/core/company-columns.ts";
import { matchEntries } from "../src/core/company-columns-filter.ts";
import { atOnce, inTurns } from "../src/core/pause.ts";
import type { MapData } from "../src/map/types.ts";
import { groupSteps } from "../src/ui/local/groups.ts";
import { ALL, encoded } from "./company-bytes.ts";
import { makeJobs } from "./fake-jobs.ts";

const WORLD = { west: -180, south: -85, east: 180, north: 85, width: 1_000, height: 800 };
const ZOOMS = Array.from({ length: CLUSTER_OPTIONS.maxZoom + 2 }, (_, zoom) => zoom);

type LatLng = readonly [latitude: number, longitude: number];

/** Places of a job: of a few towns, some at the very point and some a walk, a ride or a state away from it. */
const JOB = fc.array(
  fc
    .record({
      town: fc.constantFrom<LatLng>([38.563, -76.079], [39.29, -76.612], [21.3, -157.86]),
      step: fc.constantFrom(0, 0, 0.0001, 0.002, 0.05, 1),
      north: fc.integer({ min: -3, max: 3 }),
      east: fc.integer({ min: -3, max: 3 }),
    })
    .map(
      ({ town: [latitude, longitude], step, north, east }): LatLng => [
        latitude + step * north,
        longitude + step * east,
      ],
    ),
  { minLength: 1, maxLength: 4 },
);

function jobsAt(places: readonly (readonly LatLng[])[]): CompanyJob[] {
  return makeJobs(places.length).map((job, i) => ({
    ...job,
    points: (places[i] ?? []).map(([latitude, longitude]) => ({
      latitude,
      longitude,
      precision: "ROOFTOP" as const,
    })),
  }));
}

/** Every circle and pin of a view: where, how many jobs, and at which zoom it splits. */
function shown({ clusters, pins }: MapData): string[] {
  const circles = clusters.map(({ longitude, latitude, count, ...others }) =>
    text(longitude, latitude, count, "opensAt" in others ? Number(others.opensAt) : 0),
  );
  return [...circles, ...pins.map(({ id }) => `job ${id}`)].sort();
}

const text = (longitude: number, latitude: number, count: number, opensAt: number): string =>
  `${[longitude, latitude].map((degrees) => (Math.round(degrees * 1e5) / 1e5).toFixed(5)).join()} ${count} ${opensAt}`;

/** The same by supercluster, of which a cluster of one job's places is that job. */
function superclusters(columns: CompanyColumns, zoom: number): string[] {
  const points = [...columns.ids.keys()].slice(columns.unplaced).map((entry) => {
    const { longitude, latitude } = placeOf(columns, entry) ?? { longitude: 0, latitude: 0 };
    const geometry = { type: "Point" as const, coordinates: [longitude, latitude] };
    return { type: "Feature" as const, properties: { id: columns.ids[entry] ?? 0 }, geometry };
  });
  const index = new Supercluster<{ id: number }>(CLUSTER_OPTIONS).load(points);
  return index
    .getClusters([-180, -85, 180, 85], zoom)
    .map(({ geometry, properties }) => {
      if (!("cluster_id" in properties)) return `job ${properties.id}`;
      const leaves = index.getLeaves(properties.cluster_id, Number.POSITIVE_INFINITY);
      const jobs = new Set(leaves.map((leaf) => leaf.properties.id));
      if (jobs.size === 1) return `job ${[...jobs].join()}`;
      const [longitude = 0, latitude = 0] = geometry.coordinates;
      return text(longitude, latitude, jobs.size, index.getClusterExpansionZoom(properties.cluster_id));
    })
    .sort();
}

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
    for (const zoom of ZOOMS)
      expect(shown(groups.view({ ...WORLD, zoom }, new Map()))).toEqual(superclusters(columns, zoom));
  });

  test("equal supercluster's, of any jobs with any number of places, stacked or in each other's reach", () => {
    fc.assert(
      fc.property(fc.array(JOB, { minLength: 1, maxLength: 60 }), (places) => {
        const columns = decodeCompanyColumns(encoded(jobsAt(places)));
        const groups = atOnce(groupSteps(columns, matchEntries(columns, ALL)));
        for (const zoom of ZOOMS)
          expect(shown(groups.view({ ...WORLD, zoom }, new Map()))).toEqual(superclusters(columns, zoom));
      }),
      { numRuns: 100 },
    );
  });

  test("are those within the view, across the antimeridian and around the world", () => {
    const columns = decodeCompanyColumns(encoded(jobsAt([[[52, 179]], [[52, -179]], [[10, 0]]])));
    const groups = atOnce(groupSteps(columns, matchEntries(columns, ALL)));
    const seen = (west: number, east: number): number[] =>
      groups
        .view({ ...WORLD, west, east, zoom: 9 }, new Map())
        .pins.map(({ id }) => id)
        .sort();
    expect(seen(170, -170)).toEqual([1, 2]);
    expect(seen(170, 190)).toEqual([1, 2]);
    expect(seen(-190, -170)).toEqual([1, 2]);
    expect(seen(-10, 10)).toEqual([3]);
    expect(seen(-180, 180)).toEqual([1, 2, 3]);
    expect(seen(-400, 400)).toEqual([1, 2, 3]);
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

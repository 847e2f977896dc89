import { EMPLOYMENT_TYPES, LOCATION_TYPES, PAY_UNITS, PRECISIONS } from "@jobmap/contract/enums";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as browserOptions from "../../../widget/src/core/cluster-options.ts";
import { decodeCompanyColumns, placeOf } from "../../../widget/src/core/company-columns.ts";
import { atOnce } from "../../../widget/src/core/pause.ts";
import { groupSteps } from "../../../widget/src/ui/local/groups.ts";
import * as serverOptions from "../../src/company-map/cluster-options.ts";
import {
  buildCompanyMap,
  type CompanyJob,
  encodeCompany,
  type Heading,
} from "../../src/company-map/index.ts";

const HEADING: Heading = {
  company: {
    id: 7,
    username: "acme",
    slug: "acme",
    name: "Ácme & Söhne </script>",
    logo: null,
    text: null,
    is_demo: false,
  },
  total: 0,
  version: 1_795_000_000_000,
};
const CATEGORIES = [1, 2, 3].map((id) => ({ id, code: `4${id}-0000`, name: `Kind ${id}` }));

const point = fc.record({
  latitude: fc.double({ min: -84, max: 84, noNaN: true }),
  longitude: fc.double({ min: -180, max: 179.999, noNaN: true }),
  precision: fc.constantFrom(...PRECISIONS),
});
const pay = fc
  .record({
    currency: fc.constantFrom("USD", "EUR", "JPY"),
    min: fc.nat(4_000_000_000),
    more: fc.option(fc.nat(200_000_000)),
    unit: fc.constantFrom(...PAY_UNITS),
  })
  .map(({ more, ...rest }) => ({ ...rest, max: more === null ? null : rest.min + more }));
const job = fc.record({
  id: fc.integer({ min: 1, max: 4_294_967_295 }),
  day: fc.option(fc.integer({ min: 1, max: 30_000 })),
  pay: fc.option(pay),
  locationType: fc.constantFrom(...LOCATION_TYPES),
  employmentTypes: fc.subarray([...EMPLOYMENT_TYPES]),
  categoryId: fc.option(fc.constantFrom(1, 2, 3)),
  points: fc.array(point, { maxLength: 4 }),
});
const company = fc.uniqueArray(job, { selector: ({ id }) => id, maxLength: 60 });

function roundTrip(jobs: readonly CompanyJob[]) {
  const map = buildCompanyMap(HEADING, jobs, CATEGORIES);
  return { map, columns: decodeCompanyColumns(encodeCompany(map.meta, map.columns)) };
}

describe("a company's columns", () => {
  it("reach the browser unchanged, for any company", () => {
    fc.assert(
      fc.property(company, (jobs) => {
        const { map, columns } = roundTrip(jobs);
        expect(columns.meta).toEqual(map.meta);
        expect(columns.length).toBe(map.entries.length);
        for (const [i, { job, precision }] of map.entries.entries()) {
          expect(columns.ids[i]).toBe(job.id);
          expect(columns.day[i]).toBe(job.day ?? 0);
          const stated = columns.pay[i] ?? 0;
          expect(stated === 0 ? null : columns.pays[stated - 1]).toEqual(job.pay);
          const traits = columns.traits[columns.trait[i] ?? -1];
          expect(traits?.locationType).toBe(job.locationType);
          expect(traits?.employmentTypes).toEqual(
            EMPLOYMENT_TYPES.filter((type) => job.employmentTypes.includes(type)),
          );
          const category = traits && traits.category >= 0 ? map.meta.categories[traits.category]?.id : null;
          expect(category).toBe(job.categoryId);
          if (precision !== null) expect(traits?.precision).toBe(precision);
          expect(i < columns.unplaced).toBe(precision === null);
        }
      }),
      { numRuns: 200 },
    );
  });

  it("place every job within three meters", () => {
    fc.assert(
      fc.property(company, (jobs) => {
        const { columns } = roundTrip(jobs);
        for (let i = columns.unplaced; i < columns.length; i++) {
          const place = placeOf(columns, i);
          const given = jobs.find(({ id }) => id === columns.ids[i])?.points ?? [];
          const nearest = Math.min(
            ...given.map(({ latitude, longitude }) =>
              Math.max(
                Math.abs(latitude - (place?.latitude ?? 999)),
                Math.abs(longitude - (place?.longitude ?? 999)),
              ),
            ),
          );
          expect(nearest).toBeLessThan(3e-5);
        }
      }),
      { numRuns: 100 },
    );
  });

  it("represent a company without jobs, and one whose jobs have no location", () => {
    expect(roundTrip([]).columns).toMatchObject({ length: 0, meta: { total: 0, bounds: null, first: null } });
    const remote: CompanyJob = {
      id: 5,
      day: 20_000,
      pay: null,
      locationType: "TELECOMMUTE",
      employmentTypes: ["FULL_TIME"],
      categoryId: null,
      points: [],
    };
    const { columns } = roundTrip([remote]);
    expect(columns).toMatchObject({ length: 1, unplaced: 1, meta: { total: 1, bounds: null, first: null } });
  });
});

describe("the first view", () => {
  it("is clustered with the browser's options", () => {
    expect(serverOptions.CLUSTER_OPTIONS).toEqual(browserOptions.CLUSTER_OPTIONS);
    for (let zoom = -1; zoom < 22; zoom += 0.25)
      expect(serverOptions.clusterZoom(zoom)).toBe(browserOptions.clusterZoom(zoom));
  });

  it("has exactly the clusters that the browser computes from the columns", () => {
    fc.assert(
      fc.property(company, (jobs) => {
        const { columns } = roundTrip(jobs);
        const { first } = columns.meta;
        if (first === null) return;
        const all = Uint32Array.from({ length: columns.length }, (_, entry) => entry);
        const groups = atOnce(groupSteps(columns, all));
        const world = { west: -180, south: -90, east: 180, north: 90, width: 960, height: 540 };
        const { clusters, pins } = groups.view({ ...world, zoom: first.zoom + 0.5 }, new Map());
        const browser = clusters.map(({ longitude, latitude, count }) => [longitude, latitude, count]);
        expect(browser).toEqual(first.clusters.filter(([, , count]) => count > 1));
        expect(pins.length).toBe(first.clusters.filter(([, , count]) => count === 1).length);
      }),
      { numRuns: 200 },
    );
  });

  it("counts every job, once in each cluster", () => {
    fc.assert(
      fc.property(company, (jobs) => {
        const { first } = buildCompanyMap(HEADING, jobs, CATEGORIES).meta;
        const placed = jobs.filter(({ points }) => points.length > 0).length;
        const counted = (first?.clusters ?? []).reduce((sum, [, , count]) => sum + count, 0);
        expect(counted).toBeGreaterThanOrEqual(placed);
        expect(Math.max(0, ...(first?.clusters ?? []).map(([, , count]) => count))).toBeLessThanOrEqual(
          placed,
        );
      }),
      { numRuns: 100 },
    );
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type IndexedJob, JobIndex, type Ranking } from "../../src/map/index.ts";
import { spreadCompanies } from "../../src/map/query/spread-companies.ts";
import { job, NOW } from "./arbitraries.ts";
import { metres } from "./reference.ts";

const ranking: Ranking = {
  key: "by length",
  scoreTitle: (title) => (title.length * 7) % 60,
  boosts: [{ clause: [[{ field: "concept", value: "shift:night" }]], points: 10 }],
};
const employers = { key: "by id", pointsOf: (companyId: number) => (companyId % 3) - 1 };
const jobs = fc.uniqueArray(job, { selector: ({ id }) => id, maxLength: 40 });
const origin = { latitude: 40, longitude: -75 };
const REACH = { ROOFTOP: 0, POSTCODE: 2_000, CITY: 4_000 } as const;

/** The points that `relevance.ts` documents, computed in degrees, of a job with at most one place. */
function points(one: IndexedJob, from?: typeof origin): number {
  const hour = Math.floor(NOW / 3_600) * 3_600;
  const days = one.postedAt === null ? Number.POSITIVE_INFINITY : Math.max(0, hour - one.postedAt) / 86_400;
  const [place] = one.locations;
  const away = place && from ? Math.hypot(metres(place, from), REACH[place.precision]) : null;
  return Math.max(
    0,
    ranking.scoreTitle(one.title.trim()) +
      (one.concepts.includes("shift:night") ? 10 : 0) +
      employers.pointsOf(one.companyId) +
      8 / (1 + days / 7) +
      (one.pay === null ? 0 : 3) +
      (away === null ? 0 : 15 / (1 + away / 8_000)),
  );
}

describe("the order by relevance", () => {
  it("follows the points, the same on every page", () => {
    fc.assert(
      fc.property(jobs, fc.integer({ min: 1, max: 9 }), fc.boolean(), (all, limit, isNear) => {
        const rows = all.map((one) => ({
          ...one,
          title: one.title.toLowerCase(),
          companyId: one.id,
          locations: isNear
            ? one.locations.slice(0, 1).map((at) => ({ ...at, latitude: 40.1, longitude: -75.1 }))
            : [],
        }));
        const index = JobIndex.build(rows, { now: () => NOW, rebuildAfter: 0 });
        const options = { sort: "relevance", ranking, employers, ...(isNear ? { origin } : {}) } as const;
        const { ids } = index.list({}, { ...options, limit: rows.length });
        const pages = rows.flatMap((_, i) =>
          i % limit === 0 ? index.list({}, { ...options, offset: i, limit }).ids : [],
        );
        expect(pages).toEqual(ids);
        const given = ids.map((id) => {
          const row = rows.find((one) => one.id === id);
          return row ? points(row, isNear ? origin : undefined) : Number.NaN;
        });
        // Points are compared in eighths.
        for (const [i, own] of given.entries())
          expect(own).toBeLessThanOrEqual((given[i - 1] ?? 999) + 1 / 8);
      }),
    );
  });

  it("is that of the jobs as they are, whatever was asked before and has changed since", async () => {
    const step = fc.oneof(
      fc.record({ do: fc.constant("put" as const), row: job }),
      fc.record({ do: fc.constant("remove" as const), id: fc.integer({ min: 1, max: 60 }) }),
      fc.record({ do: fc.constant("merge" as const) }),
      fc.record({ do: fc.constant("wait" as const), hours: fc.integer({ min: 1, max: 200 }) }),
    );
    await fc.assert(
      fc.asyncProperty(jobs, fc.array(step, { maxLength: 12 }), async (rows, steps) => {
        let hours = 0;
        const time = { now: () => NOW + hours * 3_600, rebuildAfter: 0 };
        const index = JobIndex.build(rows, time);
        const all = new Map(rows.map((row) => [row.id, row]));
        for (const each of steps) {
          if (each.do === "put") {
            index.upsert(each.row);
            all.set(each.row.id, each.row);
          } else if (each.do === "remove") {
            index.remove(each.id);
            all.delete(each.id);
          } else if (each.do === "wait") hours += each.hours;
          else await index.rebuild();
          const anew = JobIndex.build(all.values(), time);
          for (const filter of [{}, { locationTypes: ["TELECOMMUTE"] }] as const)
            for (const place of [{}, { origin }])
              for (const page of [
                { offset: 8, limit: 4 },
                { limit: 9 },
                { offset: 300, limit: 3 },
                { limit: 0 },
              ]) {
                const options = { sort: "relevance", ranking, employers, ...place, ...page } as const;
                expect(index.list(filter, options)).toEqual(anew.list(filter, options));
              }
        }
        await index.close();
      }),
      { numRuns: 25 },
    );
  });

  it("counts of several places the nearest that the filter admits, wherever the index has put it", () => {
    const [sample] = fc.sample(job, { numRuns: 1, seed: 4 });
    if (sample === undefined) throw new Error("no sample");
    const at = (latitude: number, longitude: number) => ({
      latitude,
      longitude,
      precision: "ROOFTOP" as const,
    });
    const near = at(40.01, -75.01);
    const far = [at(25, -120), at(48, -70), at(26, -68)];
    const row = (id: number, locations: IndexedJob["locations"]) => ({
      ...sample,
      id,
      companyId: id,
      locations,
    });
    const rows = [
      row(1, [...far, near]),
      row(2, [near, ...far]),
      row(3, far),
      row(4, [at(40.02, -75.02)]),
      row(5, [at(30, -100)]),
    ];
    const options = { sort: "relevance", ranking, origin } as const;
    const index = JobIndex.build(rows, { now: () => NOW, rebuildAfter: 0 });
    const added = JobIndex.build([], { now: () => NOW, rebuildAfter: 0 });
    for (const each of rows) added.upsert(each);
    for (const each of [index, added]) {
      expect(each.list({}, options).ids).toEqual([2, 1, 4, 5, 3]);
      const south = { west: -130, south: 20, east: -60, north: 35 };
      const { ids, distances = [] } = each.list({ bbox: south }, options);
      expect(ids.toSorted()).toEqual([1, 2, 3, 5]);
      for (const metres of distances) expect(metres).toBeGreaterThan(1_000_000);
    }
  });

  it("is that of the newest without a ranking", () => {
    fc.assert(
      fc.property(jobs, (rows) => {
        const index = JobIndex.build(rows, { now: () => NOW, rebuildAfter: 0 });
        expect(index.list({}, { sort: "relevance" })).toEqual(index.list({}, { sort: "newest" }));
      }),
    );
  });
});

describe("spreadCompanies", () => {
  const companyOf = (item: number) => item % 5;

  it("keeps every job, and the order within a company", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(10_000), { maxLength: 350 }), (ranked) => {
        const spread = spreadCompanies(ranked, companyOf);
        expect([...spread].sort()).toEqual([...ranked].sort());
        for (const company of [0, 1, 2, 3, 4])
          expect(spread.filter((item) => companyOf(item) === company)).toEqual(
            ranked.filter((item) => companyOf(item) === company),
          );
      }),
    );
  });

  it("puts another company's job after three of one", () => {
    const ranked = [0, 5, 10, 15, 20, 1, 25, 2];
    expect(spreadCompanies(ranked, companyOf)).toEqual([0, 5, 10, 1, 15, 20, 25, 2]);
  });

  it("leaves a list of one company as it is", () => {
    const ranked = Array.from({ length: 250 }, (_, i) => 5 * i);
    expect(spreadCompanies(ranked, companyOf)).toEqual(ranked);
  });

  it("gives the same beginning whatever follows the window", () => {
    const ranked = Array.from({ length: 400 }, (_, i) => (i * 7919) % 10_007);
    for (const end of [20, 100, 101, 250]) {
      const reach = spreadCompanies.reach(end);
      expect(spreadCompanies(ranked.slice(0, reach), companyOf).slice(0, end)).toEqual(
        spreadCompanies(ranked, companyOf).slice(0, end),
      );
    }
  });
});

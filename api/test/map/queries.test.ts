import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type IndexedJob, type JobFilter, JobIndex } from "../../src/map/index.ts";
import { filter, job, jobs, NOW, point } from "./arbitraries.ts";
import { manyJobs } from "./many-jobs.ts";
import { Reference } from "./reference.ts";

const options = { now: () => NOW, rebuildAfter: 0 };

function both(rows: Parameters<typeof JobIndex.build>[0]): [JobIndex, Reference] {
  const reference = new Reference(NOW);
  for (const row of rows) reference.jobs.set(row.id, row);
  return [JobIndex.build(rows, options), reference];
}

describe("JobIndex.list", () => {
  it("finds the same jobs, order and total as the reference", () => {
    fc.assert(
      fc.property(
        jobs(80),
        filter,
        fc.constantFrom("relevance" as const, "newest" as const, "pay" as const, "nearest" as const),
        fc.option(point),
        fc.nat(20),
        fc.nat(30),
        (rows, conditions, sort, origin, offset, limit) => {
          const [index, reference] = both(rows);
          const page = { sort, offset, limit, ...(origin === null ? {} : { origin }) };
          const list = index.list(conditions, page);
          const expectedIds = reference.list(conditions, page);
          if (sort === "nearest" && origin) {
            // At a pole all meridians are equally far but for rounding, so of two jobs there either may be first.
            const far = (id: number) => {
              const row = reference.jobs.get(id);
              return row ? reference.likely(row, conditions, origin) : Number.NaN;
            };
            expect(new Set(list.ids).size).toBe(expectedIds.length);
            for (const [i, id] of list.ids.entries())
              expect(Math.abs(far(id) - far(expectedIds[i] ?? 0))).toBeLessThan(0.01);
          } else expect(list.ids).toEqual(expectedIds);
          expect(list.total).toBe(reference.all(conditions).length);
          expect(index.count(conditions)).toBe(list.total);
          for (const [i, metres] of (list.distances ?? []).entries()) {
            const row = reference.jobs.get(list.ids[i] ?? 0);
            const expected = row && origin ? reference.distance(row, conditions, origin) : 0;
            if (metres === null) expect(expected).toBe(1e12);
            else expect(Math.abs(metres - expected)).toBeLessThan(0.01);
          }
        },
      ),
      { numRuns: 400 },
    );
  });

  it("finds each place of a job, even in one cell of the last level", () => {
    const [sample] = fc.sample(job, { numRuns: 1, seed: 1 });
    if (sample === undefined) throw new Error("no sample");
    const places = [
      { latitude: 86, longitude: -180, precision: "ROOFTOP" as const },
      { latitude: 90, longitude: -180, precision: "ROOFTOP" as const },
    ];
    const [index] = both([{ ...sample, locations: places }]);
    for (const [south, north] of [
      [85.5, 86.5],
      [89, 90],
      [85.5, 90],
    ] as const)
      expect(index.list({ bbox: { west: -180, east: -179, south, north } }).total).toBe(1);
  });

  it("finds those of several hundred with a word that are in a place", () => {
    const rows = manyJobs(24_000).map((row) => (row.id % 40 === 0 ? { ...row, words: "seldom" } : row));
    const [index, reference] = both(rows);
    for (const row of rows.slice(0, 400)) {
      const moved = { ...row, id: row.id + 100_000, words: row.id % 4 === 0 ? "seldom" : "common" };
      index.upsert(moved);
      reference.jobs.set(moved.id, moved);
    }
    const origin = { latitude: 38.93, longitude: -77.05 };
    const places: JobFilter[] = [
      {},
      ...[300, 4_000, 60_000, 900_000].map((metres) => ({ radius: { ...origin, metres } })),
      { bbox: { west: -77.2, south: 38.8, east: -77, north: 39 } },
      { bbox: { west: -77.2, south: 38.8, east: -77, north: 39 }, radius: { ...origin, metres: 9_000 } },
    ];
    for (const place of places)
      for (const sort of ["newest", "nearest"] as const) {
        const conditions = { ...place, text: "seldom" };
        const page = { sort, offset: 3, limit: 40, origin };
        const { ids, total } = index.list(conditions, page);
        expect(total).toBe(reference.all(conditions).length);
        expect(ids).toEqual(reference.list(conditions, page));
      }
  });

  it("gives an empty page past the end", () => {
    const [index] = both([]);
    expect(index.list({}, { offset: 1e12, limit: 100 })).toEqual({ ids: [], total: 0 });
  });
});

describe("JobIndex.facets", () => {
  it("counts rare values too, and those of jobs that came since", () => {
    const rare = (row: IndexedJob): IndexedJob => ({
      ...row,
      categoryId: row.id % 60 === 0 ? 77 : row.categoryId,
      employmentTypes: row.id % 70 === 0 ? ["PER_DIEM", "OTHER"] : row.employmentTypes,
      educationLevel: row.id % 80 === 0 ? "DOCTORATE" : null,
    });
    const rows = manyJobs(4_000).map(rare);
    const [index, reference] = both(rows);
    const conditions: JobFilter[] = [{}, { text: "nurse" }, { text: "driver", categoryIds: [77] }];
    const check = () => {
      for (const each of conditions) expect(index.facets(each)).toEqual(reference.facets(each));
    };
    check();
    for (const row of rows.slice(0, 300)) {
      const come = rare({ ...row, id: row.id * 10, categoryId: row.id === 7 ? 88 : row.categoryId });
      index.upsert(come);
      reference.jobs.set(come.id, come);
      index.remove(row.id + 1_000);
      reference.jobs.delete(row.id + 1_000);
      if (row.id % 100 === 7) check();
    }
    check();
  });

  it("counts each group under all other conditions", () => {
    fc.assert(
      fc.property(jobs(60), filter, (rows, conditions) => {
        const [index, reference] = both(rows);
        expect(index.facets(conditions)).toEqual(reference.facets(conditions));
      }),
      { numRuns: 200 },
    );
  });
});

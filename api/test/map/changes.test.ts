import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { type IndexedJob, type JobFilter, JobIndex } from "../../src/map/index.ts";
import { job, NOW } from "./arbitraries.ts";

const opened: JobIndex[] = [];
afterAll(() => Promise.all(opened.map((index) => index.close())));

function open(rows: Iterable<IndexedJob>): JobIndex {
  const index = JobIndex.build(rows, { now: () => NOW, rebuildAfter: 0 });
  opened.push(index);
  return index;
}

/** All else that changes may do is tried by `index-model.test.ts`. */
describe("JobIndex under changes", () => {
  it("keeps a job's own conditions during changes while a worker compacts", async () => {
    const row = (id: number, categoryId: number, latitude: number, longitude: number): IndexedJob => ({
      id,
      companyId: 1,
      company: "Acme Farms",
      title: categoryId === 9 ? "Nurse" : "Driver",
      words: "",
      textWords: [],
      concepts: [],
      employmentTypes: [categoryId === 9 ? "CONTRACTOR" : "FULL_TIME"],
      locationType: "ONSITE",
      categoryId,
      educationLevel: null,
      pay: null,
      postedAt: NOW,
      locations: [{ latitude, longitude, precision: "CITY" }],
    });
    const others = (from: number, count: number) =>
      Array.from({ length: count }, (_, i) => row(from + i, 1, 30 + (i % 97) / 10, -100 + (i % 89) / 5));
    // The first entry in Morton order is alone in the north-west.
    const index = open([row(1, 9, 89.5, -179), ...others(2, 2_000)]);
    for (const each of others(3_000, 5)) index.upsert(each);
    const rebuilt = index.rebuild();
    for (const each of others(4_000, 5)) index.upsert(each);
    await rebuilt;
    const northWest = { west: -180, south: 89, east: -178, north: 90 };
    expect(index.list({ bbox: northWest })).toEqual({ ids: [1], total: 1 });
    for (const asked of [
      { categoryIds: [1] },
      { employmentTypes: ["FULL_TIME" as const] },
      { text: "driver" },
    ]) {
      expect(index.list({ bbox: northWest, ...asked })).toEqual({ ids: [], total: 0 });
      expect(index.clusters(asked, northWest, 4).total).toBe(0);
      expect(index.count(asked)).toBe(2_010);
    }
  });

  it("keeps the counts of a filter until a job changes or the hour ends", () => {
    let now = NOW;
    const rows = fc.sample(job, { numRuns: 300, seed: 3 }).map((row, i) => ({ ...row, id: i + 1 }));
    const index = JobIndex.build(rows, { now: () => now, rebuildAfter: 0 });
    opened.push(index);
    const live = new Map(rows.map((row) => [row.id, row]));
    const filters: JobFilter[] = [
      {},
      { employmentTypes: ["FULL_TIME"] },
      { payFloor: 3_000_000 },
      { text: "nurse" },
    ];
    for (let step = 0; step < 20; step++) {
      for (const filter of filters) {
        const counts = index.facets(filter);
        expect(counts).toEqual(open(live.values()).facets(filter));
        expect(index.facets({ ...filter })).toBe(counts);
        expect(index.facets(filter, ["companies"]).companies).toEqual(counts.companies);
      }
      const [id] = [...live.keys()];
      if (id === undefined) break;
      index.remove(id);
      live.delete(id);
    }
    const before = index.facets({});
    now += 3_600;
    expect(index.facets({})).not.toBe(before);
  });

  it("compacts by itself, even if changes arrive faster than the worker", async () => {
    const index = JobIndex.build([], { now: () => NOW });
    opened.push(index);
    const [row] = fc.sample(job, { numRuns: 1, seed: 1 });
    if (row === undefined) throw new Error("no sample");
    for (let i = 0; i < 40_000; i++) index.upsert({ ...row, id: (i % 30_000) + 1, title: `Title ${i}` });
    expect(index.size).toBe(30_000);
    expect(index.count({ text: "39999" })).toBe(1);
    expect(index.count({ text: "9999" })).toBe(0);
    await index.rebuild();
    expect(index.list({}, { limit: 0 }).total).toBe(30_000);
    expect(index.suggest("title 39999")).toEqual([{ kind: "title", text: "Title 39999", count: 1 }]);
    expect(index.suggest("title 9999")).toEqual([]);
  });
});

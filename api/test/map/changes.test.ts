import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { encodeClusters, type IndexedJob, JobIndex } from "../../src/map/index.ts";
import { filter, job, jobs, NOW } from "./arbitraries.ts";
import { Reference } from "./reference.ts";

type Step =
  | { readonly kind: "upsert"; readonly row: IndexedJob }
  | { readonly kind: "remove"; readonly id: number }
  | { readonly kind: "rebuild"; readonly isAwaited: boolean };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: job.map((row) => ({ kind: "upsert" as const, row })) },
  { weight: 3, arbitrary: fc.integer({ min: 1, max: 200 }).map((id) => ({ kind: "remove" as const, id })) },
  { weight: 2, arbitrary: fc.boolean().map((isAwaited) => ({ kind: "rebuild" as const, isAwaited })) },
);

const opened: JobIndex[] = [];
afterAll(() => Promise.all(opened.map((index) => index.close())));

function open(rows: Iterable<IndexedJob>): JobIndex {
  const index = JobIndex.build(rows, { now: () => NOW, rebuildAfter: 0 });
  opened.push(index);
  return index;
}

describe("JobIndex under changes", () => {
  it("answers as the reference does after every change, before, while and after a worker merges", async () => {
    await fc.assert(
      fc.asyncProperty(
        jobs(40),
        fc.array(fc.tuple(step, filter), { maxLength: 30, size: "max" }),
        async (rows, steps) => {
          const index = open(rows);
          const reference = new Reference(NOW);
          for (const row of rows) reference.jobs.set(row.id, row);
          let rebuilt: Promise<void> | null = null;
          for (const [change, conditions] of steps) {
            const version = index.version;
            if (change.kind === "upsert") {
              index.upsert(change.row);
              reference.jobs.set(change.row.id, change.row);
            } else if (change.kind === "remove") {
              expect(index.remove(change.id)).toBe(reference.jobs.delete(change.id));
            } else {
              rebuilt = index.rebuild();
              if (change.isAwaited) await rebuilt;
            }
            if (change.kind === "upsert") expect(index.version).toBeGreaterThan(version);
            compare(index, reference, conditions);
          }
          await rebuilt;
          compare(index, reference, {});
          await index.close();
        },
      ),
      { numRuns: 20 },
    );
  });

  it("is what it would be, had it been built from the rows of the moment", async () => {
    await fc.assert(
      fc.asyncProperty(
        jobs(60),
        fc.array(job, { maxLength: 40, size: "max" }),
        filter,
        async (rows, later, conditions) => {
          const changed = open(rows);
          const now = new Map(rows.map((row) => [row.id, row]));
          for (const row of later) {
            if (row.id % 3 === 0) {
              changed.remove(row.id);
              now.delete(row.id);
            } else {
              changed.upsert(row);
              now.set(row.id, row);
            }
          }
          await changed.rebuild();
          const fresh = open(now.values());
          expect(changed.size).toBe(fresh.size);
          expect(changed.facets(conditions)).toEqual(fresh.facets(conditions));
          const suggested = (index: JobIndex) => index.suggest("n").map(({ count }) => count);
          expect(suggested(changed)).toEqual(suggested(fresh));
          await changed.close();
        },
      ),
      { numRuns: 12 },
    );
  });

  it("shows on a map that is asked for again and again what the reference does", async () => {
    const world = { west: -180, south: -90, east: 180, north: 90 };
    const asked = [{}, { postedWithinDays: 3 }, { employmentTypes: ["FULL_TIME" as const], payFloor: 1 }];
    await fc.assert(
      fc.asyncProperty(
        jobs(40),
        fc.array(fc.tuple(step, fc.nat(2)), { maxLength: 30, size: "max" }),
        async (rows, steps) => {
          const index = open(rows);
          const reference = new Reference(NOW);
          for (const row of rows) reference.jobs.set(row.id, row);
          for (const [change, times] of steps) {
            if (change.kind === "upsert") {
              index.upsert(change.row);
              reference.jobs.set(change.row.id, change.row);
            } else if (change.kind === "remove") {
              index.remove(change.id);
              reference.jobs.delete(change.id);
            } else await index.rebuild();
            for (const conditions of asked) {
              const total = reference.all({ ...conditions, bbox: world }).length;
              const seen = Array.from({ length: times + 1 }, () => {
                const set = index.clusters(conditions, world, 2);
                expect(set.total).toBe(total);
                return encodeClusters(set);
              });
              for (const each of seen) expect(each).toEqual(seen[0]);
            }
          }
          await index.close();
        },
      ),
      { numRuns: 20 },
    );
  });

  it("keeps a job's own conditions when changes go on while a worker merges", async () => {
    const row = (id: number, categoryId: number, latitude: number, longitude: number): IndexedJob => ({
      id,
      companyId: 1,
      company: "Acme Farms",
      title: categoryId === 9 ? "Nurse" : "Driver",
      words: "",
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

  it("merges by itself, also when changes come faster than the worker", async () => {
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

function compare(index: JobIndex, reference: Reference, conditions: Parameters<JobIndex["list"]>[0]): void {
  expect(index.size).toBe(reference.jobs.size);
  const page = { sort: "relevance", limit: 300 } as const;
  expect(index.list(conditions, page)).toEqual({
    ids: reference.list(conditions, page),
    total: reference.all(conditions).length,
  });
  expect(index.list(conditions, { sort: "pay", limit: 300 }).ids).toEqual(
    reference.list(conditions, { sort: "pay", limit: 300 }),
  );
  const world = { west: -180, south: -90, east: 180, north: 90 };
  const placed = reference.all({ ...conditions, bbox: conditions.bbox ?? world });
  expect(index.clusters(conditions, world, 2).total).toBe(placed.length);
}

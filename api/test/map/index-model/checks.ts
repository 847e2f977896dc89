import assert from "node:assert/strict";
import { fold } from "../../../src/map/core/words.ts";
import {
  areaTexts,
  type Bounds,
  type IndexedJob,
  type JobFilter,
  JobIndex,
  type ListOptions,
  parseArea,
} from "../../../src/map/index.ts";
import { Reference } from "../reference.ts";

/** Each asks the index one kind of question, and throws when the reference answers it otherwise. */

export function checkList(index: JobIndex, reference: Reference, filter: JobFilter, page: ListOptions): void {
  const list = index.list(filter, page);
  const expected = reference.list(filter, page);
  assert.equal(list.total, reference.all(filter).length, "total of the list");
  const distanceOf = (id: number): number => {
    const job = reference.jobs.get(id);
    return job && page.origin ? reference.distance(job, filter, page.origin) : Number.NaN;
  };
  const likelyOf = (id: number): number => {
    const job = reference.jobs.get(id);
    return job && page.origin ? reference.likely(job, filter, page.origin) : Number.NaN;
  };
  for (const [i, metres] of (list.distances ?? []).entries()) {
    const own = distanceOf(list.ids[i] ?? 0);
    if (metres === null) assert.equal(own, 1e12, "a job without a point has no distance");
    else assert.ok(Math.abs(metres - own) < 0.01, `distance ${metres}, expected ${own}`);
  }
  if (page.sort !== "nearest") assert.deepEqual(list.ids, expected, "ids of the list");
  else {
    // Jobs that are equally far, as all poles' longitudes are, stand in any order: rounding decides.
    assert.equal(new Set(list.ids).size, expected.length, "jobs of the list");
    for (const [i, id] of expected.entries())
      assert.ok(Math.abs(likelyOf(list.ids[i] ?? 0) - likelyOf(id)) < 0.01, "order by distance");
  }
}

export function checkCount(index: JobIndex, reference: Reference, filter: JobFilter): void {
  const expected = reference.all(filter).map(({ id }) => id);
  assert.equal(index.count(filter), expected.length, "count");
  const stretch = Array.from({ length: 50 }, (_, i) => i + expected.length);
  assert.deepEqual(
    index.among(filter, stretch),
    stretch.filter((id) => expected.includes(id)),
    "which of some jobs match",
  );
}

export function checkFacets(index: JobIndex, reference: Reference, filter: JobFilter): void {
  assert.deepEqual(index.facets(filter), reference.facets(filter), "facets");
}

/** Every cluster's count, what single jobs are, and the list behind one of the clusters. */
export function checkClusters(
  index: JobIndex,
  reference: Reference,
  filter: JobFilter,
  viewport: Bounds,
  zoom: number,
): void {
  const set = index.clusters(filter, viewport, zoom);
  const points = reference.pointsInView(set, filter, viewport);
  assert.equal(set.total, new Set(points.map(({ job }) => job.id)).size, "total of the map");
  const clusterOf = new Map(
    [...set.cell.subarray(0, set.cellCount)].map((cell, k) => [cell, set.cellCluster[k]]),
  );
  const byCluster = Map.groupBy(points, ({ cell }) => clusterOf.get(cell));
  assert.equal(byCluster.size, set.length, "clusters");
  const ids = Array.from({ length: set.length }, (_, i) => [
    ...new Set((byCluster.get(i) ?? []).map(({ job }) => job.id)),
  ]);
  for (const [i, own] of ids.entries()) {
    assert.equal(set.count[i], own.length, "count of a cluster");
    if (own.length === 1) assert.equal(set.id[i], own[0], "id of a pin");
  }
  if (filter.bbox !== undefined || set.length === 0) return;
  const cluster = (points.length * 7) % set.length;
  const area = parseArea(areaTexts(set)[cluster] ?? "") ?? undefined;
  const list = index.list({ ...filter, bbox: viewport, area }, { sort: "newest", limit: 10_000 });
  const lowestFirst = (a: number, b: number) => a - b;
  assert.deepEqual(list.ids.sort(lowestFirst), ids[cluster]?.sort(lowestFirst), "list of a cluster");
}

/** Titles and companies that begin with a text, in any order. @param companies names by id */
export function checkSuggestions(
  index: JobIndex,
  reference: Reference,
  prefix: string,
  companies: ReadonlyMap<number, string>,
): void {
  const begins = (text: string): boolean =>
    [...fold(text).matchAll(/[\p{L}\p{N}]+/gu)].some(({ index: at }) =>
      fold(text).slice(at).startsWith(prefix),
    );
  const counted = <K>(key: (job: IndexedJob) => K) =>
    [...Map.groupBy(reference.jobs.values(), key)].map(([value, jobs]) => ({ value, count: jobs.length }));
  const expected = [
    ...counted(({ title }) => fold(title.trim()))
      .filter(({ value }) => begins(value))
      .map(({ value, count }) => `title ${value} ${count}`),
    ...counted(({ companyId }) => companyId)
      .map(({ value, count }) => ({ value, count, name: companies.get(value) ?? "" }))
      .filter(({ name }) => begins(name))
      .map(({ value, count, name }) => `company ${value} ${fold(name)} ${count}`),
  ];
  const suggested = index
    .suggest(prefix, 1_000)
    .map(({ kind, text, count, companyId }) =>
      kind === "title" ? `title ${fold(text)} ${count}` : `company ${companyId} ${fold(text)} ${count}`,
    );
  assert.deepEqual(suggested.sort(), expected.sort(), "suggestions");
}

export function checkJob(index: JobIndex, reference: Reference, id: number): void {
  assert.equal(index.has(id), reference.jobs.has(id), "whether a job is there");
  assert.equal(index.companyOf(id), reference.jobs.get(id)?.companyId, "company of a job");
  assert.equal(index.size, reference.jobs.size, "size");
}

/** A small index of a few jobs, as job alerts make one to see which searches they answer. */
export function checkSmallIndex(jobs: readonly IndexedJob[], filter: JobFilter, now: number): void {
  const reference = new Reference(now);
  for (const job of jobs) reference.jobs.set(job.id, job);
  const index = JobIndex.build(jobs, { now: () => now });
  checkList(index, reference, filter, { sort: "newest", limit: index.size });
}

import type { JobPoint } from "../../src/map/index.ts";
import { generateFilters, generateJobs, NOW } from "./data.ts";
import { usedBytes } from "./memory.ts";
import { clustersOf, featuresOf, loadSupercluster } from "./rival.ts";
import { queriesAt, type Setting } from "./setting.ts";
import { type Times, timeEach } from "./timing.ts";

export interface SuperclusterFigures {
  readonly loadTime: number;
  /** Bytes of the index alone, and with the features that it keeps and answers with. */
  readonly bytes: number;
  readonly allBytes: number;
  /** Unfiltered: it has no filters. */
  readonly clusters: ReadonlyMap<number, Times>;
  /** Milliseconds to load the jobs that a filter leaves, and how many those are. */
  readonly reloads: Times;
  readonly reloaded: number;
}

export function measureSupercluster(setting: Setting, places: readonly JobPoint[]): SuperclusterFigures {
  const { progress, rounds } = setting;
  progress("supercluster: load");
  const empty = usedBytes();
  const features = featuresOf(generateJobs(setting.jobs));
  const withFeatures = usedBytes();
  const start = performance.now();
  const index = loadSupercluster(features);
  const loadTime = performance.now() - start;
  const full = usedBytes();
  const clusters = new Map<number, Times>();
  for (const zoom of setting.zooms) {
    const queries = queriesAt(places, zoom, setting.queries);
    const run = ({ view }: (typeof queries)[number]) => clustersOf(index, view, zoom);
    timeEach(queries, 1, run);
    clusters.set(zoom, timeEach(queries, rounds, run));
  }
  progress("supercluster: reload after a change of filter");
  const filter = generateFilters(1)[0] ?? {};
  const posted = Math.floor(NOW / 3600) * 3600 - (filter.postedWithinDays ?? 0) * 86_400;
  const left = new Set<number>();
  for (const job of generateJobs(setting.jobs)) {
    const annual = job.pay === null ? -1 : job.pay.min * (job.pay.unit === "HOUR" ? 2080 : 1);
    const isLeft =
      job.employmentTypes.some((type) => filter.employmentTypes?.includes(type)) &&
      filter.locationTypes?.includes(job.locationType) &&
      annual >= (filter.payFloor ?? 0) &&
      (job.postedAt ?? 0) >= posted;
    if (isLeft) left.add(job.id);
  }
  const subset = features.filter(({ properties }) => left.has(properties.id));
  return {
    loadTime,
    bytes: full - withFeatures,
    allBytes: full - empty,
    clusters,
    reloads: timeEach([1, 2, 3], 2, () => loadSupercluster(subset)),
    reloaded: subset.length,
  };
}

import {
  encodeClusters,
  type IndexedJob,
  type JobIndex,
  JobIndexBuilder,
  type JobPoint,
} from "../../src/map/index.ts";
import { generateJobs, NOW } from "./data.ts";
import { usedBytes } from "./memory.ts";
import { queriesAt, type Setting, searchesAt } from "./setting.ts";
import { type Times, timeEach } from "./timing.ts";

export interface IndexFigures {
  readonly index: JobIndex;
  /** Places of every tenth job, where viewports are centred. */
  readonly places: readonly JobPoint[];
  /** Milliseconds: reading rows (words and all), sorting them into an index, and merging the whole index anew. */
  readonly readTime: number;
  readonly buildTime: number;
  readonly mergeTime: number;
  /** Bytes of memory with all words and strings, and of that in columns and bitmaps. */
  readonly bytes: number;
  readonly columnBytes: number;
  readonly clusters: ReadonlyMap<number, Times>;
  readonly filterChange: Times;
  readonly searches: Times;
  readonly lists: Times;
  readonly facets: Times;
  readonly suggestions: Times;
}

const BATCH = 10_000;

export async function measureIndex(setting: Setting): Promise<IndexFigures> {
  const { progress, rounds, zooms } = setting;
  progress(`making ${setting.jobs.toLocaleString("en-US")} jobs and indexing them`);
  const places: JobPoint[] = [];
  for (const { id, locations } of generateJobs(setting.jobs))
    if (id % 10 === 0 && locations[0] !== undefined) places.push(locations[0]);
  const before = usedBytes();
  const builder = new JobIndexBuilder({ now: () => NOW, rebuildAfter: 0 });
  let readTime = 0;
  let batch: IndexedJob[] = [];
  const flush = (): void => {
    const start = performance.now();
    for (const job of batch) builder.add(job);
    readTime += performance.now() - start;
    batch = [];
  };
  for (const job of generateJobs(setting.jobs)) {
    batch.push(job);
    if (batch.length === BATCH) flush();
  }
  flush();
  let start = performance.now();
  const index = builder.build();
  const buildTime = performance.now() - start;
  await index.rebuild();
  start = performance.now();
  await index.rebuild();
  const mergeTime = performance.now() - start;
  const columnBytes = index.bytes;
  const bytes = usedBytes() - before + columnBytes;

  const run = ({ filter, view, zoom }: ReturnType<typeof queriesAt>[number]) =>
    encodeClusters(index.clusters(filter, view, zoom));
  const clusters = new Map<number, Times>();
  for (const zoom of zooms) {
    progress(`clusters at zoom ${zoom}`);
    const queries = queriesAt(places, zoom, setting.queries);
    timeEach(queries, 1, run);
    clusters.set(zoom, timeEach(queries, rounds, run));
  }
  const mixed = zooms.flatMap((zoom) => queriesAt(places, zoom, Math.ceil(setting.queries / zooms.length)));
  const searches = searchesAt(places, zooms);
  timeEach(searches, 1, run);
  const views = mixed.map(({ filter, view }) => ({ ...filter, bbox: view }));
  const list = (filter: (typeof views)[number]) => index.list(filter, { sort: "newest", limit: 20 });
  timeEach(views, 1, list);
  return {
    index,
    places,
    readTime,
    buildTime,
    mergeTime,
    bytes,
    columnBytes,
    clusters,
    filterChange: timeEach(mixed, rounds, run),
    searches: timeEach(searches, rounds, run),
    lists: timeEach(views, rounds, list),
    facets: timeEach(views.slice(0, 40), rounds, (filter) => index.facets(filter)),
    suggestions: timeEach(["b", "ba", "baf", "bec", "bedo", "co"], rounds, (text) => index.suggest(text)),
  };
}

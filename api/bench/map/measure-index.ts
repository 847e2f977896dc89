import {
  encodeClusters,
  type IndexedJob,
  type JobIndex,
  JobIndexBuilder,
  type JobPoint,
} from "../../src/map/index.ts";
import { generateChanges, generateJobs, NOW } from "./data.ts";
import { type Jitter, measureJitter } from "./measure-jitter.ts";
import { usedBytes } from "./memory.ts";
import { queriesAt, type Setting, searchesAt } from "./setting.ts";
import { type Times, timeEach, timeInTurn } from "./timing.ts";

export interface IndexFigures {
  readonly index: JobIndex;
  /** Places of every tenth job, where viewports are centered. */
  readonly places: readonly JobPoint[];
  /** Milliseconds: reading rows (words and all), sorting them into an index, and merging it anew with its changes. */
  readonly readTime: number;
  readonly buildTime: number;
  readonly compactionTime: number;
  /** Jobs that were put in again before it was merged. */
  readonly changes: number;
  /** Bytes of memory with all words and strings, and of that in columns and bitmaps, after everything was asked. */
  readonly bytes: number;
  readonly columnBytes: number;
  /** Under conditions that were asked before, as a map is moved. */
  readonly clusters: ReadonlyMap<number, Times>;
  /** Of one viewport asked again and again. */
  readonly jitter: ReadonlyMap<number, Jitter>;
  /** Under conditions that were not among the last that were asked. */
  readonly filterChange: Times;
  readonly searches: Times;
  readonly lists: Times;
  readonly facets: Times;
  readonly suggestions: Times;
}

const BATCH = 10_000;
/** One job in so many is put in again before a compaction: some thousands, as when it is due. */
const CHANGED = 250;

export async function measureIndex(setting: Setting): Promise<IndexFigures> {
  const { progress, rounds, zooms } = setting;
  progress(`making ${setting.jobs.toLocaleString("en-US")} jobs and indexing them`);
  const places: JobPoint[] = [];
  for (const { id, locations } of generateJobs(setting.jobs))
    if (id % 10 === 0 && locations[0] !== undefined) places.push(locations[0]);
  let changed: IndexedJob[] = [];
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
    if (job.id % CHANGED === 0) changed.push(job);
    batch.push(job);
    if (batch.length === BATCH) flush();
  }
  flush();
  let start = performance.now();
  const index = builder.build();
  const buildTime = performance.now() - start;
  let compactionTime = Number.POSITIVE_INFINITY;
  for (let round = 0; round < setting.rounds; round++) {
    for (const job of changed) index.upsert(job);
    start = performance.now();
    await index.rebuild();
    compactionTime = Math.min(compactionTime, performance.now() - start);
  }
  const changes = changed.length;
  const [another] = changed;
  changed = [];
  const stringBytes = usedBytes() - before;

  const run = ({ filter, view, zoom }: ReturnType<typeof queriesAt>[number]) =>
    encodeClusters(index.clusters(filter, view, zoom));
  const clusters = new Map<number, Times>();
  const jitter = new Map<number, Jitter>();
  for (const zoom of zooms) {
    progress(`clusters at zoom ${zoom}`);
    const queries = queriesAt(places, zoom, setting.queries);
    timeEach(queries, 1, run);
    clusters.set(zoom, timeEach(queries, rounds, run));
    const [first] = queries;
    if (first !== undefined)
      jitter.set(
        zoom,
        measureJitter(() => run(first)),
      );
  }
  const mixed = zooms.flatMap((zoom) => queriesAt(places, zoom, Math.ceil(setting.queries / zooms.length)));
  const filters = generateChanges(mixed.length);
  const fresh = mixed.map((query, i) => ({ ...query, filter: filters[i] ?? {} }));
  const searches = searchesAt(places, zooms);
  timeEach(searches, 1, run);
  const views = mixed.map(({ filter, view }) => ({ ...filter, bbox: view }));
  const list = (filter: (typeof views)[number]) => index.list(filter, { sort: "newest", limit: 20 });
  timeEach(views, 1, list);
  timeInTurn(fresh, 1, run);
  /** Counts are kept until a job changes. */
  const forgetFacets = () => {
    if (another !== undefined) index.upsert(another);
  };
  const times = {
    filterChange: timeInTurn(fresh, rounds, run),
    searches: timeEach(searches, rounds, run),
    lists: timeEach(views, rounds, list),
    facets: timeEach(views.slice(0, 40), rounds, (filter) => index.facets(filter), forgetFacets),
    suggestions: timeEach(["b", "ba", "baf", "bec", "bedo", "co"], rounds, (text) => index.suggest(text)),
  };
  const columnBytes = index.bytes;
  return {
    index,
    places,
    readTime,
    buildTime,
    compactionTime,
    changes,
    bytes: stringBytes + columnBytes,
    columnBytes,
    clusters,
    jitter,
    ...times,
  };
}

/**
 * The map index: every published job in memory, with queries for which jobs are where under any combination of filters. Pure: no HTTP, no
 * SQL. See docs/adr/0003-map-index.md for how it works and docs/performance.md for what it measures.
 *
 * ```ts
 * const index = JobIndex.build(rows);                          // or: new JobIndexBuilder(), add(row)…, build() index.upsert(row);
 * index.remove(id);                         // seen by the very next query encodeClusters(index.clusters(filter, viewport, zoom));      //
 * bytes for the wire index.list(filter, { sort: "newest", offset: 0, limit: 20 }) // { ids, total } index.facets(filter);
 * index.suggest("nur", 8);
 * ```
 */

export { clusterRadius } from "./cluster/circles.ts";
export type { ClusterSet, ClusterView, MapView, PinView } from "./cluster/cluster-set.ts";
export type { IndexChange, IndexState } from "./compaction/index-change.ts";
export { LruCache } from "./core/cache.ts";
export type {
  Area,
  Bounds,
  Circle,
  Clause,
  EmployerScores,
  FacetCount,
  FacetGroup,
  Facets,
  IndexedJob,
  JobFilter,
  JobList,
  JobPay,
  JobPoint,
  ListOptions,
  Outline,
  Ranking,
  Suggestion,
  TermField,
  TermReference,
} from "./core/types.ts";
export { fold, type SearchWord, searchWords, singular, tokens, wordsOf } from "./core/words.ts";
export { JobIndex, type JobIndexOptions } from "./job-index.ts";
export { JobIndexBuilder } from "./job-index-builder.ts";
export { type PlaceRank, placeRank } from "./query/place-rank.ts";
export { DEFAULT_CURRENCY } from "./query/plan.ts";
export type { Survey } from "./query/survey.ts";
export type { Tally } from "./query/tally.ts";
export { IndexReader } from "./reader/index-reader.ts";
export { IndexFile } from "./saved/index-file.ts";
export { UnusableFile } from "./saved/section-file.ts";
export { areaTexts, parseArea } from "./wire/area.ts";
export { encodeClusters, WIRE_VERSION } from "./wire/encode.ts";
export { clustersToJson } from "./wire/json.ts";

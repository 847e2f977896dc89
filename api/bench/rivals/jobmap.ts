import {
  encodeClusters,
  type FacetGroup,
  type Facets,
  type IndexedJob,
  JobIndex,
  JobIndexBuilder,
} from "../../src/map/index.ts";
import { NOW } from "../map/data.ts";
import { usedBytes } from "../map/memory.ts";
import { describeFacets, describeList } from "./describe.ts";
import { type Ask, type Engine, PAGE, TITLE_POINTS } from "./engine.ts";

const GROUPS: readonly FacetGroup[] = [
  "employmentTypes",
  "locationTypes",
  "educationLevels",
  "categories",
  "payFloors",
  "postedWithinDays",
  "companies",
];

/** Our own index. What it keeps of an answer (facets, points of titles) is not found again by another round. */
export function jobmap(): Engine {
  const before = usedBytes();
  const builder = new JobIndexBuilder({ now: () => NOW, rebuildAfter: 0 });
  let index = JobIndex.build([]);
  const map: Ask = ({ filter, view, zoom }) => {
    encodeClusters(index.clusters(filter, view, zoom));
    return () => ({});
  };
  return {
    setup: "the index of this product; the map with its encoding for the wire",
    add: (jobs: readonly IndexedJob[]) => {
      for (const job of jobs) builder.add(job);
    },
    finish: () => {
      index = builder.build();
    },
    asks: {
      map,
      filteredMap: map,
      count: ({ filter, view }) => {
        const count = index.count({ ...filter, bbox: view });
        return () => ({ exact: String(count) });
      },
      newest: ({ filter, view }) => {
        const { ids, total } = index.list({ ...filter, bbox: view }, { sort: "newest", limit: PAGE });
        return () => ({ exact: describeList(total, ids) });
      },
      words: ({ filter }) => {
        const count = index.count(filter);
        return () => ({ exact: String(count) });
      },
      wordsInView: ({ filter, view }) => {
        const count = index.count({ ...filter, bbox: view });
        return () => ({ exact: String(count) });
      },
      facets: ({ filter }, round) => {
        const facets: Facets = index.facets(filter, rotated(GROUPS, round));
        return () => ({ exact: describeFacets(facets) });
      },
      relevant: ({ filter }, round) => {
        const [word = ""] = (filter.text ?? "").split(" ");
        const scoreTitle = (title: string): number => (title.split(" ").includes(word) ? TITLE_POINTS : 0);
        const ranking = { key: `${word}, round ${round}`, scoreTitle, boosts: [] };
        const { ids, total } = index.list(filter, { sort: "relevance", limit: PAGE, ranking });
        return () => ({ exact: describeList(total, ids), top: ids });
      },
    },
    bytes: () => usedBytes() - before + index.bytes,
    close: () => index.close(),
  };
}

/** In another order, which the cache takes for another question. */
function rotated<T>(values: readonly T[], by: number): T[] {
  const first = by % values.length;
  return [...values.slice(first), ...values.slice(0, first)];
}

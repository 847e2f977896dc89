import type { IndexedJob, JobFilter, JobPoint } from "../../src/map/index.ts";
import { generateChanges, generateViewports } from "../map/data.ts";
import { type Query, queriesAt } from "../map/setting.ts";
import type { Kind } from "./engine.ts";

export interface Question {
  readonly title: string;
  readonly kind: Kind;
  readonly queries: readonly Query[];
}

const ZOOMS = [3, 6, 9, 12, 14];
const VIEWS = 200;
const TEXTS = 100;
const WORLD = { west: -180, east: 180, south: -90, north: 90 };
/** One job in so many lends its place to viewports and its words to searches. */
const SAMPLED = 10;

/** What questions are made of: taken while the jobs are loaded. */
export class Sample {
  readonly #places: JobPoint[] = [];
  readonly #texts: string[] = [];

  take({ id, title, words, locations }: IndexedJob): void {
    if (id % SAMPLED !== 0) return;
    if (locations[0] !== undefined) this.#places.push(locations[0]);
    if (this.#texts.length < TEXTS) this.#texts.push(textOf(title.split(" "), words, this.#texts.length));
  }

  /** The questions, the same for every engine. */
  questions(): Question[] {
    const filtered = ZOOMS.map((zoom) => queriesAt(this.#places, zoom, VIEWS));
    const mixed = filtered.flatMap((queries) => queries.slice(0, VIEWS / ZOOMS.length));
    const changes = generateChanges(mixed.length);
    const everywhere = (filter: JobFilter): Query => ({ filter, view: WORLD, zoom: 0 });
    const texts = this.#texts.map((text) => everywhere({ text }));
    const searches = this.#texts.map((text, i) => searchOf(text, i));
    return [
      ...filtered.map((queries, i) => ({
        title: `map at zoom ${ZOOMS[i]}`,
        kind: "map" as const,
        queries: queries.map((query) => ({ ...query, filter: {} })),
      })),
      ...filtered.map((queries, i) => ({
        title: `map at zoom ${ZOOMS[i]}, 4 filters`,
        kind: "filteredMap" as const,
        queries,
      })),
      {
        title: "map, filters not asked before",
        kind: "filteredMap",
        queries: mixed.map((query, i) => ({ ...query, filter: changes[i] ?? {} })),
      },
      { title: "jobs in view, 4 filters", kind: "count", queries: mixed },
      { title: "newest 20 in view and their total, 4 filters", kind: "newest", queries: mixed },
      { title: "how many jobs have all words", kind: "words", queries: texts },
      {
        title: "the same in view, with filters",
        kind: "wordsInView",
        queries: searches.map((filter, i) => {
          const zoom = ZOOMS[i % ZOOMS.length] ?? 0;
          const [view = WORLD] = generateViewports(this.#places.slice(i), zoom, 1);
          return { filter, view, zoom };
        }),
      },
      { title: "all facets of a search", kind: "facets", queries: searches.map(everywhere) },
      { title: "top 20 of a search by relevance", kind: "relevant", queries: texts },
    ];
  }
}

/** One to three words of a job. */
function textOf(title: readonly string[], words: string, i: number): string {
  const first = title.slice(0, 1);
  const forms = [first, title.slice(0, 2), [...first, ...words.split(" ").slice(0, 1)], title];
  return (forms[i % forms.length] ?? first).join(" ");
}

function searchOf(text: string, i: number): JobFilter {
  return { text, employmentTypes: ["FULL_TIME"], ...(i % 2 === 0 ? {} : { payFloor: 3_000_000 }) };
}

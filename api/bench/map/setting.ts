import type { Bounds, JobFilter, JobPoint } from "../../src/map/index.ts";
import { generateFilters, generateSearches, generateViewports } from "./data.ts";

/** What a run measures. */
export interface Setting {
  readonly jobs: number;
  /** Viewports at each zoom. */
  readonly queries: number;
  readonly updates: number;
  readonly zooms: readonly number[];
  /** How often each query is run; the quickest counts. */
  readonly rounds: number;
  progress(text: string): void;
}

export interface Query {
  readonly filter: JobFilter;
  readonly view: Bounds;
  readonly zoom: number;
}

/** Viewports of one zoom, each with a filter of four conditions. */
export function queriesAt(places: readonly JobPoint[], zoom: number, count: number): Query[] {
  const filters = generateFilters(32);
  return generateViewports(places, zoom, count).map((view, i) => ({
    filter: filters[(i * 7) % filters.length] ?? {},
    view,
    zoom,
  }));
}

/** Keyword searches, each at every zoom. */
export function searchesAt(places: readonly JobPoint[], zooms: readonly number[]): Query[] {
  return generateSearches().flatMap((filter, i) =>
    zooms.flatMap((zoom) =>
      generateViewports(places, zoom, i + 1)
        .slice(i)
        .map((view) => ({ filter, view, zoom })),
    ),
  );
}

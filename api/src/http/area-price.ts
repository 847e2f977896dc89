import { areaReads, type Cost, readsForAreas } from "@jobmap/contract";

const WITHIN = /(?:^|&)within=([^&]*)/g;

/** A cost with the price of the areas that a query string draws. */
export function withAreas(cost: Cost, query: string): Cost {
  if (!query.includes("within=")) return cost;
  let reads = 0;
  for (const [, areas = ""] of query.matchAll(WITHIN)) reads += readsForAreas(areas);
  return reads > 0 ? { ...cost, reads: (cost.reads ?? 0) + reads } : cost;
}

/** What areas in a body cost beyond its endpoint's cost; null for nothing. */
export function areasInBody(body: unknown): Cost | null {
  const reads = areaReads(body);
  return reads > 0 ? { reads } : null;
}

import { type DrawnArea, decodeAreas } from "@jobmap/contract/drawn-areas";
import { LRUCache } from "lru-cache";
import type { Outline } from "../map/index.ts";

const UNITS = 1e7;

/** Outlines by the text of a search: the index prepares each object once, and a map that is moved asks again and again. */
const known = new LRUCache<string, readonly Outline[]>({ max: 500 });

/** The outlines of areas that somebody has drawn. @param text as the contract has checked it */
export function drawnOutlines(text: string): readonly Outline[] {
  const kept = known.get(text);
  if (kept !== undefined) return kept;
  const areas = decodeAreas(text);
  const outlines = typeof areas === "string" ? [] : areas.map(outlineOf);
  known.set(text, outlines);
  return outlines;
}

function outlineOf(area: DrawnArea): Outline {
  return {
    rings: [
      area.flatMap(({ latitude, longitude }) => [
        Math.round(longitude * UNITS),
        Math.round(latitude * UNITS),
      ]),
    ],
  };
}

import type { Received } from "@jobmap/contract";
import { LRUCache } from "lru-cache";
import { parseInput, type RawInput } from "../../http/input.ts";
import type { Bounds } from "../../map/index.ts";

type Input = Received<"GET map/clusters">;

/** Longer query strings are not handled here; and the number of different conditions that are remembered. */
const LONG = 2_048;
const MAX_CACHED = 512;
/** A number as our own clients write it in a viewport. */
const NUMBER = "(-?\\d{1,3}(?:\\.\\d{1,15})?)";
const BBOX = new RegExp(`^bbox=${[NUMBER, NUMBER, NUMBER, NUMBER].join("(?:,|%2C)")}$`);
const ZOOM = /^zoom=(\d{1,2}(?:\.\d{1,15})?)$/;
const ANY_VIEWPORT = "bbox=0,0,0,0&zoom=0";

const known = new LRUCache<string, Input>({ max: MAX_CACHED });

/**
 * Returns the input as `parseInput` would. While a user moves the map, the conditions stay the same: those are remembered, and
 * only the viewport is parsed here. Anything unusual is left to `parseInput`, as are errors.
 */
export function parseClusterInput(raw: RawInput): Input {
  return parseQuickly(raw) ?? parseInput("GET map/clusters", raw);
}

function parseQuickly(raw: RawInput): Input | null {
  if (raw.query.length > LONG) return null;
  let bbox: Bounds | null = null;
  let zoom: number | null = null;
  let conditions = ANY_VIEWPORT;
  for (const part of raw.query.split("&")) {
    if (bbox === null && part.startsWith("bbox=")) {
      bbox = readBbox(part);
      if (bbox === null) return null;
    } else if (zoom === null && part.startsWith("zoom=")) {
      zoom = readZoom(part);
      if (zoom === null) return null;
    } else conditions += `&${part}`;
  }
  if (bbox === null || zoom === null) return null;
  const input = known.get(conditions) ?? parseConditions(raw, conditions);
  return input && { ...input, query: { ...input.query, bbox, zoom } };
}

function parseConditions(raw: RawInput, conditions: string): Input | null {
  try {
    const input = parseInput("GET map/clusters", { ...raw, query: conditions });
    known.set(conditions, input);
    return input;
  } catch {
    return null;
  }
}

function readBbox(part: string): Bounds | null {
  const found = BBOX.exec(part);
  if (found === null) return null;
  const [west, south, east, north] = found.slice(1).map(Number) as [number, number, number, number];
  const isValid =
    Math.abs(west) <= 180 && Math.abs(east) <= 180 && south >= -90 && south <= north && north <= 90;
  return isValid ? { west, south, east, north } : null;
}

function readZoom(part: string): number | null {
  const zoom = Number(ZOOM.exec(part)?.[1] ?? Number.NaN);
  return zoom <= 22 ? zoom : null;
}

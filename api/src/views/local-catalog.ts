import { MIN_LOCAL_JOBS } from "@jobmap/contract/limits";
import { isPlaceKey, type PageOfPlace, readPlace, regionName } from "../landing/place-keys.ts";
import type { Position } from "../places/types.ts";
import { occupationPages } from "../search/occupation-pages.ts";
import type { Services } from "../services.ts";
import { Turns } from "./turns.ts";

type Given = Pick<Services, "jobIndex" | "places">;

/** A place with enough jobs for a page. */
export interface LocalPlace extends PageOfPlace {
  /** "Boston, MA", "Massachusetts". */
  readonly name: string;
  /** Null for states, and for towns that the gazetteer does not know. */
  readonly position: Position | null;
  readonly jobs: number;
  /** Jobs by occupation's address, of those with enough for a page. */
  readonly occupations: ReadonlyMap<string, number>;
}

/** Places with pages by their address. */
export type LocalCatalog = ReadonlyMap<string, LocalPlace>;

interface Kept {
  readonly at: number;
  readonly catalog: Promise<LocalCatalog>;
}

/** Counting all pairs of places and occupations takes a moment with a million jobs. Pages count their own jobs anew. */
const TTL_MS = 60_000;
const kept = new WeakMap<Given["jobIndex"], Kept>();

/** Which places and occupations have pages, as of the last minute. */
export function localCatalog({ jobIndex, places }: Given): Promise<LocalCatalog> {
  const known = kept.get(jobIndex);
  const now = performance.now();
  if (known && now - known.at < TTL_MS) return known.catalog;
  const catalog = countPlaces({ jobIndex, places });
  kept.set(jobIndex, { at: now, catalog });
  catalog.catch(() => kept.delete(jobIndex));
  return catalog;
}

/** Counts again with the next request, as a minute later; for tests and the benchmark. */
export function forgetCatalog({ jobIndex }: Pick<Given, "jobIndex">): void {
  kept.delete(jobIndex);
}

async function countPlaces({ jobIndex, places }: Given): Promise<LocalCatalog> {
  const { byKey } = occupationPages();
  const counting = jobIndex.index.tally(isPlaceKey, (key) => byKey.has(key), MIN_LOCAL_JOBS);
  const turns = new Turns();
  let step = counting.next();
  for (; !step.done; step = counting.next()) await turns.next();
  const catalog = new Map<string, LocalPlace>();
  for (const { key, jobs, of } of step.value) {
    await turns.next();
    const page = readPlace(key);
    if (!page) continue;
    const occupations = [...of].flatMap(([each, count]): [string, number][] => {
      const occupation = byKey.get(each);
      return occupation ? [[occupation.slug, count]] : [];
    });
    catalog.set(page.slug, {
      ...page,
      ...namePlace(places, page),
      jobs,
      occupations: new Map(occupations),
    });
  }
  return catalog;
}

/** What a place is called, and where it is. */
export function namePlace(
  { gazetteer }: Given["places"],
  { town, region }: PageOfPlace,
): Pick<LocalPlace, "name" | "position"> {
  if (town === null) return { name: regionName(region), position: null };
  const found = gazetteer.town(town.replaceAll("-", " "), region);
  const words = town.split("-").map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return {
    name: `${found?.name ?? words.join(" ")}, ${region}`,
    position: found ? { latitude: found.latitude, longitude: found.longitude } : null,
  };
}

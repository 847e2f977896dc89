import { slugify } from "../format/slug.ts";
import { REGION_NAMES } from "../places/regions.ts";

/** A place of work as a listing states it. */
export interface StatedPlace {
  readonly locality: string | null;
  /** USPS code in the US. */
  readonly region: string | null;
  readonly country: string;
}

/** A place that has a page, by its address: `boston-ma` is a town, `massachusetts` a state. */
export interface PageOfPlace {
  readonly slug: string;
  /** Words of the town in lower case, joined by hyphens; null for a state. */
  readonly town: string | null;
  /** USPS code. */
  readonly region: string;
}

const MAX_TOWN_LENGTH = 60;
const PREFIX = "in:";

const SLUG_OF_REGION = new Map([...REGION_NAMES].map(([code, name]) => [code, slugify(name, 60)]));
const REGION_OF_SLUG = new Map([...SLUG_OF_REGION].map(([code, slug]) => [slug, code]));

/** The index's key of a place with a page. No name of a state ends like a town does, with its code. */
export const placeKey = ({ slug }: Pick<PageOfPlace, "slug">): string => PREFIX + slug;

/** Keys of the towns and states that a listing states, each once. Only the United States are divided like this. */
export function placeKeysOf(places: readonly StatedPlace[]): string[] {
  const keys = new Set<string>();
  for (const { locality, region, country } of places) {
    const state = country === "US" ? SLUG_OF_REGION.get(region ?? "") : undefined;
    if (state === undefined) continue;
    keys.add(PREFIX + state);
    const slug = townSlug(locality ?? "", region ?? "");
    if (slug !== null) keys.add(PREFIX + slug);
  }
  return [...keys];
}

/** The address of a town: "St. Mary's City" in MD is `st-marys-city-md`; null for a name without Latin letters. */
export function townSlug(locality: string, region: string): string | null {
  const town = slugify(locality, MAX_TOWN_LENGTH);
  return town === "" ? null : `${town}-${region.toLowerCase()}`;
}

/** What a key or an address of a place names; undefined if it names none. */
export function readPlace(text: string): PageOfPlace | undefined {
  const slug = text.startsWith(PREFIX) ? text.slice(PREFIX.length) : text;
  const state = REGION_OF_SLUG.get(slug);
  if (state !== undefined) return { slug, town: null, region: state };
  const [, town = "", code = ""] = /^([a-z0-9-]+)-([a-z]{2})$/.exec(slug) ?? [];
  const region = code.toUpperCase();
  return REGION_NAMES.has(region) && slugify(town, MAX_TOWN_LENGTH) === town
    ? { slug, town, region }
    : undefined;
}

/** "Massachusetts". */
export const regionName = (code: string): string => REGION_NAMES.get(code) ?? code;
/** The address of a state. */
export const regionSlug = (code: string): string => SLUG_OF_REGION.get(code) ?? code.toLowerCase();
export const isPlaceKey = (key: string): boolean => key.startsWith(PREFIX);

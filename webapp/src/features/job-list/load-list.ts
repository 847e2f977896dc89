import type { Call, JobSummary, Place } from "@jobmap/contract";
import { DEFAULT_DISTANCE_MILES } from "@jobmap/contract/limits";
import { PREFIX } from "../../lib/language.ts";
import { parseQuerySlug } from "./query-slug.ts";

const PER_PAGE = 20;
/** The API pages through the first 10,000 jobs of a list. */
const LAST_PAGE = 10_000 / PER_PAGE;

/** The search behind an address, with its place resolved. */
export interface ListSearch {
  search: string;
  /** Null if no place was given. */
  place: Place | null;
  /** The place name that was given and could not be resolved. */
  unknownLocation: string | null;
}

export interface LoadedList extends ListSearch {
  items: JobSummary[];
  total: number;
  page: number;
  pages: number;
}

export async function resolveList(call: Call, slug: string): Promise<ListSearch> {
  const { search, location } = parseQuerySlug(slug);
  if (location === "")
    return (await resolveShort(call, search)) ?? { search, place: null, unknownLocation: null };
  const [place] = await call("GET map/places", { query: { q: location, limit: 1 } });
  return { search, place: place ?? null, unknownLocation: place ? null : location };
}

/** "registered nurse in boston" names a place where one is called exactly that; "cook in training" does not. */
async function resolveShort(call: Call, words: string): Promise<ListSearch | undefined> {
  const [, search = "", where = ""] = /^(.+) in (.+)$/.exec(words) ?? [];
  if (where === "") return undefined;
  const [place] = await call("GET map/places", { query: { q: where, limit: 1 } });
  const label = place?.label.toLowerCase() ?? "";
  const isCalledSo = [label, label.replace(",", ""), label.split(",")[0]].includes(where);
  return place && isCalledSo ? { search, place, unknownLocation: null } : undefined;
}

/** The search as the API and the map accept it. */
export function searchQuery({ search, place }: Pick<ListSearch, "search" | "place">) {
  return {
    search,
    ...(place?.bounds ? { location: place.label } : {}),
    ...(place && !place.bounds
      ? {
          latitude: place.latitude,
          longitude: place.longitude,
          distance: DEFAULT_DISTANCE_MILES,
          location: place.label,
        }
      : {}),
  };
}

/** @param page from 1; pages past the last are empty */
export async function loadList(call: Call, slug: string, page: number): Promise<LoadedList> {
  const resolved = await resolveList(call, slug);
  if (resolved.unknownLocation !== null) return { ...resolved, items: [], total: 0, page: 1, pages: 1 };
  const query = { ...searchQuery(resolved), page, limit: PER_PAGE };
  const { items, total } = await call("GET user/job/list", { query });
  return {
    ...resolved,
    items,
    total,
    page,
    pages: pagesOf(total),
  };
}

export function pagesOf(total: number, perPage = PER_PAGE): number {
  return Math.max(1, Math.min(LAST_PAGE, Math.ceil(total / perPage)));
}

/** The path of an address within the language of this build: what redirects lead to. */
export const ownPath = (url: URL) => url.pathname.slice(PREFIX.length);

/** The page number in an address: 1 if there is none, undefined if it is invalid. */
export function pageNumber(url: URL): number | undefined {
  const given = url.searchParams.get("page");
  if (given === null) return 1;
  const page = /^[1-9]\d{0,3}$/.test(given) ? Number(given) : Number.NaN;
  return page <= LAST_PAGE ? page : undefined;
}

import type { Call } from "@jobmap/contract";
import type { MapPin } from "@jobmap/widget/map";
import { companyPath, mapPath } from "../../lib/paths.ts";
import { resolveList, searchQuery } from "../job-list/load-list.ts";
import { listPath, querySlug } from "../job-list/query-slug.ts";
import { CITIES } from "./cities.ts";
import { HERO_BOX, heroPins } from "./hero-pins.ts";
import { NATION_PICTURE, STATES } from "./nation-view.ts";

/** A line of the printed index: where it leads and how many jobs are there, counted when the page was made. */
export interface IndexEntry {
  text: string;
  to: string;
  count: number;
}

export interface Landing {
  total: number;
  categories: IndexEntry[];
  cities: IndexEntry[];
  employers: IndexEntry[];
  /** The newest job with pay at each place of the hero's map; empty when there are too few to make a map of. */
  pins: MapPin[];
  /** All jobs on the sheet of the states, as circles. */
  clusters: { latitude: number; longitude: number; count: number }[];
}

const { west, south, east, north } = STATES;
const NATION = { bbox: [west, south, east, north], zoom: NATION_PICTURE.zoom };
/** Fewer flags than this leave the hero's map empty. */
const MIN_PINS = 8;
/** Lines of each part of the index. */
const LINES = 10;

/** Counts everything the landing page says a number about. Nothing that counts zero is listed. */
export async function loadLanding(call: Call): Promise<Landing> {
  const [facets, companies, newest, nation, cities] = await Promise.all([
    call("GET user/job/filter-data", {}),
    call("GET user/companies", { query: { limit: LINES } }),
    call("GET user/job/list", { query: { bbox: HERO_BOX, sort: "newest", limit: 100 } }),
    call("GET map/clusters", { query: NATION }),
    Promise.all(CITIES.map((city) => countCity(call, city))),
  ]);
  const pins = heroPins(newest.items);
  return {
    total: facets.total,
    pins: pins.length < MIN_PINS ? [] : pins,
    clusters: nation.clusters.map(({ latitude, longitude, count }) => ({ latitude, longitude, count })),
    categories: largest(
      facets.category.map(({ value, label, count }) => ({
        text: label,
        to: mapPath({ category: value }),
        count,
      })),
    ),
    cities: largest(cities),
    employers: largest(
      companies.items.map(({ name, username, job_count }) => ({
        text: name,
        to: companyPath(username),
        count: job_count,
      })),
    ),
  };
}

/** Counted by the very search that the link leads to. */
async function countCity(call: Call, city: string): Promise<IndexEntry> {
  const place = { search: "", location: city };
  const resolved = await resolveList(call, querySlug(place));
  const entry = { text: city, to: listPath(place) };
  if (!resolved.place) return { ...entry, count: 0 };
  const { total } = await call("GET user/job/list", { query: { ...searchQuery(resolved), limit: 1 } });
  return { ...entry, count: total };
}

function largest(entries: readonly IndexEntry[]): IndexEntry[] {
  return entries
    .filter((entry) => entry.count > 0)
    .sort((a, b) => b.count - a.count || a.text.localeCompare(b.text, "en"))
    .slice(0, LINES);
}

import type { Call } from "@jobmap/contract";
import type { MapPin } from "@jobmap/widget/map";
import { categoryText } from "../../lib/category-text.ts";
import { companyPath, mapPath } from "../../lib/paths.ts";
import { resolveList, searchQuery } from "../job-list/load-list.ts";
import { listPath, querySlug } from "../job-list/query-slug.ts";
import { CITIES } from "./cities.ts";
import { HERO_BOX, heroPins } from "./hero-pins.ts";
import { NATION_PICTURE, STATES } from "./nation-view.ts";

/** A line of the printed index: its link and job count at the time the page was rendered. */
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
  /** The newest job with pay at each location of the hero's map; empty if there are too few for a map. */
  pins: MapPin[];
  /** All jobs on the map of the United States, as clusters. */
  clusters: { latitude: number; longitude: number; count: number }[];
}

const { west, south, east, north } = STATES;
const NATION = { bbox: [west, south, east, north], zoom: NATION_PICTURE.zoom };
/** With fewer flags than this the hero's map stays empty. */
const MIN_PINS = 8;
/** Lines per section of the index. */
const LINES = 10;

/** Loads every count on the landing page. Entries with a count of zero are omitted. */
export async function loadLanding(call: Call): Promise<Landing> {
  const [facets, companies, newest, nation, cities] = await Promise.all([
    call("GET user/job/filter-data", { query: { facets: ["category"] } }),
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
        text: categoryText(label),
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

/** Counted with the same search that the link opens. */
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

import type { Call, Facets, JobSummary, Place } from "@jobmap/contract";
import type { Point } from "@jobmap/widget/core";
import { type ExploreState, hasPlace, readState } from "../../../lib/explore-state.ts";
import { type FilterNames, nameFilters } from "../filters/filter-names.ts";
import { filterQuery, listQuery } from "../state/query.ts";
import { type Failure, failureOf } from "./failure.ts";
import { type CountedWay, countWaysOut } from "./ways-out.ts";

export type ListResult =
  | { readonly ok: true; readonly items: readonly JobSummary[]; readonly total: number }
  | { readonly ok: false; readonly failure: Failure };

/** Everything the page shows that comes from the server, for one address. */
export interface ExploreData {
  /** The address it was loaded for, so that a reply is never shown under another search's words. */
  readonly query: string;
  readonly list: ListResult;
  /** Null when they did not load: filters then work without counts. */
  readonly facets: Facets | null;
  /** Remote jobs of the whole country that match too; they have no place on the map. */
  readonly remote: { readonly items: readonly JobSummary[]; readonly total: number } | null;
  /** What distances are measured from. */
  readonly point: Point | null;
  /** What was found for a place that was typed: "Houston" for "Texas". Null when it came with its point, or was not found. */
  readonly placeName: string | null;
  /** The place was not found; here is what it may have meant. */
  readonly unknownPlace: readonly Place[] | null;
  readonly names: FilterNames;
  /** When nothing matches: what would, with counts. */
  readonly waysOut: readonly CountedWay[];
  /** ms since 1970, the same for server and browser. */
  readonly now: number;
  /** The page was delivered with it, before anybody could say who is here. */
  readonly isFromServer?: boolean;
}

/** Loads a search by its address. Never throws for what the API answered: the map lives on when the list fails. */
export async function loadExplore(
  url: URL,
  call: Call,
  now: number,
  signal: AbortSignal,
): Promise<ExploreData> {
  const { state } = readState(url.searchParams);
  const base = { query: url.search, now };
  const options = { signal };
  try {
    const found = state.point ? undefined : await findPlace(state, call, options);
    const point = state.point ?? found?.point ?? null;
    if (hasPlace(state) && point === null) {
      const unknownPlace = await guessPlaces(state.location, call, options);
      return { ...base, ...NOTHING, unknownPlace, names: await nameFilters(state, [], null, call) };
    }
    const placed = { ...state, point };
    const [list, facets, remote] = await Promise.all([
      call("GET user/job/list", { query: listQuery(placed) }, options),
      call("GET user/job/filter-data", { query: filterQuery(placed) }, options).catch(() => null),
      loadRemote(placed, call, options),
    ]);
    const [names, waysOut] = await Promise.all([
      nameFilters(placed, list.items, facets, call),
      list.total === 0 ? countWaysOut(placed, call, options) : [],
    ]);
    const { total, items } = list;
    return {
      ...base,
      list: { ok: true, items, total },
      facets,
      remote,
      point,
      placeName: found?.name ?? null,
      unknownPlace: null,
      names,
      waysOut,
    };
  } catch (error) {
    const failure = await failureOf(error);
    const names = { companies: {}, categories: {} };
    return { ...base, ...NOTHING, point: state.point, names, list: { ok: false, failure } };
  }
}

const NOTHING = {
  list: { ok: true, items: [], total: 0 },
  facets: null,
  remote: null,
  point: null,
  placeName: null,
  unknownPlace: null,
  waysOut: [],
} as const satisfies Partial<ExploreData>;

type Options = { readonly signal: AbortSignal };

async function findPlace({ location }: ExploreState, call: Call, options: Options) {
  if (location === "") return undefined;
  const [place] = await call("GET map/places", { query: { q: location, limit: 1 } }, options);
  if (!place) return undefined;
  const { latitude, longitude, postal_code, locality } = place;
  return { point: { latitude, longitude }, name: postal_code ?? locality };
}

/** Shorter and shorter beginnings of a place nobody knows, until some are known. */
async function guessPlaces(text: string, call: Call, options: Options): Promise<readonly Place[]> {
  const town = text.split(",")[0]?.trim() ?? "";
  for (const length of new Set([town.length, 6, 4, 3])) {
    if (length > town.length || length < 2) continue;
    const places = await call("GET map/places", { query: { q: town.slice(0, length), limit: 4 } }, options);
    if (places.length > 0) return places;
  }
  return [];
}

/** Beside a search at a place: jobs that can be done from anywhere. */
async function loadRemote(state: ExploreState, call: Call, options: Options): Promise<ExploreData["remote"]> {
  const atPlace = state.point !== null || state.bounds !== null;
  const wanted = state.locationTypes.length === 0 || state.locationTypes.includes("TELECOMMUTE");
  if (!atPlace || !wanted || state.page > 1 || state.area !== null) return null;
  const query = filterQuery(elsewhere(state));
  const reply = await call(
    "GET user/job/list",
    { query: { ...query, limit: 3, sort: "newest", purpose: "page" } },
    options,
  ).catch(() => null);
  return reply && reply.total > 0 ? { items: reply.items, total: reply.total } : null;
}

/** The same search for remote jobs of the whole country. */
export function elsewhere(state: ExploreState): ExploreState {
  return {
    ...state,
    location: "",
    point: null,
    bounds: null,
    area: null,
    at: null,
    job: null,
    page: 1,
    sort: state.sort === "nearest" ? null : state.sort,
    locationTypes: ["TELECOMMUTE"],
  };
}

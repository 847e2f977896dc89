import type { Call, Data, Facets, JobSummary, Place, UnderstoodText } from "@jobmap/contract";
import { queryString } from "@jobmap/contract/query-string";
import { withoutPlace } from "@jobmap/contract/search-text";
import type { Point } from "@jobmap/widget/core";
import { changed, type ExploreState, type Extent, hasPlace, readState } from "../../../lib/explore-state.ts";
import { QUICK_FACETS, type QuickFilters } from "../filters/facet-text.ts";
import { type FilterNames, NameMemory, nameFilters } from "../filters/filter-names.ts";
import { Memory, whileSame } from "../state/memory.ts";
import { filterQuery, listQuery } from "../state/query.ts";
import { type Failure, failureOf } from "./failure.ts";
import { type CountedWay, countWaysOut } from "./ways-out.ts";

export type ListResult =
  | { readonly ok: true; readonly items: readonly JobSummary[]; readonly total: number }
  | { readonly ok: false; readonly failure: Failure };

/** All server data that the page shows for one address. */
export interface ExploreData {
  /** The address it was loaded for, so that results never appear under another search's title. */
  readonly query: string;
  readonly list: ListResult;
  /** How the typed text was understood; null without a text, or if the list failed to load. */
  readonly understood: UnderstoodText | null;
  /** Why each job of the list ranks where it does; empty unless they are sorted by best match. */
  readonly reasons: readonly (readonly string[])[];
  /** Set if the typed text names a place: the search with the place where it belongs. */
  readonly placed: ExploreState | null;
  /** State of the jobs that the list was made from; null without a list. Answers with the same tag need not be asked for again. */
  readonly tag: string | null;
  /** What the filter bar offers: counted without the map's area, so that it stays while the map moves. Null if it failed to load. */
  readonly quick: QuickFilters | null;
  /** Matching remote jobs in the whole country; they have no position on the map. */
  readonly remote: { readonly items: readonly JobSummary[]; readonly total: number } | null;
  /** The point that distances are measured from. */
  readonly point: Point | null;
  /** The area that the place is; null if it is a point, or there is none. */
  readonly extent: Extent | null;
  /** The town found for the typed text: "Boston" for "bos". Null if the place came with coordinates, is an area, or was not found. */
  readonly placeName: string | null;
  /** Suggestions, if the place was not found. */
  readonly unknownPlace: readonly Place[] | null;
  readonly names: FilterNames;
  /** If nothing matches: broader searches with their counts. */
  readonly waysOut: readonly CountedWay[];
  /** ms since 1970; identical on server and browser, for hydration. */
  readonly now: number;
  /** The data came with the server-rendered page, for which the signed-in user is unknown. */
  readonly isFromServer?: boolean;
}

/** What moving the map does not change. */
export class ExploreMemory {
  readonly places = new Memory<readonly Place[]>();
  readonly remote = new Memory<Data<"GET user/job/list">>();
  readonly quick = new Memory<Facets>();
  readonly names = new NameMemory();
}

/** Loads a search by its address. Never throws on API errors: the map keeps working if the list fails. */
export async function loadExplore(
  url: URL,
  call: Call,
  now: number,
  signal: AbortSignal,
  memory = new ExploreMemory(),
): Promise<ExploreData> {
  const { state } = readState(url.searchParams);
  const base = { query: url.search, now };
  const options = { signal };
  try {
    const found = state.point ? undefined : await findPlace(state, call, options, memory);
    const point = state.point ?? found?.point ?? null;
    const extent = found?.extent ?? null;
    if (hasPlace(state) && point === null && extent === null) {
      const unknownPlace = await guessPlaces(state.location, call, options);
      return {
        ...base,
        ...NOTHING,
        unknownPlace,
        names: await nameFilters(state, [], null, call, memory.names),
      };
    }
    const placed = { ...state, point, extent, sort: extent && state.sort === "nearest" ? null : state.sort };
    const listed = call("GET user/job/list", { query: listQuery(placed) }, options);
    const tag = listed.then(
      (reply) => reply.tag,
      () => undefined,
    );
    const [list, quick, remote] = await Promise.all([
      listed,
      loadQuick(placed, call, options, memory, tag),
      loadRemote(placed, call, options, memory, tag),
    ]);
    const [names, waysOut] = await Promise.all([
      nameFilters(placed, list.items, quick, call, memory.names),
      list.total === 0 ? countWaysOut(placed, call, options) : [],
    ]);
    const { total, items, understood, reasons } = list;
    return {
      ...base,
      list: { ok: true, items, total },
      understood,
      reasons,
      placed: hasPlace(state) ? null : placedIn(state, understood),
      tag: list.tag,
      quick,
      remote,
      point,
      extent,
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
  understood: null,
  reasons: [],
  placed: null,
  tag: null,
  quick: null,
  remote: null,
  point: null,
  extent: null,
  placeName: null,
  unknownPlace: null,
  waysOut: [],
} as const satisfies Partial<ExploreData>;

type Options = { readonly signal: AbortSignal };

async function findPlace(
  { location }: ExploreState,
  call: Call,
  options: Options,
  { places }: ExploreMemory,
) {
  if (location === "") return undefined;
  const ask = () => call("GET map/places", { query: { q: location, limit: 1 } }, options);
  const [place] = await places.once(location, ask);
  if (!place) return undefined;
  const extent = extentOf(place);
  if (extent) return { extent, point: null, name: null };
  const { latitude, longitude, postal_code, locality } = place;
  return { extent: null, point: { latitude, longitude }, name: postal_code ?? locality };
}

/** The area that a place is; null for a point. */
export function extentOf({ label, kind, bounds }: Place): Extent | null {
  if (!bounds) return null;
  const [west, south, east, north] = bounds;
  return { label, kind, bounds: { west, south, east, north } };
}

/** "cashier boston" is the search for cashiers in Boston. */
function placedIn(state: ExploreState, understood: UnderstoodText | null): ExploreState | null {
  if (!understood?.location) return null;
  return changed(state, {
    search: withoutPlace(state.search, understood),
    location: understood.location,
    distance: understood.distance ?? state.distance,
    bounds: null,
    at: null,
  });
}

/** Tries ever shorter prefixes of an unknown place name until some match. */
async function guessPlaces(text: string, call: Call, options: Options): Promise<readonly Place[]> {
  const town = text.split(",")[0]?.trim() ?? "";
  for (const length of new Set([town.length, 6, 4, 3])) {
    if (length > town.length || length < 2) continue;
    const places = await call("GET map/places", { query: { q: town.slice(0, length), limit: 4 } }, options);
    if (places.length > 0) return places;
  }
  return [];
}

async function loadQuick(
  state: ExploreState,
  call: Call,
  options: Options,
  { quick }: ExploreMemory,
  tag: Promise<string | undefined>,
): Promise<QuickFilters | null> {
  const query = { ...filterQuery({ ...state, bounds: null, area: null }), facets: QUICK_FACETS };
  const ask = () => call("GET user/job/filter-data", { query }, options);
  return whileSame(quick, queryString(query), tag, ask).catch(() => null);
}

/** For a search at a place: jobs that can be done from anywhere. */
async function loadRemote(
  state: ExploreState,
  call: Call,
  options: Options,
  memory: ExploreMemory,
  tag: Promise<string | undefined>,
): Promise<ExploreData["remote"]> {
  const atPlace =
    state.point !== null || state.bounds !== null || state.within !== null || isSomewhere(state);
  const wanted = state.locationTypes.length === 0 || state.locationTypes.includes("TELECOMMUTE");
  if (!atPlace || !wanted || state.page > 1 || state.area !== null) return null;
  const query = { ...filterQuery(elsewhere(state)), limit: 3, sort: "newest", purpose: "page" } as const;
  const ask = () => call("GET user/job/list", { query }, options);
  const reply = await whileSame(memory.remote, queryString(query), tag, ask).catch(() => null);
  return reply && reply.total > 0 ? { items: reply.items, total: reply.total } : null;
}

/** In an area that is less than the whole country. */
function isSomewhere({ extent }: ExploreState): boolean {
  return extent !== null && extent.kind !== "REMOTE" && extent.kind !== "COUNTRY";
}

/** The same search for remote jobs in the whole country. */
export function elsewhere(state: ExploreState): ExploreState {
  return {
    ...state,
    location: "",
    point: null,
    extent: null,
    within: null,
    bounds: null,
    area: null,
    at: null,
    job: null,
    reading: null,
    page: 1,
    sort: state.sort === "nearest" ? null : state.sort,
    locationTypes: ["TELECOMMUTE"],
  };
}

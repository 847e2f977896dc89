import type { JobFilterQuery } from "@jobmap/contract";
import { DEFAULT_DISTANCE_MILES, METERS_PER_MILE } from "@jobmap/contract/limits";
import { ApiError } from "../errors/api-error.ts";
import { type Area, type Clause, type JobFilter, parseArea } from "../map/index.ts";
import type { SearchReader, UnderstoodSearch } from "../search/search-reader.ts";
import type { Services } from "../services.ts";
import { companyIdsByName } from "./companies.ts";
import { drawnOutlines } from "./drawn-outlines.ts";

/** A filter for the map index, with the point that distances are measured from, if the search has one. */
export interface ResolvedFilter {
  /** How its text was understood; null without a text. */
  understood: UnderstoodSearch | null;
  filter: JobFilter;
  origin: { latitude: number; longitude: number } | undefined;
  /** Label of the area that the location names, if it names one instead of a point. */
  area?: string;
}

/**
 * Resolves a search from the wire: looks up place names and turns company names into ids. A search around a point covers
 * `distance` miles; with a viewport, the cells of a cluster or drawn areas the point is only used to measure distances. A location that is an area
 * (a state, a county, a metropolitan area, the country) covers all of it, and "Remote" the jobs that can be done from anywhere.
 * @throws ApiError `invalid_input` on `location` for an unknown place, on `area` for one that no map response contained.
 */
export async function resolveFilter(
  typed: JobFilterQuery,
  services: Services,
  { isExact = false }: ResolveOptions = {},
): Promise<ResolvedFilter> {
  const { query, understood } = readText(typed, services.searches);
  if (!isNamed(query)) return withText(filterOf(query, pointOf(query), query.company), understood, isExact);
  const located = await findPlace(query, services);
  const companyIds = await findCompanies(query, services);
  const isArea = located !== undefined && (located.outlines !== null || located.place.kind === "REMOTE");
  const resolved = filterOf(query, pointOf(query) ?? (isArea ? undefined : located?.place), companyIds);
  return withText(isArea ? within(resolved, located) : resolved, understood, isExact);
}

/** Limits a search to an area, or to remote jobs. */
function within<Resolved extends Pick<ResolvedFilter, "filter">>(
  { filter, ...resolved }: Resolved,
  { place, outlines }: LocatedPlace,
) {
  const { locationTypes = [], clauses = [] } = filter;
  const isExcluded = locationTypes.length > 0 && !locationTypes.includes("TELECOMMUTE");
  const condition: JobFilter = outlines
    ? { outlines: filter.outlines ?? outlines }
    : { locationTypes: ["TELECOMMUTE"], clauses: isExcluded ? [...clauses, NEVER] : clauses };
  return { ...resolved, area: place.label, filter: { ...filter, ...condition } };
}

type LocatedPlace = NonNullable<Awaited<ReturnType<Services["places"]["locate"]>>>;

export interface ResolveOptions {
  /** Every word must match. Otherwise words that would leave nothing are left out, as people expect of a search box. */
  readonly isExact?: boolean;
}

/**
 * The same, synchronously, for a search that names neither a place nor a company; null for others, which need lookups.
 * @param searches without it, null for a search with a text too
 */
export function filterAtOnce(
  typed: JobFilterQuery,
  searches: SearchReader | undefined,
): ResolvedFilter | null {
  if (typed.search && !searches) return null;
  const { query, understood } = readText(typed, searches);
  return isNamed(query) ? null : withText(filterOf(query, pointOf(query), query.company), understood, false);
}

/** Reads the text of a search, and puts what it says of place and pay where the other filters are. */
function readText(query: JobFilterQuery, searches: SearchReader | undefined) {
  if (!query.search || !searches) return { query, understood: null };
  const hasPlace = Boolean(query.location) || query.latitude !== undefined;
  const understood = searches.read(query.search, { hasPlace });
  const { place, payFloor } = understood;
  const isView = query.bbox !== undefined || query.area !== undefined;
  return {
    query: {
      ...query,
      ...(payFloor !== null && { pay_floor: Math.max(payFloor, query.pay_floor ?? 0) }),
      // Of a viewport the whole is searched, wherever in it the place is.
      ...(place && {
        location: placeText(place),
        distance: isView ? 0 : (place.distanceMiles ?? query.distance),
      }),
    },
    understood,
  };
}

/** A region, which has no position, is the state, also where a city has its name. */
function placeText({ label, kind }: NonNullable<UnderstoodSearch["place"]>): string {
  return kind === "region" ? `State of ${label}` : label;
}

function withText(
  resolved: Omit<ResolvedFilter, "understood">,
  understood: UnderstoodSearch | null,
  isExact: boolean,
): ResolvedFilter {
  if (understood === null) return { ...resolved, understood };
  const asked = isExact || understood.isUnknown ? understood.asked : understood.clauses;
  return {
    ...resolved,
    understood,
    filter: {
      ...resolved.filter,
      clauses: [...asked, ...(resolved.filter.clauses ?? [])],
      without: understood.without,
    },
  };
}

function isNamed(query: JobFilterQuery): boolean {
  return Boolean(query.location || query["company-info"] || query["company-info-third-party"]);
}

function filterOf(
  query: JobFilterQuery,
  origin: ResolvedFilter["origin"],
  companyIds: number[] | undefined,
): Omit<ResolvedFilter, "understood"> {
  const distance = query.distance ?? DEFAULT_DISTANCE_MILES;
  return {
    origin,
    filter: {
      companyIds,
      // Names of companies that do not exist.
      clauses: companyIds?.length === 0 ? [NEVER] : [],
      employmentTypes: query.employment_type,
      locationTypes: query.location_type,
      categoryIds: query.category,
      educationLevels: query.education,
      payFloor: query.pay_floor || undefined,
      postedWithinDays: query.posted_within,
      radius:
        origin && distance > 0 && query.within === undefined
          ? { ...origin, metres: distance * METERS_PER_MILE }
          : undefined,
      bbox: query.bbox,
      outlines: query.within === undefined ? undefined : drawnOutlines(query.within),
      area: query.area === undefined ? undefined : readArea(query.area),
    },
  };
}

/** No job meets it. */
const NEVER: Clause = [];

function pointOf({
  latitude,
  longitude,
}: JobFilterQuery): { latitude: number; longitude: number } | undefined {
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
}

/** The place of the location; not looked up if its point is given. */
async function findPlace(query: JobFilterQuery, { places }: Services): Promise<LocatedPlace | undefined> {
  if (!query.location || pointOf(query)) return undefined;
  const place = await places.locate(query.location);
  if (place) return place;
  const message = "We couldn't find this place. Try a city and state, or a ZIP code.";
  throw new ApiError("invalid_input", message, { location: message });
}

async function findCompanies(query: JobFilterQuery, { database }: Services): Promise<number[] | undefined> {
  const thirdParty = query["company-info-third-party"];
  const name = query["company-info"];
  if (!name && !thirdParty) return query.company;
  const found = [
    ...(name ? await companyIdsByName(database, name, false) : []),
    ...(thirdParty ? await companyIdsByName(database, thirdParty, true) : []),
  ];
  const { company } = query;
  return company ? found.filter((id) => company.includes(id)) : found;
}

function readArea(text: string): Area {
  const area = parseArea(text);
  if (area) return area;
  const message = "area must come from a map response.";
  throw new ApiError("invalid_input", message, { area: message });
}

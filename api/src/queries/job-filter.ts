import type { JobFilterQuery, Place } from "@jobmap/contract";
import { DEFAULT_DISTANCE_MILES, METERS_PER_MILE } from "@jobmap/contract/limits";
import { ApiError } from "../errors/api-error.ts";
import { type Area, type JobFilter, parseArea } from "../map/index.ts";
import type { Services } from "../services.ts";
import { companyIdsByName } from "./companies.ts";

/** A filter for the map index, with the point that distances are measured from, if the search has one. */
export interface ResolvedFilter {
  filter: JobFilter;
  origin: { latitude: number; longitude: number } | undefined;
  /** Set when the search names a company that does not exist: nothing can match. */
  nothing: boolean;
}

/**
 * Resolves a search from the wire: looks up place names and turns company names into ids. A search around a point covers
 * `distance` miles; with a viewport or an area the point is only used to measure distances.
 * @throws ApiError `invalid_input` on `location` for an unknown place, on `area` for one that no map response contained.
 */
export async function resolveFilter(query: JobFilterQuery, services: Services): Promise<ResolvedFilter> {
  if (!isNamed(query)) return filterOf(query, pointOf(query), query.company);
  const origin = pointOf(query) ?? (await findPlace(query, services));
  return filterOf(query, origin, await findCompanies(query, services));
}

/** The same, synchronously, for a search that names neither a place nor a company; null for others, which need lookups. */
export function filterAtOnce(query: JobFilterQuery): ResolvedFilter | null {
  return isNamed(query) ? null : filterOf(query, pointOf(query), query.company);
}

function isNamed(query: JobFilterQuery): boolean {
  return Boolean(query.location || query["company-info"] || query["company-info-third-party"]);
}

function filterOf(
  query: JobFilterQuery,
  origin: ResolvedFilter["origin"],
  companyIds: number[] | undefined,
): ResolvedFilter {
  const distance = query.distance ?? DEFAULT_DISTANCE_MILES;
  return {
    origin,
    nothing: companyIds !== undefined && companyIds.length === 0,
    filter: {
      text: query.search,
      companyIds,
      employmentTypes: query.employment_type,
      locationTypes: query.location_type,
      categoryIds: query.category,
      educationLevels: query.education,
      payFloor: query.pay_floor || undefined,
      postedWithinDays: query.posted_within,
      radius: origin && distance > 0 ? { ...origin, metres: distance * METERS_PER_MILE } : undefined,
      bbox: query.bbox,
      area: query.area === undefined ? undefined : readArea(query.area),
    },
  };
}

function pointOf({
  latitude,
  longitude,
}: JobFilterQuery): { latitude: number; longitude: number } | undefined {
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
}

async function findPlace(query: JobFilterQuery, { places }: Services): Promise<Place | undefined> {
  if (!query.location) return undefined;
  const [place] = await places.autocomplete(query.location, { limit: 1 });
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

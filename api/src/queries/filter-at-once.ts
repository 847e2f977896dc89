import type { JobFilterQuery } from "@jobmap/contract";
import { DEFAULT_DISTANCE_MILES, METERS_PER_MILE } from "@jobmap/contract/limits";
import { ApiError } from "../errors/api-error.ts";
import { type Area, type Clause, type JobFilter, parseArea } from "../map/index.ts";
import type { SearchReader, UnderstoodSearch } from "../search/search-reader.ts";
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
 * The filter of a search, synchronously, for one that names neither a place nor a company; null for others, which need lookups.
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
export function readText(query: JobFilterQuery, searches: SearchReader | undefined) {
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

export function withText(
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

export function isNamed(query: JobFilterQuery): boolean {
  return Boolean(query.location || query["company-info"] || query["company-info-third-party"]);
}

export function filterOf(
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
export const NEVER: Clause = [];

export function pointOf({
  latitude,
  longitude,
}: JobFilterQuery): { latitude: number; longitude: number } | undefined {
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
}

function readArea(text: string): Area {
  const area = parseArea(text);
  if (area) return area;
  const message = "area must come from a map response.";
  throw new ApiError("invalid_input", message, { area: message });
}

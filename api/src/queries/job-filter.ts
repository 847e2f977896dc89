import type { JobFilterQuery } from "@jobmap/contract";
import { ApiError } from "../errors/api-error.ts";
import type { JobFilter } from "../map/index.ts";
import type { Services } from "../services.ts";
import { companyIdsByName } from "./companies.ts";
import {
  filterOf,
  isNamed,
  NEVER,
  pointOf,
  type ResolvedFilter,
  readText,
  withText,
} from "./filter-at-once.ts";

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

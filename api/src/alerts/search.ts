import { createHash } from "node:crypto";
import { AlertSearch } from "@jobmap/contract";
import { DEFAULT_DISTANCE_MILES } from "@jobmap/contract/limits";
import { queryString } from "@jobmap/contract/query-string";

/** A search in its canonical form: parameters that do not narrow it are left out, names are sorted, values are as in a query. */
export type SearchParameters = Readonly<Record<string, string>>;

/** 5 decimals of a degree are a meter. */
const degrees = (value: number) => String(Math.round(value * 1e5) / 1e5 + 0);
const listed = (values: readonly (string | number)[] | undefined) =>
  [...new Set(values)].sort((a, b) => (a < b ? -1 : 1)).join(",");

/** Searches that find the same jobs by the same words have the same parameters. */
export function searchParameters(search: AlertSearch): SearchParameters {
  const { latitude, longitude, distance = DEFAULT_DISTANCE_MILES, bbox } = search;
  const isAround =
    !bbox && !search.within && distance > 0 && latitude !== undefined && longitude !== undefined;
  const all: Record<string, string> = {
    search: search.search ?? "",
    "company-info": search["company-info"] ?? "",
    "company-info-third-party": search["company-info-third-party"] ?? "",
    company: listed(search.company),
    employment_type: listed(search.employment_type),
    location_type: listed(search.location_type),
    category: listed(search.category),
    education: listed(search.education),
    pay_floor: search.pay_floor ? String(search.pay_floor) : "",
    within: search.within ?? "",
    bbox: bbox ? [bbox.west, bbox.south, bbox.east, bbox.north].map(degrees).join(",") : "",
    // Without a point it is an area, all of it.
    ...(latitude === undefined && !search.within && { location: search.location ?? "" }),
    ...(isAround && {
      location: search.location ?? "",
      latitude: degrees(latitude),
      longitude: degrees(longitude),
      distance: distance === DEFAULT_DISTANCE_MILES ? "" : String(distance),
    }),
  };
  return Object.fromEntries(
    Object.entries(all)
      .filter(([, value]) => value !== "")
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/** Identifies a search among those of an account; case makes no difference. */
export function searchDigest(parameters: SearchParameters): Buffer {
  return createHash("sha1").update(JSON.stringify(parameters).toLowerCase()).digest();
}

/** Parses what {@link searchParameters} wrote; undefined if it is no longer a valid search. */
export function readSearch(parameters: unknown): AlertSearch | undefined {
  return AlertSearch.safeParse(parameters).data;
}

/** The search's page in the web app, the newest jobs first. */
export function searchPath(parameters: SearchParameters): string {
  return `/jobmap?${queryString({ ...parameters, sort: "newest" })}`;
}

/** The stored search; it was written by `searchParameters`. */
export function parametersOf({ search }: { search: string }): SearchParameters {
  return JSON.parse(search);
}

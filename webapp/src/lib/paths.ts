import type { QueryValue } from "@jobmap/contract";
import { queryString } from "@jobmap/contract/query-string";

/** Paths of pages that other pages link to. */
export const jobPath = (id: number) => `/job/${id}`;

/** Redirects to directions in the visitor's map app. */
export const directionsPath = (id: number) => `/directions/${id}`;

export const companyPath = (username: string) => `/company/${encodeURIComponent(username)}`;

/** The job map with a search; parameter names are from the specification, section 2. */
export function mapPath(search: Readonly<Record<string, QueryValue>> = {}): string {
  const query = queryString(search);
  return query === "" ? "/jobmap" : `/jobmap?${query}`;
}

import type { QueryValue } from "@jobmap/contract";
import { queryString } from "@jobmap/contract/query-string";

/** Addresses of pages that other pages lead to. */
export const jobPath = (id: number) => `/job/${id}`;

export const companyPath = (username: string) => `/company/${encodeURIComponent(username)}`;

/** The job map with a search; names are those of the specification, section 2. */
export function mapPath(search: Readonly<Record<string, QueryValue>> = {}): string {
  const query = queryString(search);
  return query === "" ? "/jobmap" : `/jobmap?${query}`;
}

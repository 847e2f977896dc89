import type { EndpointKey, Input } from "@jobmap/contract";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../api.ts";

/** Endpoints that read. */
export type ReadKey = Extract<EndpointKey, `GET ${string}`>;
/** Endpoints that write. */
export type WriteKey = Exclude<EndpointKey, ReadKey>;

/**
 * Query options for an endpoint: `useQuery(endpointQuery("GET employer/job/list", { query: { page } }))`. The cache key is the endpoint and
 * its input.
 */
export function endpointQuery<K extends ReadKey>(key: K, input: Input<K>) {
  return queryOptions({
    queryKey: [key, input] as const,
    queryFn: ({ signal }) => call(key, input, { signal }),
  });
}

/** For a form's initial values: fetched when it opens and not refetched while the user types. */
export const ONCE = { staleTime: "static", gcTime: 0 } as const;

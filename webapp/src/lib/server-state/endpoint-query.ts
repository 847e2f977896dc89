import type { EndpointKey, Input } from "@jobmap/contract";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../api.ts";

/** Endpoints that read. */
export type ReadKey = Extract<EndpointKey, `GET ${string}`>;
/** Endpoints that write. */
export type WriteKey = Exclude<EndpointKey, ReadKey>;

/**
 * How a page asks for something of the server: `useQuery(endpointQuery("GET employer/job/list", { query: { page } }))`. The cache keeps
 * the answer under the endpoint and what it was asked with.
 */
export function endpointQuery<K extends ReadKey>(key: K, input: Input<K>) {
  return queryOptions({
    queryKey: [key, input] as const,
    queryFn: ({ signal }) => call(key, input, { signal }),
  });
}

/** For what a form begins with: asked for as it opens, and not again under the hands of somebody who types. */
export const ONCE = { staleTime: "static", gcTime: 0 } as const;

import type { Data, EndpointKey, Input } from "@jobmap/contract";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { call } from "../api.ts";
import { afterShown } from "./after-shown.ts";

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
    queryFn: async (context) => {
      await afterShown(context);
      return call(key, input, { signal: context.signal });
    },
  });
}

/**
 * The same for a list that grows by its cursor. It is not asked for again by itself: whoever changes it changes what is shown, or gives it
 * another `turn`.
 */
export function endpointPages<K extends ReadKey>(
  key: K,
  inputOf: (after: number) => Input<K>,
  nextOf: (page: Data<K>) => number | null,
  turn: number,
) {
  return infiniteQueryOptions({
    queryKey: [`${key} pages`, inputOf(0), turn] as const,
    queryFn: ({ pageParam, signal }) => call(key, inputOf(pageParam), { signal }),
    initialPageParam: 0,
    getNextPageParam: nextOf,
    ...ONCE,
  });
}

/** The same beside what is shown, to see what of it has changed: a reply with a place of its own, which nothing shows. */
export function endpointNews<K extends ReadKey>(key: K, input: Input<K>) {
  return queryOptions({
    queryKey: [`${key} news`, input] as const,
    queryFn: ({ signal }) => call(key, input, { signal }),
    staleTime: 0,
    gcTime: 0,
  });
}

/** For a form's initial values: fetched when it opens and not refetched while the user types. */
export const ONCE = { staleTime: "static", gcTime: 0 } as const;

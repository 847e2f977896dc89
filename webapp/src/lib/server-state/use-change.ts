import type { Input } from "@jobmap/contract";
import {
  type DataTag,
  mutationOptions,
  type QueryClient,
  type QueryKey,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import { type ApiFailure, call } from "../api.ts";
import { toast } from "../toasts.ts";
import type { WriteKey } from "./endpoint-query.ts";
import { touch, touchedBy } from "./invalidate.ts";

type Changed<Data> = { readonly queryKey: DataTag<QueryKey, Data, ApiFailure> };

/**
 * An optimistic update: the change is shown before the server replies, and reverted with a message if it refuses. Changes of the same data
 * are sent one after the other, so that the last press wins.
 * @param query the query whose data `change` updates
 */
export function useChange<K extends WriteKey, Data>(
  write: K,
  query: Changed<Data>,
  change: (shown: Data, input: Input<K>) => Data,
) {
  return useMutation(changeOptions(useQueryClient(), write, query, change));
}

/** The same as options for TanStack Query. */
export function changeOptions<K extends WriteKey, Data>(
  client: QueryClient,
  write: K,
  { queryKey }: Changed<Data>,
  change: (shown: Data, input: Input<K>) => Data,
) {
  return mutationOptions({
    mutationKey: [write],
    scope: { id: JSON.stringify(queryKey) },
    mutationFn: (input: Input<K>) => call(write, input),
    onMutate: async (input) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      const after = client.setQueryData(queryKey, (shown) => shown && change(shown, input));
      return { before, after };
    },
    onError: (failure, _input, kept) => {
      if (!failure.isAbandoned) toast(failure.message, { tone: "danger" });
      // What was changed on top of it since, the server is asked about.
      if (kept && client.getQueryData(queryKey) === kept.after) client.setQueryData(queryKey, kept.before);
      touch(touchedBy(write));
    },
  });
}

import type { Data } from "@jobmap/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { endpointQuery, ONCE } from "../../lib/server-state/endpoint-query.ts";
import { filterQuery } from "./list-query.ts";
import type { ApplicantsSearch } from "./use-applicants-search.ts";

export type Queued = Data<"GET employer/applicants/queue">["items"][number];

/**
 * The applications of a list as they were when the review began: whoever is turned down stays in their place, so that the next one is the
 * next one.
 */
export function useReviewQueue(state: ApplicantsSearch) {
  const client = useQueryClient();
  const { sort, order } = state;
  const options = endpointQuery("GET employer/applicants/queue", {
    query: { ...filterQuery(state), sort, order },
  });
  const queue = useQuery({ ...options, ...ONCE });
  return {
    queue,
    /** What was changed, shown in the list at once. */
    patch: (id: number, change: Partial<Pick<Queued, "status" | "rating">>) =>
      client.setQueryData(options.queryKey, (shown) => {
        const before = shown?.items.find((item) => item.id === id);
        if (!shown || !before) return shown;
        const after = { ...before, ...change };
        // Most of those who are opened are as the list says, which then has nothing to draw.
        if (after.status === before.status && after.rating === before.rating) return shown;
        return { ...shown, items: shown.items.map((item) => (item === before ? after : item)) };
      }),
  };
}

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { endpointQuery, ONCE } from "../../lib/server-state/endpoint-query.ts";
import { filterQuery } from "./list-query.ts";
import type { ApplicantsSearch } from "./use-applicants-search.ts";
import { type Queued, useQueueNews } from "./use-queue-news.ts";

export type { Queued };

/**
 * The applications of a list as they were when the review began: whoever is turned down stays in their place, so that the next one is the
 * next one. What colleagues decide is said in its place.
 */
export function useReviewQueue(state: ApplicantsSearch) {
  const client = useQueryClient();
  const { sort, order } = state;
  const options = endpointQuery("GET employer/applicants/queue", {
    query: { ...filterQuery(state), sort, order },
  });
  const queue = useQuery({ ...options, ...ONCE });
  /** What is known by now of those in the list; the list stays the same where nothing is new, and has nothing to draw. */
  const patchAll = (fresh: readonly (Pick<Queued, "id"> & Change)[]) =>
    client.setQueryData(options.queryKey, (shown) => {
      const changes = new Map(fresh.map((each) => [each.id, each]));
      const items = shown?.items.map((item) => changed(item, changes.get(item.id)));
      return shown && items?.some((item, at) => item !== shown.items[at]) ? { ...shown, items } : shown;
    });
  const decided = useQueueNews(state, patchAll);
  return {
    queue,
    /** What was changed here, shown in the list at once. */
    patch: (id: number, change: Change) => {
      decided(id);
      patchAll([{ id, ...change }]);
    },
    /** What the server says of somebody. */
    patchAll,
  };
}

type Change = Partial<Pick<Queued, "status" | "rating">>;

function changed(item: Queued, change: Change | undefined): Queued {
  const { status = item.status, rating = item.rating } = change ?? {};
  return status === item.status && rating === item.rating ? item : { ...item, status, rating };
}

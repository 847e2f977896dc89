import type { Data } from "@jobmap/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef } from "react";
import { endpointNews } from "../../lib/server-state/endpoint-query.ts";
import { listen, listenForReturn } from "../../lib/socket.ts";
import { filterQuery } from "./list-query.ts";
import type { ApplicantsSearch } from "./use-applicants-search.ts";

export type Queued = Data<"GET employer/applicants/queue">["items"][number];

/** How long news of colleagues wait for more of them, in ms. */
const SETTLED_MS = 1_500;
/** What was decided here so shortly ago may not have reached the server yet, in ms. */
const OWN_MS = 3_000;

/**
 * Asks what colleagues have decided meanwhile: also about those who would no longer be in the list, whose places stay.
 * @param patch shows what is so by now of those who are in the list
 * @returns to be told whom something was decided about here
 */
export function useQueueNews(
  state: ApplicantsSearch,
  patch: (fresh: readonly Queued[]) => void,
): (id: number) => void {
  const client = useQueryClient();
  const own = useRef(new Map<number, number>());
  const ask = useEffectEvent(async () => {
    const { sort, order } = state;
    const query = { ...filterQuery({ ...state, stage: "all", rating: "" }), sort, order };
    const { items } = await client.fetchQuery(endpointNews("GET employer/applicants/queue", { query }));
    const since = Date.now() - OWN_MS;
    patch(items.filter(({ id }) => (own.current.get(id) ?? 0) < since));
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        // Whoever is opened is asked for anyway.
        ask().catch(() => {});
      }, SETTLED_MS);
    };
    const ends = [listen("applications", later), listenForReturn(later)];
    return () => {
      clearTimeout(timer);
      for (const end of ends) end();
    };
  }, []);
  return (id) => own.current.set(id, Date.now());
}

import type { Facets } from "@jobmap/contract";
import { useEffect, useState } from "react";
import { call } from "../../../lib/api.ts";
import { type ExploreState, listKey } from "../../../lib/explore-state.ts";
import { filterQuery } from "../state/query.ts";

interface DraftCounts {
  facets: Facets | null;
  total: number | undefined;
  counting: boolean;
}

/** Debounce in milliseconds: checking several boxes in a row makes one request. */
const DEBOUNCE_MS = 150;

/** Counts for filters that are being tried out and are not applied yet. The previous counts stay until the new ones arrive. */
export function useDraftCounts(
  draft: ExploreState,
  applied: ExploreState,
  known: Facets | null,
): DraftCounts {
  const key = listKey(draft);
  const [answer, setAnswer] = useState({ key: listKey(applied), facets: known });
  useEffect(() => {
    if (answer.key === key) return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      call("GET user/job/filter-data", { query: filterQuery(draft) }, { signal: abort.signal }).then(
        (facets) => setAnswer({ key, facets }),
        () => {
          if (!abort.signal.aborted) setAnswer({ key, facets: null });
        },
      );
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [answer.key, key, draft]);
  return { facets: answer.facets, total: answer.facets?.total, counting: answer.key !== key };
}

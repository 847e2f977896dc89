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

/** Pressing several boxes in a row asks once, in milliseconds. */
const PAUSE = 150;

/** Counts of filters that are tried out and not yet applied. The counts before stay until the new ones are there. */
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
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [answer.key, key, draft]);
  return { facets: answer.facets, total: answer.facets?.total, counting: answer.key !== key };
}

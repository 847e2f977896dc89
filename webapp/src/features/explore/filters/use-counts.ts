import type { Facets } from "@jobmap/contract";
import { useEffect, useState } from "react";
import { call } from "../../../lib/api.ts";
import { changed, type ExploreState, listKey } from "../../../lib/explore-state.ts";
import { Memory } from "../state/memory.ts";
import { filterQuery } from "../state/query.ts";

interface Counts {
  facets: Facets | null;
  total: number | undefined;
  counting: boolean;
}

/** Debounce in milliseconds: checking several boxes in a row makes one request. */
const DEBOUNCE_MS = 150;

const memory = new Memory<Facets>();

/**
 * The counts of every filter under a search, applied or only tried out, asked for once something shows them. Until they arrive, those before
 * stay.
 * @param tag state of the jobs in the list: counts of the same state are not asked for again
 */
export function useCounts(state: ExploreState, tag: string | null): Counts {
  // Neither the page nor the order changes a count.
  const key = listKey(changed(state, { area: state.area, sort: null }));
  const [answer, setAnswer] = useState<{ key?: string; facets: Facets | null }>(() => ({ facets: null }));
  const known = memory.find(key);
  const kept = known?.tag === tag ? known : undefined;
  const isThere = answer.key === key || kept !== undefined;
  const isFirst = answer.key === undefined;
  useEffect(() => {
    if (kept) setAnswer({ key, facets: kept });
    if (isThere) return;
    const abort = new AbortController();
    const ask = async () => {
      const facets = await call(
        "GET user/job/filter-data",
        { query: filterQuery(state) },
        { signal: abort.signal },
      ).then(
        (reply) => memory.keep(key, reply),
        () => null,
      );
      if (!abort.signal.aborted) setAnswer({ key, facets });
    };
    const timer = setTimeout(ask, isFirst ? 0 : DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [kept, isThere, isFirst, key, state]);
  const facets = kept ?? answer.facets;
  return { facets, total: facets?.total, counting: !isThere };
}

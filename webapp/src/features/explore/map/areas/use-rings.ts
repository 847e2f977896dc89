import { type DrawnArea, decodeAreas, decodeRings } from "@jobmap/contract/drawn-areas";
import { useEffect, useMemo, useState } from "react";
import { call } from "../../../../lib/api.ts";
import type { ExploreState } from "../../../../lib/explore-state.ts";

const NONE: readonly DrawnArea[] = [];

/** The areas of a search: those that were drawn, or the lines around the state, county or metropolitan area that it names. */
export function useRings({ within, extent, bounds }: ExploreState): {
  readonly drawn: readonly DrawnArea[];
  readonly shown: readonly DrawnArea[];
} {
  const drawn = useMemo(() => {
    const areas = within === null ? NONE : decodeAreas(within);
    return typeof areas === "string" ? NONE : areas;
  }, [within]);
  const name =
    within === null && bounds === null && extent && !NATIONWIDE.has(extent.kind) ? extent.label : null;
  const [outline, setOutline] = useState<{ name: string; rings: readonly DrawnArea[] } | null>(null);
  useEffect(() => {
    if (name === null) return;
    const gone = new AbortController();
    call("GET map/outline", { query: { location: name } }, { signal: gone.signal }).then(
      ({ rings }) => setOutline({ name, rings: decodeRings(rings) ?? NONE }),
      // The list is right without it.
      () => {},
    );
    return () => gone.abort();
  }, [name]);
  return { drawn, shown: within === null ? (outline?.name === name ? outline.rings : NONE) : drawn };
}

const NATIONWIDE: ReadonlySet<string> = new Set(["COUNTRY", "REMOTE"]);

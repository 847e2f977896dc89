import { useEffect, useState } from "react";
import { useNavigation, useRevalidator } from "react-router";
import { type ExploreState, listKey } from "../../../lib/explore-state.ts";

/** `refining`: the same search, narrowed or moved. `searching`: other words or another place. */
export type Waiting = "refining" | "searching" | null;

/** Responses faster than this show no skeleton, in milliseconds. */
const SPINNER_DELAY_MS = 220;

/** Whether the list is being fetched, and for which kind of change. */
export function useWaiting(coming: ExploreState, shown: ExploreState): Waiting {
  const navigation = useNavigation();
  const revalidator = useRevalidator();
  const other = navigation.state !== "idle" && listKey(coming) !== listKey(shown);
  const elsewhere =
    other &&
    coming.bounds === null &&
    (coming.search !== shown.search || coming.location !== shown.location || coming.point !== shown.point);
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!elsewhere) return setLate(false);
    const timer = setTimeout(() => setLate(true), SPINNER_DELAY_MS);
    return () => clearTimeout(timer);
  }, [elsewhere]);
  if (elsewhere && late) return "searching";
  return other || revalidator.state !== "idle" ? "refining" : null;
}

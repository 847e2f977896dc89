import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { afterPaint } from "../../lib/after-next-paint.ts";
import type { ShownApplicants } from "./use-applicants-search.ts";

/** What was picked here and the address does not say yet. */
interface Ahead {
  readonly id: string;
  readonly number: number;
  /** What the address said before: it stays for a moment. */
  readonly from: unknown;
  /** The first that was picked since. */
  readonly first: number;
}

/**
 * Who is read, as the address says, and a way to read somebody else. The address follows once they are painted: for another one the router draws
 * the whole page again, filters and all. When somebody hurries it still becomes what was picked before, one after the other, so each pick has
 * a number that goes with its address.
 */
export function useReviewed({
  application,
  review,
}: Pick<ShownApplicants, "application" | "review">): readonly [string, (id: number) => void] {
  const { key, state } = useLocation();
  const [ahead, setAhead] = useState<Ahead>();
  const followed = typeof state === "number" ? state : 0;
  const isAhead =
    ahead !== undefined && (key === ahead.from || (followed >= ahead.first && followed < ahead.number));
  if (ahead && !isAhead) setAhead(undefined);
  const latest = useRef(review);
  latest.current = review;
  // Larger than any of a visit before, whose addresses the history may have.
  const last = useRef(0);
  const callOff = useRef(() => {});
  useEffect(() => () => callOff.current(), []);
  const open = (id: number) => {
    callOff.current();
    last.current = Math.max(last.current + 1, Date.now());
    const number = last.current;
    setAhead({ id: String(id), number, from: ahead?.from ?? key, first: ahead?.first ?? number });
    callOff.current = afterPaint(() => latest.current(id, number));
  };
  return [isAhead ? ahead.id : application, open];
}

import { useEffect, useRef, useState } from "react";
import { afterPaint } from "../../lib/after-next-paint.ts";
import type { ShownApplicants } from "./use-applicants-search.ts";

/**
 * Who is read, as the address says, and a way to read somebody else. The address follows once they are painted: for another one the router draws
 * the whole page again, filters and all.
 */
export function useReviewed({
  application,
  review,
}: Pick<ShownApplicants, "application" | "review">): readonly [string, (id: number) => void] {
  const [picked, setPicked] = useState<{ id: string; before: readonly string[] }>();
  // When somebody hurries, the address still becomes what was picked before.
  const isAhead = picked !== undefined && picked.id !== application && picked.before.includes(application);
  if (picked && !isAhead) setPicked(undefined);
  const shown = isAhead ? picked.id : application;
  const latest = useRef(review);
  latest.current = review;
  const callOff = useRef(() => {});
  useEffect(() => () => callOff.current(), []);
  const open = (id: number) => {
    callOff.current();
    setPicked({ id: String(id), before: [...(picked?.before ?? []), application, shown] });
    callOff.current = afterPaint(() => latest.current(id));
  };
  return [shown, open];
}

import { useEffect, useRef } from "react";
import { t } from "#text";
import { announce } from "../../../lib/announce.ts";
import type { ExploreState } from "../../../lib/explore-state.ts";
import { headlineText, type Known } from "./headline.ts";

/**
 * Announces the new result to screen readers after each change, and moves focus to the top of a new page. The first list came with the page
 * and needs no announcement.
 * @param total undefined if the list failed to load, which has its own message
 * @param note how the search was understood, if that needs saying
 */
export function useResultAnnouncer(
  shown: ExploreState,
  total: number | undefined,
  known: Known,
  note: string,
): void {
  const told = useRef(shown);
  useEffect(() => {
    if (told.current === shown) return;
    const isOtherPage = told.current.page !== shown.page;
    told.current = shown;
    const isNone = total === 0 && !known.remote;
    const result = isNone ? t`No jobs match your search.` : headlineText(shown, total, known);
    if (total !== undefined) announce([result, note].filter(Boolean).join(" "));
    // Whoever reads a job on goes on reading.
    if (isOtherPage && shown.reading === null)
      document.getElementById("results-title")?.focus({ preventScroll: true });
  }, [shown, total, known, note]);
}

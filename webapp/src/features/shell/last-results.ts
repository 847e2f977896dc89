import type { MouseEvent } from "react";
import { create } from "zustand";
import { PREFIX } from "../../lib/language.ts";
import { takeOver } from "../../lib/take-over.ts";

/** Paths of pages with search results. */
const RESULTS = /^\/(jobmap|jobs\/[^/]+)\/?$/;

interface LastResults {
  /** Path and query of the most recently shown search; null if there was none. */
  path: string | null;
  /** Number of the entry after it in this tab's history; NaN if it was on another load of the site. */
  next: number;
}

/** Kept until the page is unloaded; a freshly opened page checks its referrer. */
export const useLastResults = create<LastResults>()(() => ({ path: null, next: Number.NaN }));

export function rememberResults(pathname: string, search: string): void {
  if (RESULTS.test(pathname))
    useLastResults.setState({ path: pathname + search, next: history.state?.idx + 1 });
  else if (useLastResults.getState().path === null) {
    const path = resultsIn(document.referrer, location.origin);
    if (path !== null) useLastResults.setState({ path });
  }
}

/** Follows a link to the results: back, to where they were left, if they are the entry before this page. */
export function goBackToResults(press: MouseEvent): void {
  // The router numbers the entries of a tab's history.
  const isNext = history.state?.idx === useLastResults.getState().next;
  if (isNext && takeOver(press)) history.back();
}

/** Path and query of a referrer that is a results page of this site, in the language of this build. */
export function resultsIn(referrer: string, origin: string): string | null {
  if (!URL.canParse(referrer)) return null;
  const url = new URL(referrer);
  const path = import.meta.env.LANGUAGE === "es" ? url.pathname.slice(PREFIX.length) : url.pathname;
  return url.origin === origin && RESULTS.test(path) ? path + url.search : null;
}

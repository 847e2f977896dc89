import { create } from "zustand";

/** Pages that list jobs found by a search. */
const RESULTS = /^\/(jobmap|jobs\/[^/]+)\/?$/;

interface LastResults {
  /** Path and query of the search that was last on the screen; null when there was none. */
  path: string | null;
}

/** Kept as long as the tab's page lives; a page opened afresh looks at where it was opened from. */
export const useLastResults = create<LastResults>()(() => ({ path: null }));

export function rememberResults(pathname: string, search: string): void {
  if (RESULTS.test(pathname)) useLastResults.setState({ path: pathname + search });
  else if (useLastResults.getState().path === null) {
    const path = resultsIn(document.referrer, location.origin);
    if (path !== null) useLastResults.setState({ path });
  }
}

/** Path and query of an address that is a page of results on this site. */
export function resultsIn(referrer: string, origin: string): string | null {
  if (!URL.canParse(referrer)) return null;
  const url = new URL(referrer);
  return url.origin === origin && RESULTS.test(url.pathname) ? url.pathname + url.search : null;
}

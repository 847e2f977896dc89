import { create } from "zustand";

/** Paths of pages with search results. */
const RESULTS = /^\/(jobmap|jobs\/[^/]+)\/?$/;

interface LastResults {
  /** Path and query of the most recently shown search; null if there was none. */
  path: string | null;
}

/** Kept until the page is unloaded; a freshly opened page checks its referrer. */
export const useLastResults = create<LastResults>()(() => ({ path: null }));

export function rememberResults(pathname: string, search: string): void {
  if (RESULTS.test(pathname)) useLastResults.setState({ path: pathname + search });
  else if (useLastResults.getState().path === null) {
    const path = resultsIn(document.referrer, location.origin);
    if (path !== null) useLastResults.setState({ path });
  }
}

/** Path and query of a referrer that is a results page of this site. */
export function resultsIn(referrer: string, origin: string): string | null {
  if (!URL.canParse(referrer)) return null;
  const url = new URL(referrer);
  return url.origin === origin && RESULTS.test(url.pathname) ? url.pathname + url.search : null;
}

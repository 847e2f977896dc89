import type { DataStrategyResult, MiddlewareFunction } from "react-router";

/** Header of every reply with the builds of the web app that the server serves, one for each language. */
const HEADER = "X-Release";

declare global {
  interface Window {
    __reactRouterManifest?: { version: string };
  }
}

/** The server serves a different build from this page's. */
let isOutdated = false;
/** The user has typed something on the current page. */
let hasTyped = false;
let shownPath = "";

/** Watches replies for a new release, including those of React Router, which fetches page data by itself. Call once per page load. */
export function watchRelease(): void {
  const mine = window.__reactRouterManifest?.version;
  const plainFetch = window.fetch;
  window.fetch = async (...request) => {
    const response = await plainFetch(...request);
    const release = response.headers.get(HEADER);
    if (release !== null && mine !== undefined && !release.includes(mine)) isOutdated = true;
    return response;
  };
  addEventListener("input", () => {
    hasTyped = true;
  });
}

/** Called after navigating to another page. */
export function arrivedAt(path: string): void {
  shownPath = path;
  hasTyped = false;
}

/**
 * After a release, the next navigation reloads the page with the new scripts. If the user has typed something, the current page's scripts
 * may hold it, so the reload waits for one more navigation.
 */
export const reloadAfterRelease: MiddlewareFunction<Record<string, DataStrategyResult>> = (
  { request },
  next,
) => {
  const { pathname, search } = new URL(request.url);
  if (!isOutdated || hasTyped || pathname === shownPath) return next();
  location.assign(pathname + search);
  // The current page stays until the new one replaces it.
  return new Promise(() => {});
};

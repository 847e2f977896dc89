import type { DataStrategyResult, MiddlewareFunction } from "react-router";

/** Header of every reply: which build of the web app the server serves. */
const HEADER = "X-Release";

declare global {
  interface Window {
    __reactRouterManifest?: { version: string };
  }
}

/** The server serves another build than this page came from. */
let isOutdated = false;
/** Something was typed on the page that is shown. */
let hasTyped = false;
let shownPath = "";

/** Watches replies for a new release, React Router's own included: it fetches the data of pages by itself. Once a page. */
export function watchRelease(): void {
  const mine = window.__reactRouterManifest?.version;
  const plainFetch = window.fetch;
  window.fetch = async (...request) => {
    const response = await plainFetch(...request);
    const release = response.headers.get(HEADER);
    if (release !== null && release !== mine) isOutdated = true;
    return response;
  };
  addEventListener("input", () => {
    hasTyped = true;
  });
}

/** Another page is shown. */
export function arrivedAt(path: string): void {
  shownPath = path;
  hasTyped = false;
}

/**
 * After a release the next page is loaded whole, with its new scripts. What was typed may be kept by the scripts of this page, so that
 * it stays for one page longer.
 */
export const reloadAfterRelease: MiddlewareFunction<Record<string, DataStrategyResult>> = (
  { request },
  next,
) => {
  const { pathname, search } = new URL(request.url);
  if (!isOutdated || hasTyped || pathname === shownPath) return next();
  location.assign(pathname + search);
  // The page stays as it is until the new one takes its place.
  return new Promise(() => {});
};

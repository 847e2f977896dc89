import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { announce } from "../../lib/announce.ts";
import { arrivedAt } from "../../lib/release.ts";
import { rememberResults } from "./last-results.ts";

/**
 * Does after client-side navigation what a browser does on page load: focus moves to the content, and the title is announced. A changed
 * query (a filter, a page of a list) counts as the same page.
 */
export function useArrival(): void {
  const { pathname, search } = useLocation();
  const before = useRef(pathname);
  useEffect(() => rememberResults(pathname, search), [pathname, search]);
  useEffect(() => arrivedAt(pathname), [pathname]);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    document.getElementById("main")?.focus({ preventScroll: true });
    announce(document.title);
  }, [pathname]);
}

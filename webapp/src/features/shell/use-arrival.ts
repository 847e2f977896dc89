import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { announce } from "../../lib/announce.ts";
import { arrivedAt } from "../../lib/release.ts";
import { rememberResults } from "./last-results.ts";

/**
 * What a browser does by itself when it loads a page, for pages that come without loading: reading starts at the content, and
 * the title is said. A changed query (a filter, a page of a list) is still the same page.
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

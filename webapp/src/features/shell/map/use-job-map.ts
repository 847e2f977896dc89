import type { Credit, JobMap, JobMapOptions } from "@jobmap/widget/map";
import { createElement, type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { loadChunk } from "../../../lib/load-chunk.ts";
import { useSite } from "../../../lib/site.ts";
import { fetchNarrowFont } from "../../../ui/index.ts";
import { MapCredits } from "./MapCredits.tsx";
import { MapNotLoaded } from "./MapNotLoaded.tsx";
import { makePainter } from "./painter.ts";

/** Share of the map that must be in view before it loads: for a strip at the bottom of a phone's screen the picture is enough. */
const IN_VIEW = 0.4;

/** Credited where a map shows streets. */
const STREETS = "OpenStreetMap";

/**
 * Mounts a job map in an element once it is visible and the page is idle; its code is not requested earlier. `setUp` is called once with
 * the map; the function it returns is called before the map is removed. `note` belongs over the map: that its code failed to load, and whose map it is,
 * but for the built-in base map, which is credited in the footer of every page.
 */
export function useJobMap(
  element: RefObject<HTMLElement | null>,
  options: JobMapOptions,
  setUp: (map: JobMap) => (() => void) | undefined,
): { map: JobMap | null; note: ReactNode } {
  const [map, setMap] = useState<JobMap | null>(null);
  const [credits, setCredits] = useState<readonly Credit[]>([]);
  const [tries, setTries] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  const site = useSite();
  const latest = useRef({ options, setUp, site });
  latest.current = { options, setUp, site };
  useEffect(() => {
    const box = element.current;
    if (!box) return;
    let running: JobMap | undefined;
    let tearDown: (() => void) | undefined;
    let isGone = false;
    const start = async () => {
      await settled();
      const isRetry = tries > 0;
      fetchNarrowFont();
      const [{ createJobMap, pause }, spanish] = await Promise.all([
        loadChunk(() => import("@jobmap/widget/map"), isRetry),
        import.meta.env.LANGUAGE === "es"
          ? loadChunk(() => import("../../../lib/map-spanish.ts"), isRetry)
          : null,
      ]);
      // The page has a turn between reading the map's code, the map itself and what it shows.
      await pause();
      if (isGone) return;
      const { options, setUp, site } = latest.current;
      running = createJobMap(box, {
        painter: makePainter,
        ...(site ? { basemapUrl: site.basemapUrl, tiles: site.tiles } : {}),
        ...(site?.streets ? { streetsUrl: "/map/" } : {}),
        ...options,
        strings: { ...spanish?.MAP_IN_SPANISH, ...options.strings },
      });
      const shown = running;
      shown.on("basemap-ready", () =>
        setCredits(shown.attribution.filter(({ text }) => site?.tiles || text === STREETS)),
      );
      await pause();
      if (isGone) return;
      tearDown = setUp(shown);
      setMap(shown);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        start().catch(() => {
          if (!isGone) setFailed(true);
        });
      },
      { threshold: IN_VIEW },
    );
    observer.observe(box);
    return () => {
      isGone = true;
      observer.disconnect();
      tearDown?.();
      running?.destroy();
      setMap(null);
    };
  }, [element, tries]);
  const retry = () => {
    setFailed(false);
    setTries(tries + 1);
  };
  const note = hasFailed
    ? createElement(MapNotLoaded, { onRetry: retry })
    : createElement(MapCredits, { credits });
  return { map, note };
}

/** Resolves after the page's own files have loaded and the browser is idle. */
function settled(): Promise<void> {
  const idle = () =>
    new Promise<void>((resolve) => {
      if (typeof requestIdleCallback === "function") requestIdleCallback(() => resolve(), { timeout: 2_000 });
      else setTimeout(resolve, 200);
    });
  if (document.readyState === "complete") return idle();
  return new Promise((resolve) => {
    addEventListener("load", () => resolve(idle()), { once: true });
  });
}

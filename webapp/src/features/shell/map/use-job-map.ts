import type { JobMap, JobMapOptions } from "@jobmap/widget/map";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useSite } from "../../../lib/site.ts";
import { makePainter } from "./painter.ts";

/** Share of the map that must be in view: a strip of it at the foot of a phone's screen is served by its picture. */
const IN_VIEW = 0.4;

/**
 * Puts a job map into an element once it is seen and the page has settled; its code is not asked for before. `setUp`
 * is called once with the map; what it returns is called before the map goes away.
 */
export function useJobMap(
  element: RefObject<HTMLElement | null>,
  options: JobMapOptions,
  setUp: (map: JobMap) => (() => void) | undefined,
): JobMap | null {
  const [map, setMap] = useState<JobMap | null>(null);
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
      const { createJobMap } = await import("@jobmap/widget/map");
      if (isGone) return;
      const { options, setUp, site } = latest.current;
      running = createJobMap(box, {
        painter: makePainter,
        ...(site ? { basemapUrl: site.basemapUrl, tiles: site.tiles } : {}),
        ...options,
      });
      tearDown = setUp(running);
      setMap(running);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        // Without the map the page is whole: its picture and its list stay.
        start().catch(() => {});
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
  }, [element]);
  return map;
}

/** After the page's own files, and when the browser has a moment. */
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

import { type ReactElement, useEffect, useRef, useState } from "react";
import { boundsOf } from "../../core/company-columns-meta.ts";
import type { Bounds, Viewport } from "../../core/geo.ts";
import { insetsOf } from "../../core/insets.ts";
import { createMap } from "../../map/create.ts";
import type { Credit, JobMap } from "../../map/types.ts";
import type { Controller } from "../control/controller.ts";
import { late } from "../pieces/late.tsx";
import type { WidgetState } from "../state/state.ts";
import { mapStrings } from "./map-strings.ts";
import { useCamera } from "./use-camera.ts";

const LAST_WAIT = 60_000;

/** Loads the map's controls. Without them the map is shown and cannot be moved: retried at growing intervals. */
const loadTools = (wait = 1_000): Promise<typeof import("./tools.ts")> =>
  import("./tools.ts").catch(async (error: unknown) => {
    if (wait > LAST_WAIT) throw error;
    await new Promise((resolve) => setTimeout(resolve, wait));
    return loadTools(wait * 4);
  });

const Tools = late(
  async () => (await loadTools()).Tools,
  () => null,
);

interface Props {
  readonly controller: Controller;
  readonly state: WidgetState;
}

/** The map and its controls. Scrolling the page is left to the page (`gestureHandling`). */
export function MapView({ controller, state }: Props): ReactElement {
  const { options, strings, meta, highlighted } = state;
  const isMoved = useRef(false);
  const place = useRef<HTMLDivElement>(null);
  const map = useRef<JobMap | null>(null);
  const [view, setView] = useState<Viewport | null>(null);
  const [credits, setCredits] = useState<readonly Credit[]>([]);
  const { host, locale, tiles } = options;
  const company = meta?.company.id;
  const makeCamera = useCamera(tiles !== "");

  // A new map is created for another company only: new jobs of the same one must not move it.
  useEffect(() => {
    const element = place.current;
    if (element === null || makeCamera === undefined) return;
    const bounds = meta === null ? undefined : boundsOf(meta);
    isMoved.current = false;
    const options = {
      ...(bounds === undefined ? {} : { bounds }),
      basemapUrl: `${host}/widget/basemap/`,
      streetsUrl: `${host}/map/`,
      ...(tiles === "" ? {} : { tiles: { url: tiles, attribution: "" } }),
      gestureHandling: true,
      hands: () => loadTools(),
      locale,
      strings: mapStrings(strings),
      maxZoom: 18,
    };
    const running = createMap(element, options, makeCamera);
    map.current = running;
    running.setInsets(insetsOf(element.clientWidth, element.clientHeight));
    if (bounds !== undefined) running.fitBounds(bounds, { animate: false, maxZoom: 11 });
    const moved = (): void => {
      isMoved.current = true;
    };
    const gestures = new AbortController();
    for (const kind of ["pointerdown", "wheel", "keydown"]) {
      element.addEventListener(kind, moved, { signal: gestures.signal, passive: true });
    }
    running.on("viewport-change", (view) => {
      setView(view);
      controller.viewChanged(view, isMoved.current);
    });
    running.on("pin-click", ({ pin }) => controller.openJob(pin.id));
    running.on("pin-hover", ({ pin }) => controller.highlight(pin?.id ?? null));
    running.on("cluster-click", ({ cluster }) => {
      isMoved.current = true;
      controller.clusterClicked(cluster);
    });
    running.on("basemap-ready", () => setCredits(running.attribution));
    // The page has a turn between the map's start and its pins.
    const lending = setTimeout(() => {
      controller.lendMap(running);
      setView(running.getViewport());
    });
    return () => {
      clearTimeout(lending);
      gestures.abort();
      controller.lendMap(null);
      map.current = null;
      running.destroy();
    };
  }, [controller, company, host, locale, tiles, strings, makeCamera]);

  useEffect(() => map.current?.setHighlighted(highlighted), [highlighted]);

  const go = (bounds: Bounds, isHome: boolean): void => {
    isMoved.current = !isHome;
    map.current?.fitBounds(bounds, { maxZoom: isHome ? 11 : 8 });
    if (isHome) controller.setArea(null);
  };

  return (
    <div className="map" part="map">
      <div ref={place} className="canvas" />
      {view !== null && <Tools view={view} state={state} credits={credits} onGo={go} map={map} />}
    </div>
  );
}

import { type ReactElement, useEffect, useRef, useState } from "react";
import { boundsOf } from "../core/company-columns-meta.ts";
import type { Viewport } from "../core/geo.ts";
import { createMap } from "../map/create.ts";
import type { Credit, JobMap } from "../map/types.ts";
import type { Controller } from "./controller.ts";
import { Icon } from "./Icon.tsx";
import { late } from "./late.tsx";
import { mapStrings } from "./map-strings.ts";
import type { WidgetState } from "./state.ts";
import { useCamera } from "./use-camera.ts";

const Scale = late(
  async () => (await import("./tools.ts")).Scale,
  () => null,
);

interface Props {
  readonly controller: Controller;
  readonly state: WidgetState;
}

/** The map, its zoom buttons and its scale. The page keeps its scrolling. */
export function MapView({ controller, state }: Props): ReactElement {
  const { options, strings, meta, highlighted } = state;
  const place = useRef<HTMLDivElement>(null);
  const map = useRef<JobMap | null>(null);
  const [view, setView] = useState<Viewport | null>(null);
  const [credits, setCredits] = useState<readonly Credit[]>([]);
  const { host, locale, tiles, units } = options;
  const company = meta?.company.id;
  const makeCamera = useCamera(tiles !== "");

  // Another company makes another map; new jobs of the same one must not move it.
  useEffect(() => {
    const element = place.current;
    if (element === null || makeCamera === undefined) return;
    const bounds = meta === null ? undefined : boundsOf(meta);
    let isMoved = false;
    const options = {
      ...(bounds === undefined ? {} : { bounds }),
      basemapUrl: `${host}/widget/basemap/`,
      ...(tiles === "" ? {} : { tiles: { url: tiles, attribution: "" } }),
      gestureHandling: true,
      gestures: async () => (await import("./tools.ts")).listenToGestures,
      locale,
      strings: mapStrings(strings),
      maxZoom: 18,
    };
    const running = createMap(element, options, makeCamera);
    map.current = running;
    running.setInsets({ top: 44, right: 24, bottom: 24, left: 24 });
    if (bounds !== undefined) running.fitBounds(bounds, { animate: false, maxZoom: 11 });
    const moved = (): void => {
      isMoved = true;
    };
    const gestures = new AbortController();
    for (const kind of ["pointerdown", "wheel", "keydown"]) {
      element.addEventListener(kind, moved, { signal: gestures.signal, passive: true });
    }
    running.on("viewport-change", (view) => {
      setView(view);
      controller.viewChanged(view, isMoved);
    });
    running.on("pin-click", ({ pin }) => controller.openJob(pin.id));
    running.on("pin-hover", ({ pin }) => controller.highlight(pin?.id ?? null));
    running.on("cluster-click", ({ cluster }) => {
      isMoved = true;
      controller.clusterClicked(cluster);
    });
    running.on("basemap-ready", () => setCredits(running.attribution));
    controller.lendMap(running);
    setView(running.getViewport());
    return () => {
      gestures.abort();
      controller.lendMap(null);
      map.current = null;
      running.destroy();
    };
  }, [controller, company, host, locale, tiles, strings, makeCamera]);

  useEffect(() => map.current?.setHighlighted(highlighted), [highlighted]);

  return (
    <div className="map" part="map">
      <div ref={place} className="canvas" />
      <div className="zoom">
        <button type="button" part="button" aria-label={strings.zoomIn} onClick={() => map.current?.zoomIn()}>
          <Icon name="plus" />
        </button>
        <button
          type="button"
          part="button"
          aria-label={strings.zoomOut}
          onClick={() => map.current?.zoomOut()}
        >
          <Icon name="minus" />
        </button>
      </div>
      {view !== null && <Scale view={view} units={units} />}
      <p className="credits" dir={state.dir}>
        {credits.map(({ text, url }) =>
          url === undefined ? (
            <span key={text}>{text}</span>
          ) : (
            <a key={text} href={url} target="_blank" rel="noopener">
              {text}
            </a>
          ),
        )}
      </p>
    </div>
  );
}

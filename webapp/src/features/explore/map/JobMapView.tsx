import type { JobSummary, Site } from "@jobmap/contract";
import type { Bounds, Point, Viewport } from "@jobmap/widget/core";
import type { FlyOptions, Insets, JobMap } from "@jobmap/widget/map";
import { useCallback, useEffect, useRef } from "react";
import { boundsText, type ExploreState, pinsKey } from "../../../lib/explore-state.ts";
import { setExplore, useExplore } from "../../../lib/explore-store.ts";
import { CHUNK_TIMEOUT_MS, loadChunk } from "../../../lib/load-chunk.ts";
import { useMarks } from "../../saving/marks-store.ts";
import { makePainter } from "../../shell/map/painter.ts";
import { isPostedAfter } from "../state/is-posted-after.ts";
import styles from "./JobMapView.module.css";
import type { MapDirector } from "./map-director.ts";
import { scopeBounds, scopeKey, scopeRadius } from "./map-scope.ts";
import { pinOf } from "./pin-of.ts";
import { sameBounds, visibleBounds } from "./view.ts";

/** The running map, with functions from its chunk that the page's initial script does not include. */
export interface MapHandle {
  readonly map: JobMap;
  readonly director: MapDirector;
  readonly scaleBar: MapModule["scaleBar"];
  readonly isApproximate: MapModule["isApproximateMap"];
  readonly home: Bounds;
  /** Offers what lies far away, under the filters of a key. */
  far(key: string | null): void;
  /** Marks a bounding box as coming from the map itself. */
  claim(bounds: Bounds): void;
}

type MapModule = typeof import("./map-chunk.ts");

interface JobMapViewProps {
  site: Pick<Site, "tiles" | "basemapUrl" | "streets">;
  /** The state with the place's coordinates filled in. */
  state: ExploreState;
  jobs: readonly JobSummary[];
  selected: JobSummary | undefined;
  opened: ReadonlySet<number>;
  newSince: number | undefined;
  /** What currently overlays the map. */
  insets: Insets;
  /** Areas never counted as searched, whatever the position of the sheet. */
  searchInsets: Insets;
  neatline: boolean;
  /** The map's chunk failed to load before. */
  isRetry: boolean;
  /** The map once it runs; the parent component holds it. */
  handle: MapHandle | null;
  onHandle: (handle: MapHandle | null) => void;
  /** The reader moved the map; returns the bounding box that is now searched, if any. */
  onMoved: (view: Viewport, isStep: boolean) => Bounds | null;
  onView: (view: Viewport) => void;
  onSelect: (id: number) => void;
  onStack: (area: string) => void;
}

/**
 * The map as a React component. It loads after first paint, as a separate chunk, and runs outside React: React passes changes to it and
 * never draws a pin.
 */
export function JobMapView(props: JobMapViewProps) {
  const { site, state, jobs, selected, opened, newSince, insets, neatline, handle, onHandle } = props;
  const box = useRef<HTMLDivElement>(null);
  const latest = useRef(props);
  latest.current = props;
  const looked = useRef<string>(undefined);
  // Bounding boxes that came from the map itself: moving to them again would only make it jump.
  const own = useRef(new Set<string>());

  const claim = useCallback((bounds: Bounds) => own.current.add(boundsText(bounds)), []);
  const moved = useCallback(
    (view: Viewport, isStep: boolean) => {
      const bounds = latest.current.onMoved(view, isStep);
      if (bounds) claim(bounds);
      return bounds;
    },
    [claim],
  );

  useEffect(() => {
    // Going back to where the map was is no move of the map itself.
    const forget = () => own.current.clear();
    addEventListener("popstate", forget);
    return () => removeEventListener("popstate", forget);
  }, []);

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    let gone = false;
    const ended = new AbortController();
    let map: JobMap | undefined;
    let director: MapDirector | undefined;
    let stopPrinting: (() => void) | undefined;
    setExplore({ map: "loading" });
    // Two animation frames let the server-rendered page paint and respond first.
    const frame = requestAnimationFrame(() =>
      requestAnimationFrame(async () => {
        const slow = setTimeout(() => setExplore({ map: "slow" }), SLOW_MS);
        const { isRetry } = latest.current;
        const [chunk, spanish] = await Promise.all([
          loadChunk(() => import("./map-chunk.ts"), isRetry),
          import.meta.env.LANGUAGE === "es" &&
            loadChunk(() => import("../../../lib/map-spanish.ts"), isRetry),
        ]).catch(() => []);
        clearTimeout(slow);
        if (gone) return;
        setExplore({ map: chunk ? "ready" : "failed" });
        if (!chunk) return;
        // The page has turns in between: map, search and what surrounds them start in tasks of their own.
        await chunk.pause();
        if (gone) return;
        const { state: first, insets: covered } = latest.current;
        const fitting = fittingOf(first, latest.current);
        const { at } = first;
        const start = scopeBounds(first);
        const made = chunk.createJobMap(element, {
          ...(at ? { center: at, zoom: at.zoom } : {}),
          basemapUrl: site.basemapUrl,
          ...(site.streets ? { streetsUrl: "/map/" } : {}),
          tiles: site.tiles,
          painter: makePainter,
          neatline,
          ...(spanish && { strings: spanish.MAP_IN_SPANISH }),
        });
        map = made;
        made.setInsets(covered);
        const noLand = setTimeout(() => setExplore({ map: "bare" }), CHUNK_TIMEOUT_MS);
        made.on("basemap-ready", ({ ok }) => {
          clearTimeout(noLand);
          if (!ok) setExplore({ map: "bare" });
          latest.current.onView(made.getViewport());
        });
        made.on("pin-click", ({ pin }) => latest.current.onSelect(pin.id));
        made.on("pin-hover", ({ pin }) => setExplore({ highlighted: pin?.id ?? null }));
        await chunk.pause();
        if (gone) return;
        const search = new chunk.MapDirector(
          made,
          {
            fetchPins: chunk.fetchPins,
            onMoved: moved,
            onView: (view) => latest.current.onView(view),
            onStack: (area) => latest.current.onStack(area),
            onPins: (pins) => setExplore({ pins }),
            titleOf: (id) => latest.current.jobs.find((job) => job.id === id)?.title,
          },
          first,
        );
        const look = { bounds: start ?? chunk.HOME_BOUNDS, options: { ...fitting, animate: false } };
        director = search;
        search.show(first, at ? undefined : look);
        const far = chunk.offerFarPlaces(made, element, {
          words: chunk.FAR_WORDS,
          ask: (world, zoom) =>
            chunk.fetchPins({ ...latest.current.state, bounds: world }, world, zoom, ended.signal),
          // Drawn areas are framed by their layer, which may be there first.
          onFrame: (bounds) =>
            start ?? at ?? first.within ?? search.show(first, { bounds, options: look.options }),
        });
        looked.current = scopeKey(first);
        stopPrinting = chunk.printWith(element, () => latest.current.jobs);
        await chunk.pause();
        if (gone) return;
        onHandle({
          ...{ map: made, director: search, claim, far },
          ...{ scaleBar: chunk.scaleBar, isApproximate: chunk.isApproximateMap, home: chunk.HOME_BOUNDS },
        });
        // The link was made on another screen size: the list follows what this map shows.
        const view = made.getViewport();
        latest.current.onView(view);
        if (
          first.bounds &&
          useExplore.getState().follows &&
          !sameBounds(first.bounds, visibleBounds(view, latest.current.searchInsets))
        )
          moved(view, false);
      }),
    );
    return () => {
      gone = true;
      ended.abort();
      stopPrinting?.();
      cancelAnimationFrame(frame);
      director?.stop();
      map?.destroy();
      onHandle(null);
    };
  }, [site, neatline, onHandle, moved, claim]);

  useEffect(() => {
    if (!handle) return;
    const key = scopeKey(state);
    const elsewhere = key !== undefined && key !== looked.current;
    const isOwn = elsewhere && own.current.has(key);
    if (elsewhere) looked.current = key;
    if (elsewhere && !isOwn) own.current.clear();
    handle.map.setRadius(scopeRadius(state));
    handle.far(state.bounds || !(state.point || state.location) ? pinsKey(state) : null);
    const bounds = scopeBounds(state) ?? handle.home;
    const look = { bounds, options: fittingOf(state, latest.current) };
    handle.director.show(state, elsewhere && !isOwn ? look : undefined);
  }, [handle, state]);

  useEffect(() => {
    if (!handle) return;
    handle.map.setInsets(insets);
    // The sheet was raised over the selected job.
    const pin = latest.current.selected && pinOf(latest.current.selected);
    if (pin && isCovered(handle.map, pin, insets)) handle.director.reveal(pin);
  }, [handle, insets]);
  useEffect(() => {
    handle?.map.setMarks({
      opened,
      new: new Set(jobs.filter((job) => isPostedAfter(job, newSince)).map(({ id }) => id)),
    });
    handle?.director.retitle();
  }, [handle, jobs, opened, newSince]);
  const saved = useMarks((marks) => marks.saved);
  useEffect(() => handle?.map.setMarks({ saved }), [handle, saved]);
  useEffect(() => handle?.map.setSelected((selected && pinOf(selected)) ?? null), [handle, selected]);
  useEffect(() => {
    const light = (highlighted: number | null) => {
      const job = latest.current.jobs.find(({ id }) => id === highlighted);
      handle?.map.setHighlighted((job && pinOf(job)) ?? highlighted);
    };
    return useExplore.subscribe((store, before) => {
      if (store.highlighted !== before.highlighted) light(store.highlighted);
    });
  }, [handle]);
  const home = useExplore((store) => store.home);
  useEffect(() => handle?.map.setHome(home), [handle, home]);

  return <div ref={box} className={styles["map"]} />;
}

/** Padding around a circle in pixels, with zoom limited to street level; a map area is fitted exactly. */
function fittingOf(
  state: ExploreState,
  { insets, searchInsets }: Pick<JobMapViewProps, "insets" | "searchInsets">,
): FlyOptions {
  if (state.bounds) return { insets: searchInsets };
  const { top = 0, right = 0, bottom = 0, left = 0 } = insets;
  return {
    maxZoom: 14,
    insets: { top: top + AIR, right: right + AIR, bottom: bottom + AIR, left: left + AIR },
  };
}

const AIR = 22;
/** After this many ms, the page says that the map is still loading. */
const SLOW_MS = 3_000;

/** Whether an overlay hides a place that is otherwise within the viewport. */
function isCovered(map: JobMap, place: Point, { top = 0, right = 0, bottom = 0, left = 0 }: Insets): boolean {
  const { x, y } = map.project(place);
  const { width, height } = map.getViewport();
  const isOnMap = x >= 0 && x <= width && y >= 0 && y <= height;
  return isOnMap && (x < left || x > width - right || y < top + AIR || y > height - bottom);
}

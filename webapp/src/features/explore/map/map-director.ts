import type { Bounds, Point, Viewport } from "@jobmap/widget/core";
import type { FlyOptions, JobMap, MapCluster, MapData } from "@jobmap/widget/map";
import { type ExploreState, pinsKey } from "../../../lib/explore-state.ts";
import { clusterBounds, sameCamera, uncovered } from "./cluster-view.ts";

/** What the director needs from the surrounding page. */
export interface Stage {
  fetchPins(state: ExploreState, view: Bounds, zoom: number, signal: AbortSignal): Promise<MapData>;
  /**
   * The reader moved the map; returns the bounding box that is now searched, if the list follows the map.
   * @param isStep a pressed cluster was opened, which Back undoes on its own
   */
  onMoved(view: Viewport, isStep: boolean): Bounds | null;
  onStack(area: string): void;
  onPins(status: "loading" | "ready" | "failed"): void;
  onView(view: Viewport): void;
  /** Titles of jobs in the list, read by screen readers with their pins. */
  titleOf(id: number): string | undefined;
}

/** If more than this share of the viewport is new during a drag, pins are requested before the drag ends. */
const NEW_GROUND = 0.35;
/** A cluster that zooming cannot split opens as a list. */
const DEEPEST = 17.5;

/** An area of the map to show. */
export interface Look {
  readonly bounds: Bounds;
  readonly options: FlyOptions;
}

/**
 * Keeps map and search in sync: moves the map to the searched area, reports when the reader moves it, and loads the pins of each view. Pins
 * stay until those of the new view arrive; the request for a view that was left is aborted.
 */
export class MapDirector {
  readonly #map: JobMap;
  readonly #stage: Stage;
  #state: ExploreState;
  #shown: Viewport;
  /** The last request, whether its reply arrived or not. */
  #asked: { key: string; view: Viewport } | undefined;
  #request: AbortController | undefined;
  #data: MapData = { clusters: [], pins: [] };
  /** The next rest ends a movement that the page started, not the reader. */
  #isOwnMove = false;
  /** The next rest ends the way to a pressed cluster. */
  #isStep = false;

  constructor(map: JobMap, stage: Stage, state: ExploreState) {
    this.#map = map;
    this.#stage = stage;
    this.#state = state;
    this.#shown = map.getViewport();
    map.on("viewport-change", (view) => this.#rest(view));
    map.on("viewport-moving", (view) => this.#moving(view));
    map.on("cluster-click", ({ cluster }) => this.#open(cluster));
  }

  /** Shows another search: other pins, and possibly another area. Moving there does not count as a move by the reader. */
  show(state: ExploreState, look?: Look): void {
    const same = pinsKey(state) === pinsKey(this.#state);
    this.#state = state;
    if (look) this.#lookAt(look);
    else if (!same || this.#asked === undefined) this.reload();
  }

  /** Requests the pins of the view again. */
  reload(): void {
    this.#load(this.#map.getViewport());
  }

  /** The list changed, so the pins' titles are updated. */
  retitle(): void {
    this.#map.setData(this.#titled(this.#data));
  }

  /** Centers a place in the uncovered part of the map. This counts neither as a move by the reader nor as a new search. */
  reveal(place: Point, minZoom = 0): void {
    this.#isOwnMove = true;
    this.#map.flyTo(place, Math.max(this.#map.getViewport().zoom, minZoom));
  }

  stop(): void {
    this.#request?.abort();
  }

  /** The map fires one rest event after every move, even if it was already there. */
  #lookAt({ bounds, options }: Look): void {
    const before = this.#map.getViewport();
    this.#isOwnMove = true;
    this.#map.fitBounds(bounds, options);
    const after = this.#map.getViewport();
    if (!sameCamera(before, after)) this.#shown = after;
  }

  #rest(view: Viewport): void {
    const moved = !this.#isOwnMove && !sameCamera(view, this.#shown);
    const isStep = this.#isStep;
    this.#isOwnMove = false;
    this.#isStep = false;
    this.#shown = view;
    this.#stage.onView(view);
    const bounds = moved ? this.#stage.onMoved(view, isStep) : null;
    // The page will request the same search in a moment; the pins need not wait for it.
    if (bounds) this.#state = { ...this.#state, bounds };
    if (!this.#has(view)) this.#load(view);
  }

  #moving(view: Viewport): void {
    const last = this.#asked?.view;
    if (last && Math.abs(view.zoom - last.zoom) < 0.01 && uncovered(view, last) > NEW_GROUND)
      this.#load(view);
  }

  /** Whether the pins of a view are loaded or being loaded. */
  #has(view: Viewport): boolean {
    const asked = this.#asked;
    return (
      asked !== undefined &&
      asked.key === pinsKey(this.#state) &&
      asked.view.width === view.width &&
      asked.view.height === view.height &&
      sameCamera(asked.view, view)
    );
  }

  #open(cluster: MapCluster): void {
    const { area, latitude, longitude } = cluster;
    const { zoom } = this.#map.getViewport();
    const bounds = clusterBounds(cluster);
    if (area !== undefined && (cluster.isStack || zoom >= DEEPEST)) {
      this.#stage.onStack(area);
      return;
    }
    // The reader asked to zoom in, so it counts as the reader's own move.
    this.#isStep = true;
    if (bounds) this.#map.fitBounds(bounds, { maxZoom: Math.max(zoom + 1, 17) });
    else this.#map.flyTo({ latitude, longitude }, zoom + 2);
  }

  async #load(view: Viewport): Promise<void> {
    const key = pinsKey(this.#state);
    this.#request?.abort();
    const request = new AbortController();
    this.#request = request;
    this.#asked = { key, view };
    this.#stage.onPins("loading");
    try {
      const data = await this.#stage.fetchPins(this.#state, view, view.zoom, request.signal);
      if (request.signal.aborted) return;
      this.#data = data;
      this.#map.setData(this.#titled(data));
      this.#stage.onPins("ready");
    } catch {
      if (!request.signal.aborted) this.#stage.onPins("failed");
    }
  }

  #titled({ clusters, pins }: MapData): MapData {
    return {
      clusters,
      pins: pins.map((pin) => {
        const title = this.#stage.titleOf(pin.id);
        return title === undefined ? pin : { ...pin, title };
      }),
    };
  }
}

import type { Bounds, Point, Viewport } from "@jobmap/widget/core";
import type { FlyOptions, JobMap, MapCluster, MapData } from "@jobmap/widget/map";
import { type ExploreState, pinsKey } from "../../../lib/explore-state.ts";
import { clusterBounds, sameCamera, uncovered } from "./view.ts";

/** What the director needs of the page around the map. */
export interface Stage {
  fetchPins(state: ExploreState, view: Bounds, zoom: number, signal: AbortSignal): Promise<MapData>;
  /** The reader moved the map; answers with the box that is searched now, if the list follows. */
  onMoved(view: Viewport): Bounds | null;
  onStack(area: string): void;
  onPins(status: "loading" | "ready" | "failed"): void;
  onView(view: Viewport): void;
  /** Titles of jobs that the list knows, read aloud with their pins. */
  titleOf(id: number): string | undefined;
}

/** Past this part of new ground a drag asks for pins before it ends. */
const NEW_GROUND = 0.35;
/** A cluster that cannot be parted by zooming opens as a list. */
const DEEPEST = 17.5;

/** A part of the earth to look at. */
export interface Look {
  readonly bounds: Bounds;
  readonly options: FlyOptions;
}

/**
 * Keeps map and search in step: looks where a search looks, tells when the reader moved it, and has the pins of every view.
 * Pins stay until those of the new view are there; a view that was left is not waited for.
 */
export class MapDirector {
  readonly #map: JobMap;
  readonly #stage: Stage;
  #state: ExploreState;
  #shown: Viewport;
  /** What was last asked for, whether it arrived or not. */
  #asked: { key: string; view: Viewport } | undefined;
  #request: AbortController | undefined;
  #data: MapData = { clusters: [], pins: [] };
  /** The next rest is the end of a movement of ours. */
  #isOwnMove = false;

  constructor(map: JobMap, stage: Stage, state: ExploreState) {
    this.#map = map;
    this.#stage = stage;
    this.#state = state;
    this.#shown = map.getViewport();
    map.on("viewport-change", (view) => this.#rest(view));
    map.on("viewport-moving", (view) => this.#moving(view));
    map.on("cluster-click", ({ cluster }) => this.#open(cluster));
  }

  /** Another search: other pins, and maybe another place to look at, which does not count as the reader's move. */
  show(state: ExploreState, look?: Look): void {
    const same = pinsKey(state) === pinsKey(this.#state);
    this.#state = state;
    if (look) this.#lookAt(look);
    else if (!same || this.#asked === undefined) this.reload();
  }

  /** Asks again for the pins of the view. */
  reload(): void {
    this.#load(this.#map.getViewport());
  }

  /** The list changed: its titles belong to the pins. */
  retitle(): void {
    this.#map.setData(this.#titled(this.#data));
  }

  /** Brings a place into the middle of what nothing covers. That is no move of the reader's, and no new search. */
  reveal(place: Point): void {
    this.#isOwnMove = true;
    this.#map.flyTo(place);
  }

  stop(): void {
    this.#request?.abort();
  }

  /** The map comes to rest once after every look, also where it looked there already. */
  #lookAt({ bounds, options }: Look): void {
    const before = this.#map.getViewport();
    this.#isOwnMove = true;
    this.#map.fitBounds(bounds, options);
    const after = this.#map.getViewport();
    if (!sameCamera(before, after)) this.#shown = after;
  }

  #rest(view: Viewport): void {
    const moved = !this.#isOwnMove && !sameCamera(view, this.#shown);
    this.#isOwnMove = false;
    this.#shown = view;
    this.#stage.onView(view);
    const bounds = moved ? this.#stage.onMoved(view) : null;
    // The page will say the same in a moment; the pins need not wait for it.
    if (bounds) this.#state = { ...this.#state, bounds };
    if (!this.#has(view)) this.#load(view);
  }

  #moving(view: Viewport): void {
    const last = this.#asked?.view;
    if (last && Math.abs(view.zoom - last.zoom) < 0.01 && uncovered(view, last) > NEW_GROUND)
      this.#load(view);
  }

  /** Whether the pins of a view are there, or on their way. */
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
    // Zooming in was asked for, so it counts as the reader's own move.
    if (area !== undefined && (cluster.isStack || zoom >= DEEPEST)) this.#stage.onStack(area);
    else if (bounds) this.#map.fitBounds(bounds, { maxZoom: Math.max(zoom + 1, 17) });
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

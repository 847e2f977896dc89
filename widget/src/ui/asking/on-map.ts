import { clusterZoom } from "../../core/cluster-options.ts";
import type { FirstJobs } from "../../core/company-columns-meta.ts";
import type { Bounds, Viewport } from "../../core/geo.ts";
import type { JobMap, MapCluster, MapData, MapPin } from "../../map/types.ts";
import { part } from "../api/api.ts";
import { isFiltered, NO_DATA } from "../state/state.ts";
import { isLocal, LatestRequest, type Shared, tellFailure } from "./shared.ts";

/**
 * Decides what the map shows: the clusters of the first view, then the clusters computed in the browser or by the
 * server.
 */
export class OnMap {
  readonly #shared: Shared;
  readonly #request: LatestRequest;
  #hasAsked = false;
  /** The clusters of the lower zoom levels, for maps smaller than the first view. */
  fewer: FirstJobs["fewer"] = [];

  constructor(shared: Shared) {
    this.#shared = shared;
    this.#request = new LatestRequest(shared.life);
  }

  show(): void {
    const { map, local, store } = this.#shared;
    if (map === null || store.get().meta === null) return;
    // Once the server has been asked, the first clusters may not match the view: ask again until the jobs are in the
    // browser.
    if (!isLocal(this.#shared) || (local === null && this.#hasAsked)) {
      void this.#ask(map);
      return;
    }
    this.#request.stop();
    const data = local?.view(widened(map.getViewport()), this.#shared.titles);
    if (data !== undefined) {
      this.#paint(data);
      return;
    }
    this.#showFirst(map);
    void local?.group().then((isNew) => isNew && this.show());
  }

  /** Shows the clusters that came with the first view, until the browser has computed its own. */
  #showFirst(map: JobMap): void {
    const { meta, filters, map: shown } = this.#shared.store.get();
    if (meta?.first == null || isFiltered(filters) || shown !== NO_DATA) return;
    const { zoom, clusters: all } = meta.first;
    const out = Math.min(zoom - clusterZoom(map.getViewport().zoom), this.fewer.length);
    const clusters = (this.fewer[out - 1] ?? all).map(([longitude, latitude, count]) => ({
      longitude,
      latitude,
      count,
    }));
    this.#paint({ clusters, pins: [] });
  }

  #paint(data: MapData): void {
    // Drawn before the event fires: listeners may then remove what covers the map.
    this.#shared.map?.setData(data);
    this.#shared.store.set({ map: data });
  }

  async #ask(map: JobMap): Promise<void> {
    const { api, store, titles, tell } = this.#shared;
    const { meta, filters } = store.get();
    if (meta === null) return;
    this.#hasAsked = true;
    const signal = this.#request.next();
    try {
      const { askClusters } = await part(import("../local/local.ts"));
      const found = await askClusters(api, meta.company.id, filters, widened(map.getViewport()), signal);
      const pins = found.pins.map((pin): MapPin => {
        const title = titles.get(pin.id);
        return title === undefined ? pin : { ...pin, title };
      });
      this.#paint({ clusters: found.clusters, pins });
    } catch (error) {
      if (!signal.aborted) tellFailure(tell, error);
    }
  }
}

/** Zooms into a cluster. For a stack, returns its bounds instead, so that the list can be limited to that place. */
export function openCluster(map: JobMap | null, cluster: MapCluster): Bounds | undefined {
  const { longitude, latitude } = cluster;
  if (cluster.isStack === true) {
    const reach = 0.0002;
    return {
      west: longitude - reach,
      south: latitude - reach,
      east: longitude + reach,
      north: latitude + reach,
    };
  }
  const zoom = map?.getViewport().zoom ?? 0;
  const opensAt = "opensAt" in cluster && typeof cluster.opensAt === "number" ? cluster.opensAt : zoom + 2;
  map?.flyTo({ longitude, latitude }, Math.max(opensAt, zoom + 1));
  return undefined;
}

/** A view with a margin, so that a short drag does not reach an area without data. */
function widened(view: Viewport): Viewport {
  const width = (view.east - view.west) * 0.15;
  const height = (view.north - view.south) * 0.15;
  if (view.east < view.west || view.east - view.west + 2 * width >= 360) return view;
  return {
    ...view,
    west: Math.max(-180, view.west - width),
    east: Math.min(180, view.east + width),
    south: Math.max(-85, view.south - height),
    north: Math.min(85, view.north + height),
  };
}

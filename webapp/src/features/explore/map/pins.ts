import type { CLUSTERS_MEDIA_TYPE } from "@jobmap/contract";
import { type Bounds, decodeClusters } from "@jobmap/widget/core";
import type { MapData } from "@jobmap/widget/map";
import { endpointUrl } from "../../../lib/api.ts";
import { boundsText, type ExploreState } from "../../../lib/explore-state.ts";
import { pinsQuery } from "../state/query.ts";

/** Requested explicitly, so that the reply is binary: 2 kB instead of 60. */
const BINARY: typeof CLUSTERS_MEDIA_TYPE = "application/vnd.jobmap.clusters";

/**
 * Loads the clusters and pins of a view.
 * @throws Error if the request fails, or the reply is an error or cannot be parsed.
 */
export async function fetchPins(
  state: ExploreState,
  view: Bounds,
  zoom: number,
  signal: AbortSignal,
): Promise<MapData> {
  const query = { ...pinsQuery(state), bbox: boundsText(view), zoom: Math.round(zoom * 100) / 100 };
  const response = await fetch(endpointUrl("GET map/clusters", { query }), {
    headers: { Accept: BINARY },
    signal,
  });
  if (!response.ok) throw new Error(`The map answered ${response.status}.`);
  return decodeClusters(new Uint8Array(await response.arrayBuffer()));
}

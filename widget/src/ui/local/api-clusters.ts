import { type Clusters, decodeClusters } from "../../core/clusters.ts";
import type { Viewport } from "../../core/geo.ts";
import { withFlags } from "../../map/pins/with-flags.ts";
import { type Api, part, queryOf, readWith } from "../api/api.ts";
import type { Filters } from "../state/state.ts";

/** Requests the clusters of a view from the server. @throws as {@link Api} does */
export async function askClusters(
  api: Api,
  company: number,
  filters: Filters,
  view: Viewport,
  signal: AbortSignal,
): Promise<Clusters> {
  withFlags();
  const query = queryOf(company, filters);
  query.set("bbox", [view.west, view.south, view.east, view.north].map((edge) => edge.toFixed(5)).join());
  query.set("zoom", view.zoom.toFixed(2));
  const headers = { Accept: "application/vnd.jobmap.clusters" };
  const reply = await api.ask(`map/clusters?${query}`, { headers, signal });
  return readWith(decodeClusters, new Uint8Array(await part(reply.arrayBuffer())));
}

import { CLUSTERS_MEDIA_TYPE, type Received } from "@jobmap/contract";
import { envelope } from "../../http/envelope.ts";
import type { PreparedReply } from "../../http/map-replies.ts";
import {
  type ClusterSet,
  clustersToJson,
  encodeClusters,
  type JobFilter,
  type JobIndex,
} from "../../map/index.ts";
import { presentClusters } from "../../presenters/clusters.ts";
import { filterAtOnce } from "../../queries/filter-at-once.ts";
import type { Services } from "../../services.ts";
import { parseClusterInput } from "./cluster-input.ts";

type Query = Received<"GET map/clusters">["query"];
type Clusters = Pick<JobIndex, "clusters" | "state">;

/** What replies can be made from. */
interface Source {
  readonly index: Clusters;
  /** Without it no text can be read. */
  readonly searches?: Services["searches"];
  /** Without it the index can find everything. */
  canFind?(filter: JobFilter): boolean;
}

const JSON_TYPE = "application/json; charset=utf-8";

/** A reply that follows from the query and the index; null for other queries and for invalid ones, which the route answers. */
export function prepareClusters(
  query: string,
  accept: string,
  { index, searches, canFind }: Source,
): PreparedReply | null {
  const isBinary = accept.includes(CLUSTERS_MEDIA_TYPE);
  const type = { "Content-Type": isBinary ? CLUSTERS_MEDIA_TYPE : JSON_TYPE };
  const toBytes = isBinary ? encodeClusters : toJson;
  try {
    const input = parseClusterInput({ params: {}, query, body: undefined });
    const resolved = filterAtOnce(input.query, searches);
    if (resolved === null || canFind?.(resolved.filter) === false) return null;
    return {
      headers: () => ({ ...headersOf(index, isBinary), ...type }),
      body: () => toBytes(findClusters(index, input.query, resolved.filter)),
    };
  } catch {
    return null;
  }
}

export function findClusters(index: Clusters, { bbox, zoom }: Query, filter: JobFilter): ClusterSet {
  return index.clusters(filter, bbox, zoom);
}

function toJson(clusters: ClusterSet): Uint8Array {
  return Buffer.from(JSON.stringify(envelope(presentClusters(clustersToJson(clusters)))));
}

/** Replies are tagged with the state of the index that they were made from. */
export function headersOf(index: Clusters, isBinary: boolean) {
  return {
    ETag: `W/"${index.state}${isBinary ? "b" : "j"}"`,
    "Cache-Control": "public, max-age=0, must-revalidate",
    Vary: "Accept",
  };
}

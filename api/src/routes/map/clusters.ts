import { CLUSTERS_MEDIA_TYPE, type Received } from "@jobmap/contract";
import { RawReply, reply, route } from "../../http/dispatch.ts";
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
import { filterAtOnce, type ResolvedFilter, resolveFilter } from "../../queries/job-filter.ts";
import type { SearchReader } from "../../search/search-reader.ts";
import { parseClusterInput } from "./cluster-input.ts";

type Query = Received<"GET map/clusters">["query"];

/**
 * The map of a viewport. Responses are tagged with the state of the index they were made from: a client that already has it gets
 * 304, and until the index changes every proxy may serve its copy after revalidating it.
 */
const answerClusters = route(
  "GET map/clusters",
  async ({ query }, { services, header }) => {
    const { index } = services.jobIndex;
    const isBinary = header("accept")?.includes(CLUSTERS_MEDIA_TYPE) ?? false;
    const headers = headersOf(index, isBinary);
    if (header("if-none-match") === headers.ETag) return new RawReply(304, headers, null);
    const clusters = find(index, query, await resolveFilter(query, services));
    if (isBinary)
      return new RawReply(200, { ...headers, "Content-Type": CLUSTERS_MEDIA_TYPE }, encodeClusters(clusters));
    return reply(presentClusters(clustersToJson(clusters)), { headers });
  },
  parseClusterInput,
);

/** What replies can be made from. */
interface Source {
  readonly index: Pick<JobIndex, "clusters" | "state">;
  /** Undefined where no text can be read. */
  readonly searches: SearchReader | undefined;
  /** Undefined if the index can find everything. */
  canFind?(filter: JobFilter): boolean;
}

/** A reply that follows from the query and the index; null for other queries and for invalid ones, which the route answers. */
function prepare(query: string, accept: string, { index, searches, canFind }: Source): PreparedReply | null {
  const isBinary = accept.includes(CLUSTERS_MEDIA_TYPE);
  const toBytes = isBinary ? encodeClusters : toJson;
  try {
    const input = parseClusterInput({ params: {}, query, body: undefined });
    const resolved = filterAtOnce(input.query, searches);
    if (resolved === null || canFind?.(resolved.filter) === false) return null;
    return {
      headers: () => ({
        ...headersOf(index, isBinary),
        "Content-Type": isBinary ? CLUSTERS_MEDIA_TYPE : JSON_TYPE,
      }),
      body: () => toBytes(find(index, input.query, resolved)),
    };
  } catch {
    return null;
  }
}

export const getClusters = { ...answerClusters, prepare };

function find(index: Source["index"], { bbox, zoom }: Query, { filter }: ResolvedFilter): ClusterSet {
  return index.clusters(filter, bbox, zoom);
}

const JSON_TYPE = "application/json; charset=utf-8";

function toJson(clusters: ClusterSet): Uint8Array {
  return Buffer.from(JSON.stringify(envelope(presentClusters(clustersToJson(clusters)))));
}

function headersOf(index: Source["index"], isBinary: boolean) {
  return {
    ETag: `W/"${index.state}${isBinary ? "b" : "j"}"`,
    "Cache-Control": "public, max-age=0, must-revalidate",
    Vary: "Accept",
  };
}

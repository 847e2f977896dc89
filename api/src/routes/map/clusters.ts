import { CLUSTERS_MEDIA_TYPE, type Received } from "@jobmap/contract";
import { envelope, RawReply, reply, route } from "../../http/dispatch.ts";
import { type ClusterSet, clustersToJson, encodeClusters, type JobIndex } from "../../map/index.ts";
import { presentClusters } from "../../presenters/clusters.ts";
import { filterAtOnce, type ResolvedFilter, resolveFilter } from "../../queries/job-filter.ts";
import type { Services } from "../../services.ts";
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
    if (isBinary) return binaryReply(headers, clusters);
    return reply(presentClusters(clustersToJson(clusters)), { headers });
  },
  parseClusterInput,
);

/**
 * A synchronous path for a response that depends only on the query and the index; null for other queries and for invalid ones, which the
 * route answers.
 */
function atOnce(
  query: string,
  accept: string,
  { jobIndex: { index }, searches }: Pick<Services, "jobIndex" | "searches">,
): RawReply | null {
  const isBinary = accept.includes(CLUSTERS_MEDIA_TYPE);
  try {
    const input = parseClusterInput({ params: {}, query, body: undefined });
    const resolved = filterAtOnce(input.query, searches);
    if (resolved === null) return null;
    const clusters = find(index, input.query, resolved);
    return (isBinary ? binaryReply : jsonReply)(headersOf(index, isBinary), clusters);
  } catch {
    return null;
  }
}

export const getClusters = { ...answerClusters, atOnce };

function find(index: JobIndex, { bbox, zoom }: Query, { filter }: ResolvedFilter): ClusterSet {
  return index.clusters(filter, bbox, zoom);
}

function binaryReply(headers: Record<string, string>, clusters: ClusterSet): RawReply {
  return new RawReply(200, { ...headers, "Content-Type": CLUSTERS_MEDIA_TYPE }, encodeClusters(clusters));
}

function jsonReply(headers: Record<string, string>, clusters: ClusterSet): RawReply {
  const text = JSON.stringify(envelope(presentClusters(clustersToJson(clusters))));
  const type = { "Content-Type": "application/json; charset=utf-8" };
  return new RawReply(200, { ...headers, ...type }, Buffer.from(text));
}

function headersOf(index: JobIndex, isBinary: boolean) {
  return {
    ETag: `W/"${index.state}${isBinary ? "b" : "j"}"`,
    "Cache-Control": "public, max-age=0, must-revalidate",
    Vary: "Accept",
  };
}

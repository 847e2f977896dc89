import { CLUSTERS_MEDIA_TYPE } from "@jobmap/contract";
import { RawReply, reply, route } from "../../http/dispatch.ts";
import { clustersToJson, encodeClusters } from "../../map/index.ts";
import { presentClusters } from "../../presenters/clusters.ts";
import { resolveFilter } from "../../queries/job-filter.ts";
import { parseClusterInput } from "./cluster-input.ts";
import { findClusters, headersOf, prepareClusters } from "./prepare-clusters.ts";

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
    const { filter } = await resolveFilter(query, services);
    const clusters = findClusters(index, query, filter);
    if (isBinary)
      return new RawReply(200, { ...headers, "Content-Type": CLUSTERS_MEDIA_TYPE }, encodeClusters(clusters));
    return reply(presentClusters(clustersToJson(clusters)), { headers });
  },
  parseClusterInput,
);

export const getClusters = { ...answerClusters, prepare: prepareClusters };

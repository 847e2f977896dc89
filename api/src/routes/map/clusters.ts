import { CLUSTERS_MEDIA_TYPE } from "@jobmap/contract";
import { RawReply, reply, route } from "../../http/dispatch.ts";
import { clustersToJson, encodeClusters } from "../../map/index.ts";
import { presentClusters } from "../../presenters/clusters.ts";
import { resolveFilter } from "../../queries/job-filter.ts";
import { parseClusterInput } from "./cluster-input.ts";

/**
 * The map of a viewport. Replies are tagged with the state of the index they were made from: a client that has it already
 * gets 304, and between two changes of the index every proxy may answer for us after asking.
 */
export const getClusters = route(
  "GET map/clusters",
  async ({ query }, { services, header }) => {
    const { index } = services.jobs;
    const binary = header("accept")?.includes(CLUSTERS_MEDIA_TYPE) ?? false;
    const etag = `W/"${index.state}${binary ? "b" : "j"}"`;
    const headers = { ETag: etag, "Cache-Control": "public, max-age=0, must-revalidate", Vary: "Accept" };
    if (header("if-none-match") === etag) return new RawReply(304, headers, null);
    const { filter, nothing } = await resolveFilter(query, services);
    const clusters = index.clusters(
      nothing ? { ...filter, companyIds: [0] } : filter,
      query.bbox,
      query.zoom,
    );
    if (binary)
      return new RawReply(200, { ...headers, "Content-Type": CLUSTERS_MEDIA_TYPE }, encodeClusters(clusters));
    return reply(presentClusters(clustersToJson(clusters)), { headers });
  },
  parseClusterInput,
);

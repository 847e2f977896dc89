import type { RequestListener } from "node:http";
import { ApiError } from "../errors/api-error.ts";
import { errorReply } from "../errors/error-reply.ts";
import { alwaysOn, type MapRepliesOptions, mapReplies } from "../http/map-replies.ts";
import { requestIdOf } from "../http/request-id.ts";
import { prepareClusters } from "../routes/map/prepare-clusters.ts";
import type { IndexMirror } from "./index-mirror.ts";

const KEY = "GET map/clusters";
const CACHE_BYTES = 4_000_000;

/**
 * Answers requests for clusters that follow from the index alone.
 * @param app answers everything else
 * @param forward answers requests for clusters that need more
 */
export function threadMap(
  app: RequestListener,
  forward: RequestListener,
  mirror: IndexMirror,
  services: MapRepliesOptions["services"],
): RequestListener {
  const always = alwaysOn(KEY, services);
  return mapReplies({
    key: KEY,
    app,
    services,
    cacheBytes: CACHE_BYTES,
    state: () => mirror.index.state,
    prepare: (query, accept) => {
      const { index } = mirror;
      return prepareClusters(query, accept, { index, canFind: (filter) => index.canFind(filter) });
    },
    otherwise: forward,
    refuse: (request, response, error) => {
      if (!(error instanceof ApiError)) return forward(request, response);
      const id = requestIdOf(request.headers["x-request-id"]);
      const { status, headers, body } = errorReply(error, id);
      response
        .writeHead(status, {
          "Content-Type": "application/json; charset=utf-8",
          ...always,
          ...headers,
          "X-Request-Id": id,
        })
        .end(JSON.stringify(body));
    },
  });
}

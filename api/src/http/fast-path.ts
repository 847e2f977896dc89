import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { endpoints } from "@jobmap/contract";
import type { Services } from "../services.ts";
import { withAreas } from "./area-price.ts";
import { charge } from "./charge.ts";
import { clientAddress } from "./client-address.ts";
import { failure, type Outcome, type Route } from "./dispatch.ts";
import { alwaysOn, mapReplies, type PreparedReply } from "./map-replies.ts";
import { requestIdOf } from "./request-id.ts";

const CACHE_BYTES = 16_000_000;

/** A route that can answer some queries from the index alone. */
interface QuickRoute extends Route {
  /** Null leaves the query to the route's handler. @param accept the request's accepted types */
  prepare(
    query: string,
    accept: string,
    source: { index: Services["jobIndex"]["index"]; searches: Services["searches"] },
  ): PreparedReply | null;
}

/**
 * Answers map requests before Koa. Every pan and zoom of every visitor sends one; computing the response takes tens of
 * microseconds, and middleware would double that (docs/performance.md, line 4). Route, parsing, budget and errors are the same;
 * only the wrapper around them is thinner.
 */
export function withFastPath(
  app: RequestListener,
  clusters: QuickRoute,
  services: Services,
): RequestListener {
  const { key } = clusters;
  const { cost } = endpoints[key];
  const always = alwaysOn(key, services);
  return mapReplies({
    key,
    app,
    services,
    cacheBytes: CACHE_BYTES,
    state: () => services.jobIndex.index.state,
    prepare: (query, accept) =>
      clusters.prepare(query, accept, { index: services.jobIndex.index, searches: services.searches }),
    otherwise: (request, response, query) => void ask(request, response, query),
    refuse: fail,
  });

  async function ask(request: IncomingMessage, response: ServerResponse, query: string): Promise<void> {
    const begun = performance.now();
    response.once("finish", () =>
      services.metrics.request(key, response.statusCode, performance.now() - begun),
    );
    try {
      const address = clientAddress(request, services.env.TRUST_PROXY);
      const caller = { accountId: undefined, device: undefined, address };
      await charge(services, caller, withAreas(cost, query));
      send(response, requestId(request), await answer(request, query, clusters, services));
    } catch (error) {
      fail(request, response, error);
    }
  }

  function send(response: ServerResponse, id: string, { status, headers, body }: Outcome): void {
    const bytes =
      body === null
        ? null
        : body instanceof Uint8Array
          ? Buffer.from(body.buffer, body.byteOffset, body.byteLength)
          : Buffer.from(JSON.stringify(body));
    response.writeHead(status, {
      "Content-Type": "application/json; charset=utf-8",
      ...always,
      "X-Request-Id": id,
      ...headers,
      ...(bytes ? { "Content-Length": String(bytes.byteLength) } : {}),
    });
    response.end(bytes);
  }

  function fail(request: IncomingMessage, response: ServerResponse, error: unknown): void {
    const id = requestId(request);
    send(response, id, failure(error, { requestId: id, log: services.log.child({ request_id: id }) }));
  }
}

const requestId = ({ headers }: IncomingMessage) => requestIdOf(headers["x-request-id"]);

/** @param route whose cost has been charged already */
function answer(request: IncomingMessage, query: string, route: Route, services: Services): Promise<Outcome> {
  const context = {
    services,
    requestId: "",
    log: services.log,
    session: undefined,
    csrfValid: false,
    ip: "",
    browser: { id: "", device: undefined },
    header: (name: string) => {
      const value = request.headers[name];
      return Array.isArray(value) ? value[0] : value;
    },
  };
  return route.run({ params: {}, query }, context);
}

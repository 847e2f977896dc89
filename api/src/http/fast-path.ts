import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { endpoints } from "@jobmap/contract";
import type { Services } from "../services.ts";
import { withAreas } from "./area-price.ts";
import { Burst } from "./burst.ts";
import { charge } from "./charge.ts";
import { clientAddress } from "./client-address.ts";
import { NO_PAGE_POLICY } from "./content-security-policy.ts";
import { anyOriginHeaders } from "./cross-origin.ts";
import { failure, type Outcome, type RawReply, type Route } from "./dispatch.ts";
import { ReplyCache, type StoredReply } from "./reply-cache.ts";
import { requestIdOf } from "./request-id.ts";
import { securityHeaders } from "./security-headers.ts";

/** Memory for responses that are cached until the index changes. */
const CACHE_BYTES = 16_000_000;

/** A route that can answer some queries synchronously. */
interface QuickRoute extends Route {
  /** Null leaves the query to the route's handler. @param accept the request's accepted types */
  atOnce(query: string, accept: string, services: Services): RawReply | null;
}

/**
 * Answers map requests before Koa. Every pan and zoom of every visitor sends one; computing the response takes tens of
 * microseconds, and middleware would double that (docs/performance.md, line 4). Route, parsing, budget and errors are the same;
 * only the wrapper around them is thinner. Responses that depend only on the index are returned without a promise and cached
 * until the index changes: many requests are alike, above all those for the first view of a place.
 */
export function withFastPath(
  app: RequestListener,
  clusters: QuickRoute,
  services: Services,
): RequestListener {
  const prefix = `${clusters.path}?`;
  const { cost } = endpoints[clusters.key];
  const replies = new ReplyCache(CACHE_BYTES);
  const burst = new Burst();
  const { PUBLIC_URL, TRUST_PROXY } = services.env;
  const always = {
    ...securityHeaders({ https: PUBLIC_URL.startsWith("https:") }),
    "Content-Security-Policy": NO_PAGE_POLICY,
    ...anyOriginHeaders(clusters.key),
  };
  const make = (query: string, accept: string): StoredReply | null => {
    const made = clusters.atOnce(query, accept, services);
    if (made?.body == null) return null;
    const { buffer, byteOffset, byteLength } = made.body;
    const headers = { ...always, ...made.headers, "Content-Length": String(byteLength) };
    return {
      headers: Object.entries(headers).flat(),
      etag: made.headers["ETag"] ?? "",
      body: Buffer.from(buffer, byteOffset, byteLength).toString("latin1"),
    };
  };

  function reply(request: IncomingMessage, response: ServerResponse, query: string): void {
    const { accept = "" } = request.headers;
    const key = `${accept} ${query}`;
    const { state } = services.jobIndex.index;
    const known = replies.get(key, state);
    // A client that already has a response is left to the route, which can confirm that it is still valid without building
    // another.
    const made = known ?? (request.headers["if-none-match"] === undefined ? make(query, accept) : null);
    if (made === null) {
      answer(request, query, clusters, services).then(
        (outcome) => send(response, requestId(request), outcome),
        (error: unknown) => fail(request, response, error),
      );
      return;
    }
    if (made !== known) replies.set(key, state, made);
    burst.add(() => sendStored(request, response, made));
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

  return (request, response) => {
    if (request.method !== clusters.method || !request.url?.startsWith(prefix)) return app(request, response);
    const begun = performance.now();
    response.once("finish", () =>
      services.metrics.request(clusters.key, response.statusCode, performance.now() - begun),
    );
    const query = request.url.slice(prefix.length);
    try {
      // The map is the same for everyone, so no session is looked up: the request is charged to the address.
      const caller = {
        accountId: undefined,
        device: undefined,
        address: clientAddress(request, TRUST_PROXY),
      };
      const paid = charge(services, caller, withAreas(cost, query));
      if (paid)
        paid.then(
          () => reply(request, response, query),
          (error: unknown) => fail(request, response, error),
        );
      else reply(request, response, query);
    } catch (error) {
      fail(request, response, error);
    }
  };
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

function sendStored(
  request: IncomingMessage,
  response: ServerResponse,
  { headers, etag, body }: StoredReply,
): void {
  const isKnown = request.headers["if-none-match"] === etag;
  const own = ["X-Request-Id", requestId(request)];
  response.writeHead(isKnown ? 304 : 200, (isKnown ? withoutLength(headers) : headers).concat(own));
  // A string is sent with the headers in one write, bytes would take a second one.
  if (isKnown) response.end();
  else response.end(body, "latin1");
}

function withoutLength(headers: readonly string[]): readonly string[] {
  const at = headers.indexOf("Content-Length");
  return headers.filter((_, i) => i !== at && i !== at + 1);
}

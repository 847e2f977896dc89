import { randomUUID } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { JobIndex } from "../map/index.ts";
import type { Services } from "../services.ts";
import { Burst } from "./burst.ts";
import { anyOriginHeaders } from "./cross-origin.ts";
import { failure, type Outcome, type RawReply, type Route } from "./dispatch.ts";
import { ReplyCache, type StoredReply } from "./reply-cache.ts";

/** Memory for replies that are kept while the index does not change. */
const CACHE_BYTES = 16_000_000;

/** A route that can answer some queries without waiting for anything. */
interface QuickRoute extends Route {
  /** Null leaves it to the route itself. @param accept what the client takes */
  atOnce(query: string, accept: string, index: JobIndex): RawReply | null;
}

/**
 * Answers map replies before Koa. Every pan and zoom of every visitor asks for one, it takes some tens of microseconds to
 * compute, and middleware would cost as much again (docs/performance.md, line 4). It is the same route with the same
 * parsing and the same errors; only the frame around it is thinner. What depends on nothing but the index is answered
 * without a promise, and kept until the index changes: many ask alike, for the first view of a place above all.
 */
export function withFastPath(
  app: RequestListener,
  clusters: QuickRoute,
  services: Services,
): RequestListener {
  const prefix = `${clusters.path}?`;
  const replies = new ReplyCache(CACHE_BYTES);
  const burst = new Burst();
  const always = Object.entries({ "X-Content-Type-Options": "nosniff", ...anyOriginHeaders(clusters.key) });
  const make = (query: string, accept: string): StoredReply | null => {
    const made = clusters.atOnce(query, accept, services.jobs.index);
    if (made?.body == null) return null;
    const { buffer, byteOffset, byteLength } = made.body;
    const own = Object.entries({ ...made.headers, "Content-Length": String(byteLength) });
    return {
      headers: [...always, ...own].flat(),
      etag: made.headers["ETag"] ?? "",
      body: Buffer.from(buffer, byteOffset, byteLength).toString("latin1"),
    };
  };
  return (request, response) => {
    if (request.method !== clusters.method || !request.url?.startsWith(prefix)) return app(request, response);
    const query = request.url.slice(prefix.length);
    const { accept = "" } = request.headers;
    const key = `${accept} ${query}`;
    const { state } = services.jobs.index;
    const known = replies.get(key, state);
    if (known !== undefined) return burst.add(() => sendStored(request, response, known));
    // A client that has a reply already is left to the route, which can say that it is still good without making another.
    const made = request.headers["if-none-match"] === undefined ? make(query, accept) : null;
    if (made !== null) {
      replies.set(key, state, made);
      return burst.add(() => sendStored(request, response, made));
    }
    void answer(request, query, clusters, services).then((outcome) => send(response, clusters, outcome));
  };
}

async function answer(
  request: IncomingMessage,
  query: string,
  route: Route,
  services: Services,
): Promise<Outcome> {
  const context = {
    services,
    get requestId() {
      return randomUUID();
    },
    log: services.log,
    // The map is the same for everybody, so nobody is looked up.
    session: undefined,
    fromOurPages: false,
    ip: "",
    header: (name: string) => {
      const value = request.headers[name];
      return Array.isArray(value) ? value[0] : value;
    },
  };
  try {
    return await route.run({ params: {}, query }, context);
  } catch (error) {
    return failure(error, { requestId: context.requestId, log: services.log });
  }
}

function send(response: ServerResponse, route: Route, { status, headers, body }: Outcome): void {
  const bytes =
    body === null
      ? null
      : body instanceof Uint8Array
        ? Buffer.from(body.buffer, body.byteOffset, body.byteLength)
        : Buffer.from(JSON.stringify(body));
  response.writeHead(status, {
    "Content-Type": "application/json; charset=utf-8",
    "X-Content-Type-Options": "nosniff",
    ...anyOriginHeaders(route.key),
    ...headers,
    ...(bytes ? { "Content-Length": String(bytes.byteLength) } : {}),
  });
  response.end(bytes);
}

function sendStored(
  request: IncomingMessage,
  response: ServerResponse,
  { headers, etag, body }: StoredReply,
): void {
  const isKnown = request.headers["if-none-match"] === etag;
  response.writeHead(isKnown ? 304 : 200, isKnown ? withoutLength(headers) : [...headers]);
  // As a string it leaves with the headers in one write, where bytes take a second.
  if (isKnown) response.end();
  else response.end(body, "latin1");
}

function withoutLength(headers: readonly string[]): string[] {
  const at = headers.indexOf("Content-Length");
  return headers.filter((_, i) => i !== at && i !== at + 1);
}

import { randomUUID } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Services } from "../services.ts";
import { anyOriginHeaders } from "./cross-origin.ts";
import { failure, type Outcome, type Route } from "./dispatch.ts";
import { ReplyCache, type StoredReply } from "./reply-cache.ts";

/** Memory for replies that are kept while the index does not change. */
const CACHE_BYTES = 16_000_000;
/** Queries whose reply depends on nothing but the index: places and company names are looked up elsewhere. */
const INDEX_ONLY =
  /^(?:(?:bbox|zoom|search|latitude|longitude|distance|company|employment_type|location_type|category|education|pay_floor|posted_within|area)=[^&]*(?:&|$))+$/;

/**
 * Answers map replies before Koa. Every pan and zoom of every visitor asks for one, it takes some tens of microseconds to
 * compute, and middleware would cost as much again (docs/performance.md, line 4). It is the same route with the same
 * parsing and the same errors; only the frame around it is thinner. What many ask alike, the first view of a place above
 * all, is kept until the index changes.
 */
export function withFastPath(app: RequestListener, clusters: Route, services: Services): RequestListener {
  const prefix = `${clusters.path}?`;
  const replies = new ReplyCache(CACHE_BYTES);
  return (request, response) => {
    if (request.method !== clusters.method || !request.url?.startsWith(prefix)) return app(request, response);
    const query = request.url.slice(prefix.length);
    const key = `${request.headers.accept ?? ""} ${query}`;
    const { state } = services.jobs.index;
    const known = replies.get(key, state);
    if (known !== undefined) return sendStored(request, response, known);
    void answer(request, query, clusters, services).then((outcome) => {
      const stored = send(response, clusters, outcome);
      if (stored !== null && INDEX_ONLY.test(query)) replies.set(key, state, stored);
    });
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

/** @returns the reply if it can be kept */
function send(
  response: ServerResponse,
  route: Route,
  { status, headers, body }: Outcome,
): StoredReply | null {
  const bytes =
    body === null
      ? null
      : body instanceof Uint8Array
        ? Buffer.from(body.buffer, body.byteOffset, body.byteLength)
        : Buffer.from(JSON.stringify(body));
  const all = Object.entries({
    "Content-Type": "application/json; charset=utf-8",
    "X-Content-Type-Options": "nosniff",
    ...anyOriginHeaders(route.key),
    ...headers,
    ...(bytes ? { "Content-Length": String(bytes.byteLength) } : {}),
  }).flat();
  response.writeHead(status, all);
  response.end(bytes);
  const etag = headers["ETag"];
  return status === 200 && bytes !== null && etag !== undefined ? { headers: all, etag, bytes } : null;
}

function sendStored(
  request: IncomingMessage,
  response: ServerResponse,
  { headers, etag, bytes }: StoredReply,
): void {
  const isKnown = request.headers["if-none-match"] === etag;
  response.writeHead(isKnown ? 304 : 200, isKnown ? withoutLength(headers) : [...headers]);
  response.end(isKnown ? null : bytes);
}

function withoutLength(headers: readonly string[]): string[] {
  const at = headers.indexOf("Content-Length");
  return headers.filter((_, i) => i !== at && i !== at + 1);
}

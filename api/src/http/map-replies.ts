import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { API_BASE, type EndpointKey, endpoints } from "@jobmap/contract";
import type { RequestMetrics } from "../metrics/metrics.ts";
import type { Services } from "../services.ts";
import { withAreas } from "./area-price.ts";
import { Burst } from "./burst.ts";
import { charge } from "./charge.ts";
import { clientAddress } from "./client-address.ts";
import { NO_PAGE_POLICY } from "./content-security-policy.ts";
import { anyOriginHeaders } from "./cross-origin.ts";
import { ReplyCache, type StoredReply } from "./reply-cache.ts";
import { requestIdOf } from "./request-id.ts";
import { securityHeaders } from "./security-headers.ts";

/** A reply that follows from the query and the index alone. */
export interface PreparedReply {
  /** All of its headers but those that every reply has. */
  headers(): Readonly<Record<string, string>>;
  body(): Uint8Array;
}

export interface MapRepliesOptions {
  readonly key: EndpointKey;
  /** Answers everything else. */
  readonly app: RequestListener;
  readonly services: Pick<Services, "env" | "limits" | "log"> & { readonly metrics: RequestMetrics };
  /** Memory for responses that are cached until the index changes. */
  readonly cacheBytes: number;
  /** The state of the index: two replies to a query in equal states are equal. */
  state(): string;
  /** Null for a query that needs more than the index, and for an invalid one. @param accept the request's accepted types */
  prepare(query: string, accept: string): PreparedReply | null;
  /** Answers a request that cannot be prepared. It has not been charged. */
  otherwise(request: IncomingMessage, response: ServerResponse, query: string): void;
  /** Answers a request that was refused when it was charged. */
  refuse(request: IncomingMessage, response: ServerResponse, error: unknown): void;
}

/**
 * Answers map requests as fast as Node's HTTP allows: without a promise, cached until the index changes, since many requests are alike,
 * above all those for the first view of a place.
 */
export function mapReplies(options: MapRepliesOptions): RequestListener {
  const { key, app, services, state, prepare, otherwise, refuse } = options;
  const { cost } = endpoints[key];
  const [method, path] = key.split(" ");
  const prefix = `${API_BASE}${path}?`;
  const replies = new ReplyCache(options.cacheBytes);
  const burst = new Burst();
  const always = alwaysOn(key, services);

  /** @param known the tag of what the client has: it needs no body */
  function make(prepared: PreparedReply, known: string | undefined): StoredReply {
    const own = prepared.headers();
    const etag = own["ETag"] ?? "";
    const headers = { ...always, ...own };
    if (known === etag) return { headers: Object.entries(headers).flat(), etag, body: "" };
    const { buffer, byteOffset, byteLength } = prepared.body();
    return {
      headers: Object.entries({ ...headers, "Content-Length": String(byteLength) }).flat(),
      etag,
      body: Buffer.from(buffer, byteOffset, byteLength).toString("latin1"),
    };
  }

  return (request, response) => {
    if (request.method !== method || !request.url?.startsWith(prefix)) return app(request, response);
    const query = request.url.slice(prefix.length);
    const { accept = "", "if-none-match": known } = request.headers;
    const cacheKey = `${accept} ${query}`;
    const begunIn = state();
    const cached = replies.get(cacheKey, begunIn);
    const prepared = cached ? undefined : prepare(query, accept);
    if (prepared === null) return otherwise(request, response, query);
    const begun = performance.now();
    response.once("finish", () =>
      services.metrics.request(key, response.statusCode, performance.now() - begun),
    );
    const send = (): void => {
      const reply = prepared ? make(prepared, known) : cached;
      if (reply === undefined) return;
      if (prepared && reply.etag !== known) replies.set(cacheKey, begunIn, reply);
      burst.add(() => sendStored(request, response, reply));
    };
    try {
      // The map is the same for everyone, so no session is looked up: the request is charged to the address.
      const address = clientAddress(request, services.env.TRUST_PROXY);
      const caller = { accountId: undefined, device: undefined, address };
      const paid = charge(services, caller, withAreas(cost, query));
      if (paid) paid.then(send).catch((error: unknown) => refuse(request, response, error));
      else send();
    } catch (error) {
      refuse(request, response, error);
    }
  };
}

/** Headers of every reply to an endpoint that anybody may ask from any page. */
export function alwaysOn(key: EndpointKey, { env }: Pick<Services, "env">): Readonly<Record<string, string>> {
  return {
    ...securityHeaders({ https: env.PUBLIC_URL.startsWith("https:") }),
    "Content-Security-Policy": NO_PAGE_POLICY,
    ...anyOriginHeaders(key),
  };
}

function sendStored(
  request: IncomingMessage,
  response: ServerResponse,
  { headers, etag, body }: StoredReply,
): void {
  const isKnown = request.headers["if-none-match"] === etag;
  const own = ["X-Request-Id", requestIdOf(request.headers["x-request-id"])];
  response.writeHead(isKnown ? 304 : 200, (isKnown ? withoutLength(headers) : headers).concat(own));
  // A string is sent with the headers in one write, bytes would take a second one.
  if (isKnown) response.end();
  else response.end(body, "latin1");
}

function withoutLength(headers: readonly string[]): readonly string[] {
  const at = headers.indexOf("Content-Length");
  return at < 0 ? headers : headers.filter((_, i) => i !== at && i !== at + 1);
}

import { randomUUID } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Services } from "../services.ts";
import { anyOriginHeaders } from "./cross-origin.ts";
import { failure, type Outcome, type Route } from "./dispatch.ts";

/**
 * Answers map replies before Koa. Every pan and zoom of every visitor asks for one, it takes some tens of microseconds to
 * compute, and middleware would cost as much again (docs/performance.md, line 4). It is the same route with the same
 * parsing and the same errors; only the frame around it is thinner.
 */
export function withFastPath(app: RequestListener, clusters: Route, services: Services): RequestListener {
  const prefix = `${clusters.path}?`;
  return (request, response) => {
    if (request.method !== clusters.method || !request.url?.startsWith(prefix)) return app(request, response);
    void answer(request, response, clusters, services);
  };
}

async function answer(request: IncomingMessage, response: ServerResponse, route: Route, services: Services) {
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
  const query = request.url?.slice(route.path.length + 1) ?? "";
  const outcome = await route
    .run({ params: {}, query }, context)
    .catch((error: unknown) => failure(error, { requestId: context.requestId, log: services.log }));
  send(response, route, outcome);
}

function send(response: ServerResponse, route: Route, { status, headers, body }: Outcome): void {
  const bytes = body instanceof Uint8Array ? body : body === null ? null : Buffer.from(JSON.stringify(body));
  response.writeHead(status, {
    "Content-Type": "application/json; charset=utf-8",
    "X-Content-Type-Options": "nosniff",
    ...anyOriginHeaders(route.key),
    ...headers,
    ...(bytes ? { "Content-Length": bytes.byteLength } : {}),
  });
  response.end(bytes);
}

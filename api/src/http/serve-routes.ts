import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import { API_BASE, type Endpoint, endpoints, Id } from "@jobmap/contract";
import Router from "@koa/router";
import type { Context, Middleware } from "koa";
import { ApiError } from "../errors/api-error.ts";
import type { SessionContext } from "../policies/session.ts";
import { noteOnce } from "../security/events.ts";
import { network } from "../security/networks.ts";
import { sessionOfHeader } from "../security/use-session.ts";
import type { Services } from "../services.ts";
import { readJsonBody } from "./body.ts";
import { browserOf, hasValidCsrfToken, nameBrowser } from "./browser.ts";
import { clientAddress } from "./client-address.ts";
import { NO_PAGE_POLICY } from "./content-security-policy.ts";
import { anyOriginHeaders, preflight } from "./cross-origin.ts";
import { failure, type Outcome, type RequestContext, type Route } from "./dispatch.ts";
import { readForm } from "./multipart.ts";

/** The first request of a browser that starts with a stored token: a page from a cache may have come without the cookie. */
const NAMES_BROWSER = "GET auth/profile";

/** Koa middleware that serves every route of the API, and answers 404 or 405 for any other path under its base. */
export function serveRoutes(routes: readonly Route[], services: Services): Middleware[] {
  const router = new Router();
  const routers = new Map<string, Router>();
  for (const route of routes) {
    const serve: Middleware = async (ctx, next) => {
      if (!hasIds(route, ctx.path)) return next();
      ctx.state["endpoint"] = route.key;
      ctx.set(anyOriginHeaders(route.key));
      if (route.key === NAMES_BROWSER) nameBrowser(ctx, services);
      send(ctx, await answer(ctx, route, services));
    };
    const kind = kindOf(route);
    const own = routers.get(kind) ?? new Router();
    routers.set(kind, own);
    for (const each of [router, own]) each.register(route.path, [route.method], serve);
  }
  const served = new Map([...routers].map(([kind, own]) => [kind, own.routes() as Middleware]));
  const matched: Middleware = (ctx, next) => served.get(kindOf(ctx))?.(ctx, next) ?? next();
  const unmatched: Middleware = async (ctx, next) => {
    if (!ctx.path.startsWith(API_BASE)) return next();
    if (ctx.method === "OPTIONS") return next();
    const layers = new Set(router.match(ctx.path, ctx.method).path.map(({ path }) => path));
    const allowed = routes
      .filter((route) => layers.has(route.path) && hasIds(route, ctx.path))
      .map(({ method }) => method);
    const error =
      allowed.length > 0
        ? new ApiError("method_not_allowed", `This endpoint accepts ${[...new Set(allowed)].join(" and ")}.`)
        : new ApiError("not_found", "Endpoint not found.");
    send(ctx, failure(error, requestContext(ctx, services)));
    if (allowed.length > 0) ctx.set("Allow", [...new Set(allowed)].join(", "));
  };
  return [preflight(), matched, unmatched];
}

/** Where the first word of an endpoint's path is, such as "user". */
const FIRST_WORD = API_BASE.split("/").length - 1;

/**
 * What a request has in common with every route that it may be for. A router compares a path with each of its routes, which are hundreds: a
 * tenth of what a reply without much work took, and of no use to a page.
 */
function kindOf({ method, path }: { readonly method: string; readonly path: string }): string {
  const parts = path.toLowerCase().replace(/\/$/, "").split("/");
  return `${method === "HEAD" ? "GET" : method} ${parts.length} ${parts[FIRST_WORD]}`;
}

/** This many invalid tokens from one network within a quarter of an hour do not come from a tab that was left open. */
const MANY_TOKENS = 30;

/**
 * Whether a path of this shape belongs to this route: ids consist of digits only, and a word in their place names another
 * endpoint.
 */
function hasIds({ key, path }: Route, asked: string): boolean {
  const { params }: Endpoint = endpoints[key];
  const given = asked.split("/");
  return path
    .split("/")
    .every((part, n) => params?.shape[part.slice(1)] !== Id || /^\d+$/.test(given[n] ?? ""));
}

async function answer(ctx: Context, route: Route, services: Services): Promise<Outcome> {
  const context = requestContext(ctx, services);
  const from = network(context.ip);
  let session: SessionContext | undefined;
  try {
    session = await sessionOfHeader(services, ctx.get("Authorization"));
    if (!session && ctx.get("Authorization") !== "")
      noteOnce(services, { event: "unknown_tokens", network: from }, from, MANY_TOKENS);
    return await route.run(
      {
        params: ctx["params"] ?? {},
        query: ctx.querystring,
        ...(route.method === "GET" ? {} : { readBody: () => readBody(ctx, route) }),
      },
      {
        ...context,
        session,
        csrfValid: route.method !== "GET" && hasValidCsrfToken(ctx, services),
      },
    );
  } catch (error) {
    if (error instanceof ApiError && error.code === "forbidden") {
      const account = session?.account.id;
      const event = {
        event: "not_admitted",
        endpoint: route.key,
        account_id: account,
        network: from,
      } as const;
      noteOnce(services, event, `${account ?? from}`);
    }
    return failure(error, context);
  }
}

function readBody(ctx: Context, { key }: Route): Promise<unknown> {
  const { body, files, filesById }: Endpoint = endpoints[key];
  if (!body) return Promise.resolve(undefined);
  return files && ctx.is("multipart/form-data") ? readForm(ctx.req, files, filesById) : readJsonBody(ctx.req);
}

/** The part of the context that does not depend on the requester. */
function requestContext(ctx: Context, services: Services): Omit<RequestContext, "session" | "csrfValid"> {
  const requestId = String(ctx.state["requestId"] ?? randomUUID());
  return {
    services,
    requestId,
    log: services.log.child({ request_id: requestId }),
    ip: clientAddress(ctx.req, services.env.TRUST_PROXY),
    browser: browserOf(ctx.get("Cookie"), services),
    header: (name) => ctx.get(name) || undefined,
  };
}

function send(ctx: Context, outcome: Outcome): void {
  ctx.status = outcome.status;
  const { "Set-Cookie": cookie, ...headers } = outcome.headers;
  ctx.set({ "Cache-Control": "no-store", "Content-Security-Policy": NO_PAGE_POLICY, ...headers });
  if (cookie !== undefined) ctx.append("Set-Cookie", cookie);
  // Compressed as it goes, a file would come without its length.
  if (outcome.body instanceof Readable) ctx.compress = false;
  const { body } = outcome;
  if (body instanceof Uint8Array) ctx.body = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  else if (body == null || typeof body === "string" || body instanceof Readable) ctx.body = body;
  else {
    // As text: of an object Koa would write all of it for its length, and once more to send it.
    ctx.type = "json";
    ctx.body = JSON.stringify(body);
  }
}

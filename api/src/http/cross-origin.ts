import { API_BASE, type EndpointKey } from "@jobmap/contract";
import type { Middleware } from "koa";

/**
 * Endpoints that pages of any origin may call: the public reads that an employer's map on another site needs, and the counting
 * of its clicks and failures. Credentials are not sent, so a signed-in user counts as a visitor there. All other endpoints are
 * restricted to this origin.
 */
const ANY_ORIGIN: readonly EndpointKey[] = [
  "GET map/company/{username}",
  "GET map/clusters",
  "GET map/places",
  "GET map/outline",
  "GET user/job/list",
  "GET user/job/filter-data",
  "GET user/job/{id}",
  "GET user/company/getCompanyDetail/{id}",
  "POST user/job/click",
  "POST user/job/apply-click",
  "POST map/company/{username}/failure",
  // Mail programs post to it (RFC 8058); it relies on the key in the address alone.
  "POST notification/block",
  "POST notification/unsubscribe",
];

const OPEN_TO_ALL = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Expose-Headers": "ETag, Retry-After",
};
const CLOSED = {};
const open = new Set<EndpointKey>(ANY_ORIGIN);

/** Whether pages of any origin may call this endpoint. */
export const isOpenToAnyOrigin = (key: EndpointKey): boolean => open.has(key);

/** CORS headers for responses of this endpoint, both successes and errors. */
export function anyOriginHeaders(key: EndpointKey): Record<string, string> {
  return isOpenToAnyOrigin(key) ? OPEN_TO_ALL : CLOSED;
}

/**
 * Answers the preflight request that a browser sends before it posts JSON or sends an entity tag to another origin, for the
 * method that it names.
 */
export function preflight(): Middleware {
  const routes = ANY_ORIGIN.map((key) => {
    const [method = "", path = ""] = key.split(" ");
    return { method, path: new RegExp(`^${API_BASE}${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`) };
  });
  return async (ctx, next) => {
    const wanted = ctx.method === "OPTIONS" ? ctx.get("Access-Control-Request-Method") : "";
    if (!routes.some(({ method, path }) => method === wanted && path.test(ctx.path))) return next();
    ctx.set({
      ...OPEN_TO_ALL,
      "Access-Control-Allow-Methods": wanted,
      "Access-Control-Allow-Headers": "Accept, Content-Type, If-None-Match",
      "Access-Control-Max-Age": "86400",
    });
    ctx.status = 204;
  };
}

import type { Middleware } from "koa";
import type { Services } from "../services.ts";

/** `/robots.txt`. Searches on the map have endless addresses and one canonical page each; the API is for programs. */
export function robotsTxt({ env }: Pick<Services, "env">): Middleware {
  return async (ctx, next) => {
    if (ctx.path !== "/robots.txt" || (ctx.method !== "GET" && ctx.method !== "HEAD")) return next();
    ctx.type = "text/plain; charset=utf-8";
    ctx.set("Cache-Control", "public, max-age=3600");
    ctx.body = `User-agent: *
Allow: /
Disallow: /api/
Disallow: /jobmap?

Sitemap: ${env.PUBLIC_URL}/sitemap.xml
`;
  };
}

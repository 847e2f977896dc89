import type { Middleware } from "koa";
import { keyPath } from "../gateways/search-engines/index.ts";
import type { Services } from "../services.ts";

/** The key of IndexNow at its address, by which engines see that what tells them of this site may. */
export function indexNowKey({ env }: Pick<Services, "env">): Middleware {
  const key = env.INDEXNOW_KEY;
  return async (ctx, next) => {
    if (key === undefined || ctx.path !== keyPath(key)) return next();
    if (ctx.method !== "GET" && ctx.method !== "HEAD") return next();
    ctx.type = "text/plain; charset=utf-8";
    ctx.set({ "Cache-Control": "public, max-age=3600", "X-Robots-Tag": "noindex" });
    ctx.body = key;
  };
}

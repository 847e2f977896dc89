import type { Middleware } from "koa";
import sirv from "sirv";

export interface StaticOptions {
  /** Whether a file's name changes with its content; such files are kept for a year, all others for five minutes. */
  immutable(path: string): boolean;
  /** Whether pages of other origins may read them. */
  anyOrigin?: boolean;
}

/** Files of a build under a URL prefix. Compressed copies made by the build (`.br`, `.gz`) are sent where the browser takes them. */
export function staticFiles(
  folder: string,
  prefix: string,
  { immutable, anyOrigin }: StaticOptions,
): Middleware {
  const serve = sirv(folder, {
    // Looks at the disk with every request: releases come and go while the server runs, and a file that it only remembered would end
    // the process.
    dev: true,
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders(response, path) {
      const cache = immutable(path) ? "public, max-age=31536000, immutable" : "public, max-age=300";
      response.setHeader("Cache-Control", cache);
      if (anyOrigin) {
        response.setHeader("Access-Control-Allow-Origin", "*");
        response.setHeader("Cross-Origin-Resource-Policy", "cross-origin");
      }
    },
  });
  return async (ctx, next) => {
    if (!ctx.path.startsWith(prefix) || (ctx.method !== "GET" && ctx.method !== "HEAD")) return next();
    const missed = await new Promise<boolean>((resolve) => {
      ctx.req.url = ctx.url.slice(prefix.length - 1);
      ctx.res.once("close", () => resolve(false));
      ctx.respond = false;
      // Koa begins every reply as 404, and sirv leaves a status that is set alone.
      ctx.res.statusCode = 200;
      serve(ctx.req, ctx.res, () => resolve(true));
    });
    if (!missed) return;
    ctx.req.url = ctx.originalUrl;
    ctx.respond = true;
    ctx.status = 404;
    // A release may bring it in a moment: no cache on the way should remember that it was missing.
    ctx.set("Cache-Control", "no-store");
    ctx.type = "text";
    ctx.body = "File not found.";
  };
}

import type { Middleware } from "koa";
import sirv from "sirv";

export interface StaticOptions {
  /** Whether a file's name changes with its content; browsers cache such files for a year, all others for five minutes. */
  immutable(path: string): boolean;
  /** Whether pages of other origins may read them. */
  anyOrigin?: boolean;
}

/**
 * Files of a build under a URL prefix. Compressed copies made by the build (`.br`, `.gz`) are sent to browsers that accept them.
 */
export function staticFiles(
  folder: string,
  prefix: string,
  { immutable, anyOrigin }: StaticOptions,
): Middleware {
  const serve = sirv(folder, {
    // Checks the disk with every request: releases come and go while the server runs, and a remembered file that no longer
    // exists would crash the process.
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
      // Koa starts every response as 404, and sirv does not change a status that is set.
      ctx.res.statusCode = 200;
      serve(ctx.req, ctx.res, () => resolve(true));
    });
    if (!missed) return;
    ctx.req.url = ctx.originalUrl;
    ctx.respond = true;
    ctx.status = 404;
    // A release may add the file any moment: no cache should store that it was missing.
    ctx.set("Cache-Control", "no-store");
    ctx.type = "text";
    ctx.body = "File not found.";
  };
}

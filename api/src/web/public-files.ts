import type { Middleware } from "koa";
import { PICTURE_ENDINGS } from "../files/type-of.ts";
import { VIDEO_ENDINGS } from "../files/video-type.ts";
import type { FilesGateway } from "../gateways/files/index.ts";
import { FILE_NAME } from "../gateways/files/index.ts";
import { PUBLIC_FILE_POLICY } from "../http/content-security-policy.ts";

const TYPES = new Map<string, string>(
  Object.entries({ ...PICTURE_ENDINGS, ...VIDEO_ENDINGS }).map(([type, ending]) => [ending, type]),
);

/**
 * Uploaded public files at `/files/{name}`: served with exactly the type that they were stored with, whatever a browser would
 * guess. Private files have no address.
 */
export function publicFiles(files: FilesGateway): Middleware {
  return async (ctx, next) => {
    if (!ctx.path.startsWith("/files/")) return next();
    const name = `public/${ctx.path.slice("/files/".length)}`;
    const type = TYPES.get(name.slice(name.lastIndexOf(".") + 1));
    const reads = ctx.method === "GET" || ctx.method === "HEAD";
    const file = reads && type && FILE_NAME.test(name) ? await files.get(name) : undefined;
    if (!file || !type) {
      ctx.status = 404;
      ctx.type = "text";
      ctx.body = "File not found.";
      return;
    }
    ctx.set({
      "Content-Type": type,
      "Content-Length": String(file.size),
      "Content-Disposition": "inline",
      "Content-Security-Policy": PUBLIC_FILE_POLICY,
      "Cross-Origin-Resource-Policy": "cross-origin",
      "Cache-Control": "public, max-age=86400",
    });
    ctx.body = file.stream;
  };
}

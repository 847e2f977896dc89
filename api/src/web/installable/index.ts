import { existsSync, readFileSync } from "node:fs";
import type { Middleware } from "koa";
import { OFFLINE_PAGE_POLICY } from "../../http/content-security-policy.ts";
import { MANIFEST } from "./manifest.ts";

/** What makes the site installable, beside the files in `/pwa/`. @param folder their folder on this machine @param release of the web app */
export function installable(folder: string, release: string): Middleware {
  const files = new Map<string, string>();
  const read = (name: string) => {
    if (!existsSync(folder + name)) return undefined;
    const text = files.get(name) ?? readFileSync(folder + name, "utf8");
    files.set(name, text);
    return text;
  };
  return async (ctx, next) => {
    if (ctx.method !== "GET" && ctx.method !== "HEAD") return next();
    switch (ctx.path) {
      case "/manifest.webmanifest":
        ctx.set("Cache-Control", "public, max-age=3600");
        ctx.body = JSON.stringify(MANIFEST);
        ctx.type = "application/manifest+json";
        return;
      case "/service-worker.js": {
        const script = read("service-worker.js");
        if (script === undefined) return next();
        // Browsers compare it byte by byte: the release makes it another one with each.
        ctx.set("Cache-Control", "no-cache");
        ctx.body = `const RELEASE = ${JSON.stringify(release)};\n${script}`;
        ctx.type = "text/javascript; charset=utf-8";
        return;
      }
      case "/offline": {
        const page = read("offline.html");
        if (page === undefined) return next();
        ctx.set({
          "Cache-Control": "no-cache",
          "Content-Security-Policy": OFFLINE_PAGE_POLICY,
          "X-Frame-Options": "DENY",
          "X-Robots-Tag": "noindex",
        });
        ctx.body = page;
        ctx.type = "text/html; charset=utf-8";
        return;
      }
      default:
        return next();
    }
  };
}

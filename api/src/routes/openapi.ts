import { API_BASE } from "@jobmap/contract";
import type { Middleware } from "koa";
import { API_DOCS_POLICY } from "../http/content-security-policy.ts";
import { openApiDocument } from "../openapi/document.ts";
import { apiPage } from "../openapi/page.ts";

/** Serves the description of the API: for machines at `openapi.json`, for people at `docs`. Each is written when it is first asked for. */
export function openApi(): Middleware {
  let document: string | undefined;
  let page: string | undefined;
  return async (ctx, next) => {
    if (ctx.method !== "GET" && ctx.method !== "HEAD") return next();
    if (ctx.path === `${API_BASE}openapi.json`) {
      ctx.type = "application/json";
      document ??= JSON.stringify(openApiDocument());
      ctx.body = document;
    } else if (ctx.path === `${API_BASE}docs`) {
      ctx.type = "html";
      ctx.set("Content-Security-Policy", API_DOCS_POLICY);
      page ??= apiPage();
      ctx.body = page;
    } else await next();
  };
}

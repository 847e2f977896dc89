import type { Middleware } from "koa";

/** Headers that every reply carries. Pages add a policy of their own for scripts and styles. */
export function securityHeaders({ https }: { https: boolean }): Readonly<Record<string, string>> {
  return {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), payment=(), geolocation=(self)",
    ...(https ? { "Strict-Transport-Security": "max-age=63072000; includeSubDomains" } : {}),
  };
}

/** What a reply may do that is opened as a page though it is none: nothing. */
export const NO_PAGE_POLICY = "default-src 'none'; frame-ancestors 'none'";

export function setSecurityHeaders(options: { https: boolean }): Middleware {
  const headers = securityHeaders(options);
  return async (ctx, next) => {
    ctx.set(headers);
    await next();
  };
}

import type { Middleware } from "koa";

/** Headers of every response. What a page may load is defined in `content-security-policy.ts`. */
export function securityHeaders({ https }: { https: boolean }): Readonly<Record<string, string>> {
  return {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), payment=(), geolocation=(self)",
    ...(https ? { "Strict-Transport-Security": "max-age=63072000; includeSubDomains" } : {}),
  };
}

export function setSecurityHeaders(options: { https: boolean }): Middleware {
  const headers = securityHeaders(options);
  return async (ctx, next) => {
    ctx.set(headers);
    await next();
  };
}

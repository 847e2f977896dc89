import type { Middleware } from "koa";

/** Headers that every reply carries. Pages add a policy of their own for scripts and styles. */
export function securityHeaders({ https }: { https: boolean }): Middleware {
  return async (ctx, next) => {
    ctx.set({
      "X-Content-Type-Options": "nosniff",
      "Referrer-Policy": "strict-origin-when-cross-origin",
      "Cross-Origin-Opener-Policy": "same-origin",
      "Permissions-Policy": "camera=(), microphone=(), payment=(), geolocation=(self)",
      ...(https ? { "Strict-Transport-Security": "max-age=63072000; includeSubDomains" } : {}),
    });
    await next();
  };
}

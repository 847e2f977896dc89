import { timingSafeEqual } from "node:crypto";
import type { Context } from "koa";
import { isToken, newToken } from "../security/tokens.ts";

const COOKIE = "XSRF-TOKEN";
const HEADER = "X-XSRF-TOKEN";

/**
 * Whether a request repeats the cookie in a header, which only scripts of this origin can do: pages of others neither read
 * the cookie nor send the header.
 */
export function comesFromOurPages(ctx: Context): boolean {
  const cookie = ctx.cookies.get(COOKIE) ?? "";
  const header = ctx.get(HEADER);
  return isToken(cookie) && isToken(header) && timingSafeEqual(Buffer.from(cookie), Buffer.from(header));
}

/** Gives a browser the cookie, if it has none yet. Scripts of ours read it, so it is not `HttpOnly`; it opens nothing by itself. */
export function giveXsrfCookie(ctx: Context, { https }: { https: boolean }): void {
  if (isToken(ctx.cookies.get(COOKIE) ?? "")) return;
  ctx.append("Set-Cookie", `${COOKIE}=${newToken()}; Path=/; SameSite=Lax${https ? "; Secure" : ""}`);
}

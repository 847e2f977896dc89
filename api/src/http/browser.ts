import type { Context } from "koa";
import { type KnownDevice, readDevice, signDevice } from "../security/devices.ts";
import { isToken, newToken } from "../security/tokens.ts";
import type { Services } from "../services.ts";
import { cookieOf, readCookie, writeCookie } from "./cookies.ts";

const XSRF_COOKIE = "XSRF-TOKEN";
const XSRF_HEADER = "X-XSRF-TOKEN";
const XSRF_PURPOSE = "xsrf";

type With = Pick<Services, "env" | "signer">;

/** What a browser's cookies say about it. */
export interface Browser {
  /** Empty for a client that does not store our cookies. */
  readonly id: string;
  /** Undefined if no one has signed in from this browser before. */
  readonly device: KnownDevice | undefined;
}

const hasHttps = ({ env }: Pick<Services, "env">) => env.PUBLIC_URL.startsWith("https:");

export function browserOf(cookies: string | undefined, services: With): Browser {
  const id = readCookie(cookies, "browser", hasHttps(services));
  const device = readCookie(cookies, "device", hasHttps(services));
  return {
    id: isToken(id) ? id : "",
    device: device === "" ? undefined : readDevice(services.signer, device),
  };
}

/**
 * Whether a request repeats, in a header, the CSRF token that belongs to its browser. Only scripts of this origin can do that:
 * other pages can neither read the token nor send the header, and a token planted by another host belongs to another browser.
 */
export function hasValidCsrfToken(ctx: Context, services: With): boolean {
  const { id } = browserOf(ctx.get("Cookie"), services);
  return id !== "" && services.signer.isSigned(XSRF_PURPOSE, id, ctx.get(XSRF_HEADER));
}

/**
 * Gives a browser an id and a matching CSRF token if either is missing or they do not match. Our scripts read the token, so it
 * is not `HttpOnly`; on its own it grants no access.
 * @returns the id
 */
export function nameBrowser(ctx: Context, services: With): string {
  const { id, cookies } = namesOf(ctx.req.headers.cookie, services);
  for (const cookie of cookies) ctx.append("Set-Cookie", cookie);
  return id;
}

/** The id of a browser, and the `Set-Cookie` headers that it lacks. @param header its `Cookie` header */
export function namesOf(header: string | undefined, services: With): { id: string; cookies: string[] } {
  const https = hasHttps(services);
  const { id: known } = browserOf(header, services);
  const id = known || newToken();
  const token = services.signer.sign(XSRF_PURPOSE, id);
  const cookies = known ? [] : [writeCookie("browser", id, https)];
  if (cookieOf(header, XSRF_COOKIE) !== token)
    cookies.push(`${XSRF_COOKIE}=${token}; Path=/; SameSite=Lax${https ? "; Secure" : ""}`);
  return { id, cookies };
}

/** The header that makes this browser a known device of the account that has just signed in. */
export function rememberDevice(
  services: With,
  { device }: Browser,
  accountId: number,
): Record<"Set-Cookie", string> {
  const value = signDevice(services.signer, device, accountId);
  return { "Set-Cookie": writeCookie("device", value, hasHttps(services)) };
}

import type { Context } from "koa";
import { type KnownDevice, readDevice, signDevice } from "../security/devices.ts";
import { isToken, newToken } from "../security/tokens.ts";
import type { Services } from "../services.ts";
import { readCookie, writeCookie } from "./cookies.ts";

const XSRF_COOKIE = "XSRF-TOKEN";
const XSRF_HEADER = "X-XSRF-TOKEN";
const XSRF_PURPOSE = "xsrf";

type With = Pick<Services, "env" | "signer">;

/** What a browser's cookies say of it. */
export interface Browser {
  /** Empty for a client that does not keep our cookies. */
  readonly id: string;
  /** Undefined where nobody has signed in before. */
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
 * Whether a request repeats in a header the token that belongs to its browser, which only scripts of this origin can do: other pages neither
 * read the token nor send the header, and a token planted by another host belongs to another browser.
 */
export function hasValidCsrfToken(ctx: Context, services: With): boolean {
  const { id } = browserOf(ctx.get("Cookie"), services);
  return id !== "" && services.signer.isSigned(XSRF_PURPOSE, id, ctx.get(XSRF_HEADER));
}

/**
 * Gives a browser its name and the token that goes with it, where either is missing or they do not belong together. Scripts of ours read the
 * token, so it is not `HttpOnly`; it opens nothing by itself.
 * @returns the name
 */
export function nameBrowser(ctx: Context, services: With): string {
  const https = hasHttps(services);
  const { id: known } = browserOf(ctx.get("Cookie"), services);
  const id = known || newToken();
  if (!known) ctx.append("Set-Cookie", writeCookie("browser", id, https));
  const token = services.signer.sign(XSRF_PURPOSE, id);
  if (ctx.cookies.get(XSRF_COOKIE) !== token)
    ctx.append("Set-Cookie", `${XSRF_COOKIE}=${token}; Path=/; SameSite=Lax${https ? "; Secure" : ""}`);
  return id;
}

/** The header by which a browser is known from now on to the account that has just signed in there. */
export function rememberDevice(
  services: With,
  { device }: Browser,
  accountId: number,
): Record<"Set-Cookie", string> {
  const value = signDevice(services.signer, device, accountId);
  return { "Set-Cookie": writeCookie("device", value, hasHttps(services)) };
}

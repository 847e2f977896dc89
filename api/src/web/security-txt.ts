import { DAY_MS } from "@jobmap/contract/limits";
import type { Middleware } from "koa";
import type { Services } from "../services.ts";

const PATH = "/.well-known/security.txt";
/** The file is generated with every request, so this date only means that the server is still operated. */
const VALID_DAYS = 180;

/** Where to report a vulnerability, in the format that researchers and their tools look for (RFC 9116). */
export function securityTxt({ env, now }: Pick<Services, "env" | "now">): Middleware {
  return async (ctx, next) => {
    if (ctx.path !== PATH || (ctx.method !== "GET" && ctx.method !== "HEAD")) return next();
    const expires = new Date(Math.floor(now().getTime() / DAY_MS) * DAY_MS + VALID_DAYS * DAY_MS);
    ctx.type = "text/plain; charset=utf-8";
    ctx.set("Cache-Control", "public, max-age=86400");
    ctx.body = `${[
      `Contact: ${env.SECURITY_CONTACT ?? `${env.PUBLIC_URL}/feedback`}`,
      `Expires: ${expires.toISOString()}`,
      "Preferred-Languages: en",
      `Canonical: ${env.PUBLIC_URL}${PATH}`,
    ].join("\n")}\n`;
  };
}

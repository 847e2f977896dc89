import { endpoints, MapFailure } from "@jobmap/contract";
import type { Context, Middleware } from "koa";
import { takeMapFailure } from "../commands/take-map-failure.ts";
import { ApiError } from "../errors/api-error.ts";
import { fromDatabase } from "../errors/from-database.ts";
import { charge } from "../http/charge.ts";
import { clientAddress } from "../http/client-address.ts";
import { findMapCompany } from "../queries/company-map.ts";
import type { Services } from "../services.ts";

const PATH = /^\/widget\/v1\/failure\/([\w.-]{1,120})\.js$/;

/**
 * The only channel left to an embed whose page forbids all connections (`connect-src`): the one that loaded the embed itself,
 * the address of a script. The script is empty. The request is counted in memory; nothing is written to the database here.
 */
export function failureScript(services: Services): Middleware {
  return async (ctx, next) => {
    const company = PATH.exec(ctx.path)?.[1];
    if (company === undefined || (ctx.method !== "GET" && ctx.method !== "HEAD")) return next();
    if (ctx.method === "GET" && isForScript(ctx))
      await note(ctx, services, company).catch((error: unknown) => {
        if (!(error instanceof ApiError) && !fromDatabase(error)) throw error;
      });
    ctx.set({
      "Access-Control-Allow-Origin": "*",
      "Cross-Origin-Resource-Policy": "cross-origin",
      "Cache-Control": "no-store",
    });
    ctx.type = "text/javascript; charset=utf-8";
    ctx.body = "export {};\n";
  };
}

/** Opening the address in a tab, or prefetching it, reports nothing. */
const isForScript = (ctx: Context): boolean => ["", "script"].includes(ctx.get("Sec-Fetch-Dest"));

async function note(ctx: Context, services: Services, username: string): Promise<void> {
  const { success, data } = MapFailure.safeParse({ page: ctx.query["page"], reason: "connect-src" });
  if (!success) return;
  const address = clientAddress(ctx.req, services.env.TRUST_PROXY);
  const { cost } = endpoints["POST map/company/{username}/failure"];
  await charge(services, { accountId: undefined, device: undefined, address }, cost);
  const company = await findMapCompany(username);
  if (!company?.showProfile) return;
  const failure = await takeMapFailure(services, company, data, {
    origin: ctx.get("Origin") || undefined,
    host: ctx.get("Host") || undefined,
    userAgent: ctx.get("User-Agent") || undefined,
    address,
  });
  if (failure) services.failures.note(failure);
}

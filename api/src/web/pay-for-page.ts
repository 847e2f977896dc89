import type { IncomingMessage } from "node:http";
import type { Context } from "koa";
import { ApiError } from "../errors/api-error.ts";
import { charge } from "../http/charge.ts";
import { clientAddress } from "../http/client-address.ts";
import { NO_PAGE_POLICY } from "../http/content-security-policy.ts";
import type { Services } from "../services.ts";

/**
 * Charges the cost of a page to the budget of the visitor's address. If that is used up, the response says so, and the page must
 * not be rendered.
 * @returns whether the page may be rendered
 */
export async function payForPage(ctx: Context, services: Services, units = 1): Promise<boolean> {
  try {
    await chargePage(ctx.req, services, units);
    return true;
  } catch (error) {
    const { status, headers, body } = refusedPage(error);
    ctx.status = status;
    ctx.set(headers);
    ctx.body = body;
    return false;
  }
}

/**
 * Charges the cost of a page to the budget of the visitor's address.
 * @returns a promise only if limits are counted outside this process
 * @throws ApiError that {@link refusedPage} tells a reader of
 */
export function chargePage(
  request: IncomingMessage,
  services: Parameters<typeof charge>[0],
  units = 1,
): undefined | Promise<void> {
  const address = clientAddress(request, services.env.TRUST_PROXY);
  return (
    charge(services, { accountId: undefined, device: undefined, address }, { pages: units }) ?? undefined
  );
}

/** What a reader gets whose budget is used up. @throws whatever else `error` is */
export function refusedPage(error: unknown) {
  if (!(error instanceof ApiError)) throw error;
  return {
    status: error.status,
    headers: {
      "Retry-After": String(error.retryAfter),
      "Cache-Control": "no-store",
      "Content-Security-Policy": NO_PAGE_POLICY,
      "Content-Type": "text/html; charset=utf-8",
    },
    body: `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Too many pages</title><h1>Too many pages</h1><p>${error.message} <a href="">Try again</a></p></html>`,
  };
}

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
    const address = clientAddress(ctx.req, services.env.TRUST_PROXY);
    await charge(services, { accountId: undefined, device: undefined, address }, { pages: units });
    return true;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    ctx.status = error.status;
    ctx.set({
      "Retry-After": String(error.retryAfter),
      "Cache-Control": "no-store",
      "Content-Security-Policy": NO_PAGE_POLICY,
    });
    ctx.type = "html";
    ctx.body = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Too many pages</title><h1>Too many pages</h1><p>${error.message} <a href="">Try again</a></p></html>`;
    return false;
  }
}

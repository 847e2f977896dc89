import { isbot } from "isbot";
import type { Middleware } from "koa";
import { clientAddress } from "../http/client-address.ts";
import type { Services } from "../services.ts";

/** An article's page in either language, or the data of it that a browser asks for when somebody follows a link inside the site. */
const POST = /^(?:\/es)?\/blogs\/([a-z0-9-]{1,120})(?:\.data)?$/;

/**
 * Notes each page of an article that was handed out to somebody who reads. Robots, pages fetched ahead, checks of what has changed, and previews
 * are none.
 */
export function postViews({ views, env, now }: Services): Middleware {
  return async (ctx, next) => {
    await next();
    const slug = POST.exec(ctx.path)?.[1];
    const isPage = slug !== undefined && ctx.method === "GET" && ctx.status === 200;
    if (!isPage || ctx.query["preview"] !== undefined || isAhead(ctx.get("Sec-Purpose"))) return;
    const userAgent = ctx.get("User-Agent");
    if (userAgent === "" || isbot(userAgent)) return;
    views.note({ slug, address: clientAddress(ctx.req, env.TRUST_PROXY), userAgent, at: now() });
  };
}

const isAhead = (purpose: string) => /prefetch|prerender/i.test(purpose);

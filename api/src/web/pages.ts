import { randomBytes } from "node:crypto";
import type { Call, ServerContext, Site, SiteFigures, SiteOwner } from "@jobmap/contract";
import { createRequest } from "@remix-run/node-fetch-server";
import type { Context, Middleware } from "koa";
import type { Env } from "../env.ts";
import { ApiError } from "../errors/api-error.ts";
import { fromDatabase } from "../errors/from-database.ts";
import { nameBrowser, namesOf } from "../http/browser.ts";
import { mapOrigins, pagePolicy } from "../http/content-security-policy.ts";
import { findSeoText } from "../queries/seo-texts.ts";
import { siteFigures } from "../queries/site-figures.ts";
import type { Services } from "../services.ts";
import { PAGE_HEADERS } from "./kept/kept-first.ts";
import { type KeptPage, type KeptPages, keptPage } from "./kept/kept-pages.ts";
import { keyOf } from "./kept/page-key.ts";
import { type PageUses, watchUses } from "./kept/page-uses.ts";
import { currentVersion } from "./kept/page-version.ts";
import { sendKept } from "./kept/send-kept.ts";
import { payForPage } from "./pay-for-page.ts";
import type { PublicPage } from "./sitemaps/index.ts";

/** A language that pages are built in. */
export type PageLanguage = "en" | "es";

/** What the web app's server build exports; see `webapp/src/server.ts`. */
export interface PagesModule {
  renderPage(request: Request, context: ServerContext): Promise<Response>;
  /** Identifies the build. */
  readonly release: string;
  /** Pages that are for everybody and always there. */
  publicPages(): readonly PublicPage[];
  /** A page of text as Markdown, by its path. */
  textPage(path: string, site: PageSite): string | undefined;
}

/** What pages of text say of the site as it is now. */
export interface PageSite {
  readonly owner: SiteOwner;
  readonly figures: SiteFigures;
  readonly pageUrl: string;
}

export interface PagesOptions {
  services: Services;
  call: Call;
  basemapUrl: string;
  /** The same folder on this machine. */
  basemapFolder: string;
  /** What the embed loads first, in bytes; null before it is built. */
  embedBytes(): number | null;
  /** Loads the build of a language; in development the latest one each time. */
  load(language: PageLanguage): Promise<PagesModule>;
  /** Pages that are rendered already. Development has none: it needs inline scripts and a socket for reloading. */
  kept: KeptPages | undefined;
}

/** The web app's pages, rendered in this process. */
export function pages({
  services,
  call,
  basemapUrl,
  basemapFolder,
  embedBytes,
  load,
  kept,
}: PagesOptions): Middleware {
  const { env } = services;
  const site: Site = {
    publicUrl: env.PUBLIC_URL,
    tiles: env.MAP_TILES_URL
      ? {
          url: env.MAP_TILES_URL,
          attribution: env.MAP_TILES_ATTRIBUTION ?? "",
          maxZoom: env.MAP_TILES_MAX_ZOOM,
        }
      : null,
    basemapUrl,
    streets: services.streets !== null,
    demo: env.DEMO_JOBS > 0,
    follow: env.FOLLOW_LINKS,
  };
  const origins = mapOrigins(env);
  /** Pages that are rendered right now, to be sent to everybody who asks meanwhile. */
  const underWay = new Map<string, Promise<Made>>();
  return async (ctx) => {
    if (ctx.path === "/es") {
      ctx.status = 301;
      ctx.redirect(`/es/${ctx.search}`);
      return;
    }
    if (!(await payForPage(ctx, services))) return;
    ctx.set(PAGE_HEADERS);
    const key = kept && keyOf(ctx.req);
    const version = key === undefined ? undefined : await currentVersion(services);
    if (kept === undefined || key === undefined || version === undefined)
      return await sendRendered(ctx, await render(ctx));
    const making = `${key} ${version}`;
    const known = kept.find(key, version) ?? (await underWay.get(making)?.catch(undefinedIfItFails))?.page;
    if (known) return await send(ctx, known);
    const made = render(ctx).then((rendered) => keepable(rendered, version, ctx));
    underWay.set(making, made);
    try {
      const { rendered, page } = await made;
      if (!page) return await sendRendered(ctx, rendered);
      kept.keep(key, page);
      await send(ctx, page);
    } finally {
      underWay.delete(making);
    }
  };

  async function render(ctx: Context): Promise<Rendered> {
    const nonce = randomBytes(16).toString("base64");
    const { renderPage } = await load(languageOf(ctx.path));
    const request = createRequest(ctx.req, ctx.res, { host: new URL(env.PUBLIC_URL).host });
    const requestId = String(ctx.state["requestId"]);
    const report = (error: unknown) =>
      services.log.error({ err: error, request_id: requestId }, "page failed");
    const { context, uses } = watchUses({
      call: asResponses(call, requestId, report),
      site,
      owner: ownerOf(env),
      nonce,
      now: services.now(),
      basemapFolder,
      seo: (page) => findSeoText(services.database, page),
      figures: () => figuresOf(services, embedBytes),
      report,
    });
    return { response: await renderPage(request, context), nonce, uses };
  }

  /** Makes what is kept of a page that may be. */
  async function keepable(rendered: Rendered, version: string, ctx: Context): Promise<Made> {
    const { response, nonce, uses } = rendered;
    if (response.status !== 200 || !uses.isVersioned || response.headers.has("Set-Cookie"))
      return { rendered };
    const html = await response.text();
    // Names the page's other form.
    const link = [ctx.res.getHeader("Link") ?? []].flat().join(", ");
    const headers = [...response.headers, ...(link === "" ? [] : [["Link", link] as const])];
    return { rendered, page: keptPage(html, { version, nonce, headers }) };
  }

  async function send(ctx: Context, page: KeptPage): Promise<void> {
    const { cookies } = namesOf(ctx.req.headers.cookie, services);
    ctx.respond = false;
    await sendKept(ctx.req, ctx.res, page, { policy: pagePolicy(page.scripts, origins), cookies });
  }

  async function sendRendered(ctx: Context, { response, nonce }: Rendered): Promise<void> {
    nameBrowser(ctx, services);
    for (const [name, value] of response.headers) ctx.append(name, value);
    // The response contains its own cookie and nonce: no cache may share it, or reuse it without revalidation.
    ctx.set("Cache-Control", "private, no-cache");
    if (kept) ctx.set("Content-Security-Policy", pagePolicy(`'nonce-${nonce}'`, origins));
    ctx.body = response.body ? Buffer.from(await response.arrayBuffer()) : "";
    ctx.status = response.status;
    if (response.status === 503) ctx.set("Retry-After", "5");
  }
}

interface Rendered {
  readonly response: Response;
  readonly nonce: string;
  readonly uses: PageUses;
}

interface Made {
  readonly rendered: Rendered;
  /** Only if it can be kept. */
  readonly page?: KeptPage;
}

/** Whoever waits for another's page renders it then. */
const undefinedIfItFails = (): undefined => undefined;

/** The language of the pages at a path. */
export const languageOf = (path: string): PageLanguage => (/^\/es(?:[/.]|$)/.test(path) ? "es" : "en");

/** What the site counts and measures about itself. */
export async function figuresOf(
  services: Services,
  embedBytes: PagesOptions["embedBytes"],
): Promise<SiteFigures> {
  return { ...(await siteFigures(services)), embedBytes: embedBytes() };
}

/** Who runs the site. */
export function ownerOf(env: Env): SiteOwner {
  return { name: env.SITE_OWNER, address: env.SITE_OWNER_ADDRESS, email: env.SITE_OWNER_EMAIL };
}

/**
 * Loaders throw what they cannot handle; given a Response with the right status, React Router shows the right page. Unexpected
 * errors are reported, and the page shows the request id that finds them in the log.
 */
function asResponses(call: Call, requestId: string, report: (error: unknown) => void): Call {
  return async (key, input, options) => {
    try {
      return await call(key, input, options);
    } catch (error) {
      const known = error instanceof ApiError ? error : fromDatabase(error);
      if (!known) report(error);
      const { code, message, fields = {}, status } = known ?? UNEXPECTED;
      throw Response.json({ code, message, error: fields, request_id: requestId }, { status });
    }
  };
}

const UNEXPECTED = new ApiError("internal", "Something went wrong on our end.");

import { createHash } from "node:crypto";
import type { Context, Middleware } from "koa";
import { fromDatabase } from "../../errors/from-database.ts";
import { type MapOrigins, mapOrigins } from "../../http/content-security-policy.ts";
import type { Company } from "../../models/index.ts";
import { sightedHost } from "../../policies/sighting.ts";
import { findMapCompany, loadCompanyMap, type StoredCompanyMap } from "../../queries/company-map.ts";
import { featuredCompany } from "../../queries/featured-company.ts";
import type { Services } from "../../services.ts";
import { findJobSummaries } from "../../views/job-summaries.ts";
import { payForPage } from "../pay-for-page.ts";
import { type CompanyView, companyPage, PAGE_SIZE } from "./company-page.ts";
import { contentPolicy, type PageDocument, writeDocument } from "./document.ts";
import { firstView } from "./first-view.ts";
import { pictures } from "./picture.ts";
import { type EmbedQuery, type EmbedRoute, NAME, readAddress, readQuery } from "./request.ts";
import { socialPictures } from "./social-picture.ts";
import { STATUS_OF, statePage, type Trouble } from "./state-page.ts";
import { prefixFor, spokenLocale } from "./texts.ts";
import { widgetBuild } from "./widget-build.ts";

export interface EmbedPagesOptions {
  readonly services: Services;
  /** The widget's files on this machine, and their address on this server. */
  readonly widgetFolder: string;
  readonly widgetUrl: string;
}

/** Maximum age of cached pages, in seconds: the widget that takes over requests the current jobs. */
const PAGE_MAX_AGE_SECONDS = 60;
/** In seconds: the picture's address changes with the jobs. */
const PICTURE_MAX_AGE_SECONDS = 86_400;
/** Drawing one costs as much as this many pages. */
const PICTURE_COST = 5;

/**
 * An employer's map on other sites: the two frames, the page that is shared, and the short address that redirects there.
 * Complete without scripts. They contain only public data and never read a cookie.
 */
export function embedPages({ services, widgetFolder, widgetUrl }: EmbedPagesOptions): Middleware {
  const { env } = services;
  const draw = pictures(`${widgetFolder}basemap`);
  const drawSocial = socialPictures(`${widgetFolder}basemap`);
  const build = widgetBuild(`${widgetFolder}v1/`, `${widgetUrl}v1/`);
  const origins = mapOrigins(env);
  const site: Record<string, string> = env.MAP_TILES_URL ? { tiles: env.MAP_TILES_URL } : {};

  return async (ctx, next) => {
    const address = readAddress(ctx.path);
    if (!address || (ctx.method !== "GET" && ctx.method !== "HEAD")) return next();
    const { route, language } = address;
    if (!(await payForPage(ctx, services, route.kind === "picture" ? PICTURE_COST : 1))) return;
    const query = readQuery(new URLSearchParams(ctx.querystring), language);
    try {
      const found = await companyOf(route, query, services);
      if (route.kind === "first")
        return sendFirst(ctx, "kind" in found ? found : await loadCompanyMap(found, services));
      if (route.kind === "picture")
        return await sendPicture(ctx, "kind" in found ? null : found, query.locale);
      if ("kind" in found)
        return show(ctx, statePage(found, query, route.kind), origins, STATUS_OF[found.kind]);
      if (route.kind === "short" || (route.kind === "page" && route.company !== found.slug))
        return lead(ctx, `${prefixFor(language)}/jobmap/${encodeURIComponent(found.slug)}`);
      if (route.kind === "frame") noteFrame(ctx, found);
      show(ctx, companyPage(await viewOf(ctx.path, route.kind, query, found)), origins, 200);
    } catch (error) {
      if (!fromDatabase(error)) throw error;
      services.log.warn({ err: error }, "an embed page waits for the database");
      ctx.set("Retry-After", "5");
      if (route.kind === "first") return sendFirst(ctx, { kind: "busy" });
      show(ctx, statePage({ kind: "busy" }, query, route.kind), origins, STATUS_OF.busy);
    }
  };

  /** Browsers name the site around a frame, unless its policy forbids. Frames that the company's list of sites keeps empty do not count. */
  function noteFrame(ctx: Context, { id, embedOrigins }: Company): void {
    const from = ctx.get("Referer") || undefined;
    const host = sightedHost({ from, host: ctx.host, userAgent: ctx.get("User-Agent") });
    if (host === undefined || from === undefined || ctx.get("Sec-Fetch-Dest") !== "iframe") return;
    const sites = embedOrigins ?? [];
    if (sites.length > 0 && !sites.includes(new URL(from).origin)) return;
    services.sightings.note({ companyId: id, host, at: services.now() });
  }

  /** Only a status in case of trouble: the embed has its own messages. */
  function sendFirst(ctx: Context, found: StoredCompanyMap | Trouble): void {
    // For pages of any origin, without credentials.
    ctx.set("Access-Control-Allow-Origin", "*");
    if ("kind" in found) {
      ctx.set("Cache-Control", "no-store");
      ctx.status = STATUS_OF[found.kind];
      ctx.body = {};
      return;
    }
    ctx.set("Cache-Control", `public, max-age=${PAGE_MAX_AGE_SECONDS}`);
    ctx.body = firstView(found, draw(found));
  }

  /** 404 for a company that is hidden or unknown. */
  async function sendPicture(ctx: Context, company: Company | null, asked: string): Promise<void> {
    if (!company) {
      ctx.status = 404;
      return;
    }
    const map = await loadCompanyMap(company, services);
    const locale = spokenLocale(asked, map.meta.country);
    const etag = `"${map.hash}-${locale}"`;
    ctx.set({ "Cache-Control": `public, max-age=${PICTURE_MAX_AGE_SECONDS}`, ETag: etag });
    if (ctx.get("If-None-Match") === etag) {
      ctx.status = 304;
      return;
    }
    ctx.type = "image/png";
    ctx.body = await drawSocial(map, locale);
  }

  async function viewOf(
    path: string,
    kind: CompanyView["kind"],
    query: EmbedQuery,
    company: Company,
  ): Promise<CompanyView> {
    const map = await loadCompanyMap(company, services);
    const pages = Math.max(1, Math.ceil(map.meta.total / PAGE_SIZE));
    const page = Math.min(query.page, pages);
    const { ids } = services.jobIndex.index.list(
      { companyIds: [company.id] },
      { sort: "newest", offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE },
    );
    return {
      map,
      jobs: await findJobSummaries(ids, services.now()),
      picture: draw(map),
      build: build(),
      query: { ...query, page },
      kind,
      path,
      publicUrl: env.PUBLIC_URL,
      ancestors: company.embedOrigins ?? [],
      site,
    };
  }
}

/** The company that the address names, or why none can be shown. */
async function companyOf(
  route: EmbedRoute,
  query: EmbedQuery,
  services: Services,
): Promise<Company | Trouble> {
  const isExample = route.kind === "featured" && query.company === "";
  const asked = route.kind === "featured" ? query.company : route.company;
  const name = isExample ? ((await featuredCompany(services)) ?? "") : asked;
  const company = NAME.test(name) ? await findMapCompany(name) : null;
  if (!company) return isExample || name === "" ? { kind: "missing" } : { kind: "unknown", name };
  return company.showProfile ? company : { kind: "hidden", name: company.name };
}

/** Redirects to the canonical address of a company's page, with the query of the one that was asked for. */
function lead(ctx: Context, path: string): void {
  ctx.set("Cache-Control", `public, max-age=${PAGE_MAX_AGE_SECONDS}`);
  ctx.redirect(path + ctx.search);
  ctx.status = 301;
}

function show(ctx: Context, page: PageDocument, origins: MapOrigins, status: number): void {
  const text = writeDocument(page);
  const policy = contentPolicy(page, origins);
  const etag = `W/"${createHash("sha256").update(policy).update(text).digest("base64url").slice(0, 20)}"`;
  ctx.set({
    "Content-Security-Policy": policy,
    "Cache-Control": status === 200 ? `public, max-age=${PAGE_MAX_AGE_SECONDS}` : "no-store",
    "Cross-Origin-Resource-Policy": "cross-origin",
    "Permissions-Policy": "camera=(), microphone=(), payment=(), geolocation=()",
    ETag: etag,
  });
  if (!page.isFramed) ctx.set("X-Frame-Options", "DENY");
  // Without this header a page that isolates itself (require-corp) may not frame this one; tiles of other hosts still load,
  // without credentials.
  else ctx.set("Cross-Origin-Embedder-Policy", "credentialless");
  ctx.type = "text/html; charset=utf-8";
  ctx.body = text;
  ctx.status = status === 200 && ctx.get("If-None-Match") === etag ? 304 : status;
}

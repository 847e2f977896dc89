import { createHash } from "node:crypto";
import { isLanguage, type Language } from "@jobmap/contract/languages";
import { type Outliner, openOutliner } from "@jobmap/widget/outline";
import { languageOf } from "@jobmap/widget/speech";
import type { Context, Middleware } from "koa";
import { ApiError } from "../../errors/api-error.ts";
import { fromDatabase } from "../../errors/from-database.ts";
import { CARD_PAGE_POLICY, DRAWING_POLICY } from "../../http/content-security-policy.ts";
import type { Services } from "../../services.ts";
import { Html, html } from "../embed/html.ts";
import { payForPage } from "../pay-for-page.ts";
import { CARD_THEMES, type CardTheme, drawCard } from "./draw.ts";
import { type CardFacts, companyFacts, jobFacts } from "./facts.ts";

const PATH = /^\/cards\/(?:company\/([\w.-]{1,120}?)|job\/(\d{1,10}))(\.svg)?$/;
/** For others that keep a copy, in seconds: a card follows its jobs within so long. */
const MAX_AGE_SECONDS = 300;

/**
 * A company, or one job, as a card for other sites: as a picture (`/cards/company/acme.svg`) for a README or an `<img>`, and as a page for a
 * frame (`/cards/company/acme`), which is a link. Public data only, for any origin; no script, no cookie.
 * @param basemapFolder of the built base map
 */
export function cards(services: Services, basemapFolder: string): Middleware {
  let outliner: Outliner | undefined;
  const mapMaker = (): Outliner | null => {
    try {
      outliner ??= openOutliner(basemapFolder);
    } catch {
      return null;
    }
    return outliner;
  };
  return async (ctx, next) => {
    const [whole, company, job, svg] = PATH.exec(ctx.path) ?? [];
    if (whole === undefined || (ctx.method !== "GET" && ctx.method !== "HEAD")) return next();
    if (!(await payForPage(ctx, services))) return;
    ctx.set({ "Access-Control-Allow-Origin": "*", "Cross-Origin-Resource-Policy": "cross-origin" });
    try {
      const { theme, language } = wishesOf(ctx);
      const facts =
        company === undefined
          ? await jobFacts(services, Number(job), language)
          : await companyFacts(services, company, language);
      const card = drawCard(facts, theme, mapMaker());
      if (svg === undefined)
        send(ctx, framePage(facts, card, language, services.env.PUBLIC_URL), "text/html", CARD_PAGE_POLICY);
      else send(ctx, card, "image/svg+xml", DRAWING_POLICY);
    } catch (error) {
      refuse(ctx, error);
    }
  };
}

function wishesOf(ctx: Context): { readonly theme: CardTheme; readonly language: Language } {
  const query = new URLSearchParams(ctx.querystring);
  const [theme, language] = [query.get("theme"), languageOf(query.get("locale") ?? "")];
  return {
    theme: CARD_THEMES.find((each) => each === theme) ?? "auto",
    language: isLanguage(language) ? language : "en",
  };
}

/** The whole card is a link, which leaves the frame. */
function framePage(facts: CardFacts, card: string, language: Language, publicUrl: string): string {
  return html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${facts.title}</title><style>body{margin:0}a{display:block;max-width:480px}svg{display:block;width:100%;height:auto}</style></head>
<body><a href="${publicUrl}${facts.path}" target="_top">${new Html(card)}</a></body></html>
`.text;
}

function send(ctx: Context, text: string, type: string, policy: string): void {
  const etag = `"${createHash("sha256").update(text).digest("base64url").slice(0, 20)}"`;
  ctx.set({
    "Cache-Control": `public, max-age=${MAX_AGE_SECONDS}`,
    "Content-Security-Policy": policy,
    ETag: etag,
  });
  // Proxies that compress make the tag a weak one.
  if (ctx.get("If-None-Match").replace(/^W\//, "") === etag) {
    ctx.status = 304;
    return;
  }
  ctx.type = type;
  ctx.body = text;
}

function refuse(ctx: Context, error: unknown): void {
  const told = error instanceof ApiError ? error : fromDatabase(error);
  if (told === undefined) throw error;
  ctx.status = told.status;
  ctx.set("Cache-Control", "no-store");
  ctx.type = "text/plain; charset=utf-8";
  ctx.body = `${told.message}\n`;
}

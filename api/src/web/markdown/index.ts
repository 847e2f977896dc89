import { createHash } from "node:crypto";
import type { Call } from "@jobmap/contract";
import { type Language, PAGE_PREFIX } from "@jobmap/contract/languages";
import type { Context, Middleware } from "koa";
import { ApiError } from "../../errors/api-error.ts";
import { fromDatabase } from "../../errors/from-database.ts";
import { articleMarkdown } from "../../markdown/article.ts";
import {
  companyMarkdown,
  jobMarkdown,
  localMarkdown,
  MARKDOWN_WORDS,
  type Site,
} from "../../markdown/pages.ts";
import { escapeMarkdown } from "../../markdown/text.ts";
import type { Services } from "../../services.ts";
import { payForPage } from "../pay-for-page.ts";
import type { PublicPage } from "../sitemaps/index.ts";
import { llmsText } from "./llms-text.ts";

/** A page of text as Markdown; undefined where none is. */
export type TextPage = (path: string) => Promise<string | undefined>;

export interface MarkdownOptions {
  readonly services: Services;
  readonly call: Call;
  readonly publicPages?: (() => Promise<readonly PublicPage[]>) | undefined;
  readonly textPage?: TextPage | undefined;
}

/** Jobs in the text of a company. */
const COMPANY_JOBS = 50;
const MAX_AGE_SECONDS = 60;

/**
 * Public pages as Markdown, for programs that read: at the address of the page with `.md`, or at the address itself to whom asks for
 * `text/markdown` rather than HTML. They have what the page has, in its language; what is over is `410` here as well.
 */
export function markdownPages({
  services,
  call,
  publicPages = async () => [],
  textPage = async () => undefined,
}: MarkdownOptions): Middleware {
  const publicUrl = services.env.PUBLIC_URL;

  return async (ctx, next) => {
    if (ctx.method !== "GET" && ctx.method !== "HEAD") return next();
    if (ctx.path === "/llms.txt") return send(ctx, () => llmsText(services, publicPages), "text/plain");
    const isNamed = ctx.path.endsWith(".md");
    const path = isNamed ? ctx.path.slice(0, -".md".length) : ctx.path;
    const language = path.startsWith(`${PAGE_PREFIX.es}/`) ? "es" : "en";
    const write = writerOf(path.slice(PAGE_PREFIX[language].length), { publicUrl, language });
    if (!write && !(await isTextPage(path))) return next();
    // The same address has two forms; each names the other.
    if (!isNamed) {
      ctx.vary("Accept");
      ctx.append("Link", `<${path}.md>; rel="alternate"; type="text/markdown"`);
      if (ctx.accepts("text/html", "text/markdown") !== "text/markdown") return next();
    } else ctx.set("Link", `<${publicUrl}${path}>; rel="canonical"`);
    await send(ctx, write ?? (() => textPage(path)), "text/markdown", language);
  };

  async function isTextPage(path: string): Promise<boolean> {
    const pages = await publicPages();
    return pages.some((page) => page.path === path && page.updated !== null);
  }

  /** How the text of an address is written, without what says its language; undefined if it is none of ours. */
  function writerOf(path: string, site: Site): (() => Promise<string>) | undefined {
    const [, id] = /^\/job\/(\d{1,10})$/.exec(path) ?? [];
    if (id !== undefined)
      return async () => {
        const job = await call("GET user/job/{id}", { params: { id } });
        // A company that hides its profile hides its jobs' pages.
        await call("GET user/company/getCompanyDetail/{id}", { params: { id: job.company.id } });
        return jobMarkdown(job, site);
      };
    const [, name] = /^\/company\/([\w.-]{1,120})$/.exec(path) ?? [];
    if (name !== undefined)
      return async () => {
        const params = { id: name };
        const company = await call("GET user/company/getCompanyDetail/{id}", { params });
        const query = { page: 1, limit: COMPANY_JOBS };
        const { items, total } = await call("GET user/company/getCompanyJobs/{id}", { params, query });
        return companyMarkdown(company, { jobs: items, total }, site);
      };
    const [, slug] = /^\/blogs\/([a-z0-9-]{1,120})$/.exec(path) ?? [];
    if (slug !== undefined)
      return async () =>
        articleMarkdown(
          await call("GET blog/particuler-blog-detail/{slug}", { params: { slug }, query: {} }),
          publicUrl,
        );
    const [, place, occupation] = /^\/jobs\/in\/([a-z0-9-]+)(?:\/([a-z0-9-]+))?$/.exec(path) ?? [];
    if (place === undefined) return undefined;
    return async () => {
      const query = { place, ...(occupation === undefined ? {} : { occupation }) };
      return localMarkdown(await call("GET map/local-jobs", { query }), site);
    };
  }

  async function send(
    ctx: Context,
    write: () => Promise<string | undefined>,
    type: "text/markdown" | "text/plain",
    language: Language = "en",
  ): Promise<void> {
    if (!(await payForPage(ctx, services))) return;
    ctx.set({ "Content-Type": `${type}; charset=utf-8`, "X-Robots-Tag": "noindex" });
    try {
      const text = (await write()) ?? "";
      const etag = `W/"${createHash("sha256").update(text).digest("base64url").slice(0, 20)}"`;
      ctx.set({ "Cache-Control": `public, max-age=${MAX_AGE_SECONDS}`, ETag: etag });
      ctx.status = 200;
      if (ctx.get("If-None-Match") === etag) ctx.status = 304;
      else ctx.body = text;
    } catch (error) {
      const told = error instanceof ApiError ? error : fromDatabase(error);
      if (told === undefined) throw error;
      ctx.status = told.status;
      ctx.set({
        "Cache-Control": "no-store",
        ...(told.retryAfter && { "Retry-After": String(told.retryAfter) }),
      });
      ctx.body = `# ${escapeMarkdown(MARKDOWN_WORDS[language].problem(told.message, told.status))}\n`;
    }
    // Koa sets its own for a text.
    if (ctx.status !== 304) ctx.set("Content-Type", `${type}; charset=utf-8`);
  }
}

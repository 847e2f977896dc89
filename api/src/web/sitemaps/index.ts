import { createHash } from "node:crypto";
import { once } from "node:events";
import { Readable } from "node:stream";
import type { Context, Middleware } from "koa";
import { fromDatabase } from "../../errors/from-database.ts";
import type { Services } from "../../services.ts";
import { payForPage } from "../pay-for-page.ts";
import { companyAddresses, companyMapPath, companyPath } from "./company-addresses.ts";
import { jobAddresses } from "./job-addresses.ts";
import { localAddresses } from "./local-addresses.ts";
import { personAddresses } from "./person-addresses.ts";
import { postAddresses } from "./post-addresses.ts";
import type { SitemapSource } from "./source.ts";
import { wholeFiles } from "./whole-files.ts";
import { writeSitemap, writeSitemapIndex } from "./write.ts";

/** A page of the web app that is for everybody and always there. */
export interface PublicPage {
  readonly path: string;
  /** When its text was last changed, `YYYY-MM-DD`; null if it does not say. */
  readonly updated: string | null;
}

/** A file costs as much as this many pages. */
const COST = 10;
/** Search engines ask again after this many seconds. */
const MAX_AGE_SECONDS = 300;
const FILE = /^\/sitemaps\/([a-z]+)-(\d{1,6})\.xml$/;

/** Kinds of pages that are in Spanish as well, which search engines find by these. Of `pages`, both languages are in their file. */
const TRANSLATED: ReadonlySet<string> = new Set(["jobs", "companies", "maps", "people", "places"]);

/** Every kind of page that search engines are to know; one more kind is one more line. */
function sourcesOf(
  services: Services,
  publicPages: () => Promise<readonly PublicPage[]>,
): Readonly<Record<string, SitemapSource>> {
  return {
    pages: pageAddresses(publicPages),
    jobs: jobAddresses(services),
    companies: companyAddresses(services, companyPath),
    maps: companyAddresses(services, companyMapPath),
    people: personAddresses(services),
    places: localAddresses(services),
    posts: postAddresses(services),
  };
}

/**
 * `/sitemap.xml`, which names the files under `/sitemaps/`, and these. They have public pages only: what is open at this moment, by the
 * map index, with the time when what a page shows last changed.
 */
export function sitemaps(
  services: Services,
  publicPages: () => Promise<readonly PublicPage[]> = async () => [],
): Middleware {
  const sources = sourcesOf(services, publicPages);
  const { env } = services;

  return async (ctx, next) => {
    const [, name = "", number = ""] = FILE.exec(ctx.path) ?? [];
    const source = Object.hasOwn(sources, name) ? sources[name] : undefined;
    if (ctx.path !== "/sitemap.xml" && !source) return next();
    if (ctx.method !== "GET" && ctx.method !== "HEAD") return next();
    if (!(await payForPage(ctx, services, COST))) return;
    try {
      await (source ? sendFile(ctx, source, Number(number), TRANSLATED.has(name)) : sendIndex(ctx));
    } catch (error) {
      if (!fromDatabase(error)) throw error;
      ctx.status = 503;
      ctx.set({ "Cache-Control": "no-store", "Retry-After": "5" });
      ctx.body = "";
    }
  };

  async function sendIndex(ctx: Context): Promise<void> {
    const files = await Promise.all(
      Object.entries(sources).map(async ([name, source]) =>
        (await source.files()).map(({ number, changedAt }) => ({
          path: `/sitemaps/${name}-${number}.xml`,
          changedAt,
        })),
      ),
    );
    const text = writeSitemapIndex(env.PUBLIC_URL, files.flat());
    if (!begin(ctx, createHash("sha1").update(text).digest("base64url"))) return;
    ctx.body = text;
  }

  async function sendFile(
    ctx: Context,
    source: SitemapSource,
    number: number,
    isTranslated: boolean,
  ): Promise<void> {
    const tag = await source.tag(number);
    if (tag === null) {
      ctx.status = 404;
      ctx.set("Cache-Control", "no-store");
      ctx.body = "There is no such sitemap.\n";
      return;
    }
    if (!begin(ctx, tag) || ctx.method === "HEAD") return;
    const stream = Readable.from(writeSitemap(env.PUBLIC_URL, source.read(number), isTranslated), {
      objectMode: false,
    });
    // A failure of the first read can still be answered; later ones cut the reply short, so that nobody takes a part for the whole.
    await once(stream, "readable");
    ctx.body = stream;
  }
}

/** Sets the headers of a good reply. @returns false if the client has it already */
function begin(ctx: Context, tag: string): boolean {
  // The copy for each encoding is another sequence of bytes: a weak tag says that they mean the same.
  const etag = `W/"${tag}"`;
  ctx.set({
    "Content-Type": "application/xml; charset=utf-8",
    "Cache-Control": `public, max-age=${MAX_AGE_SECONDS}`,
    "X-Robots-Tag": "noindex",
    ETag: etag,
  });
  ctx.status = 200;
  if (ctx.get("If-None-Match").replace(/^W\//, "") !== `"${tag}"`) return true;
  ctx.status = 304;
  return false;
}

function pageAddresses(publicPages: () => Promise<readonly PublicPage[]>): SitemapSource {
  return wholeFiles(async () => {
    const pages = (await publicPages()).map(({ path, updated }) => ({
      path,
      changedAt: updated === null ? null : new Date(`${updated}T00:00:00Z`),
    }));
    return new Map(pages.length > 0 ? [[0, pages]] : []);
  });
}

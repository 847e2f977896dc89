import { once } from "node:events";
import { Readable } from "node:stream";
import type { Context, Middleware } from "koa";
import { ApiError } from "../errors/api-error.ts";
import { fromDatabase } from "../errors/from-database.ts";
import type { FeedHead, FeedJob, FullFeed } from "../feeds/feed.ts";
import { INDEED } from "../feeds/indeed.ts";
import { isLatestFormat, LATEST_FORMATS, writeLatest } from "../feeds/latest.ts";
import { LINKEDIN } from "../feeds/linkedin.ts";
import { POSTINGS } from "../feeds/postings.ts";
import { writeFull } from "../feeds/write-full.ts";
import { charge } from "../http/charge.ts";
import { clientAddress } from "../http/client-address.ts";
import type { Company } from "../models/index.ts";
import { findMapCompany, openCompany } from "../queries/company-map.ts";
import type { Services } from "../services.ts";
import { findFeedJobs, readFeedJobs, withoutDemo } from "../views/feed-jobs.ts";

const FULL_FORMATS: Readonly<Record<string, FullFeed>> = {
  "indeed.xml": INDEED,
  "linkedin.xml": LINKEDIN,
  "postings.json": POSTINGS,
};
const PATH =
  /^\/feeds\/(?:([\w.-]{1,120})\/)?(indeed\.xml|linkedin\.xml|postings\.json|jobs\.(?:rss|atom|json))$/;
/** Jobs in the feeds of the newest. */
const LATEST_JOBS = 100;
/** Jobs that cost as much as a page. */
const JOBS_A_PAGE = 100;
/** Pages that a feed costs at most: that of all jobs is bounded by there being one at a time. */
const MAX_COST = 200;
const MAX_AGE_SECONDS = 300;

/**
 * Open jobs as other programs read them, under `/feeds/` for all companies and `/feeds/{company}/` for one: Indeed's and LinkedIn's XML
 * and schema.org postings, which have all jobs, and RSS, Atom and JSON Feed, which have the newest. For any origin.
 */
export function jobFeeds(services: Services): Middleware {
  let isWritingAll = false;

  return async (ctx, next) => {
    const [, name, format = ""] = PATH.exec(ctx.path) ?? [];
    if (format === "" || (ctx.method !== "GET" && ctx.method !== "HEAD")) return next();
    ctx.set({ "Access-Control-Allow-Origin": "*", "Cross-Origin-Resource-Policy": "cross-origin" });
    try {
      await send(ctx, format, name === undefined ? null : openCompany(await findMapCompany(name)));
    } catch (error) {
      const told = error instanceof ApiError ? error : fromDatabase(error);
      if (told === undefined) throw error;
      ctx.status = told.status;
      ctx.set({
        "Cache-Control": "no-store",
        ...(told.retryAfter && { "Retry-After": String(told.retryAfter) }),
      });
      ctx.type = "text/plain; charset=utf-8";
      ctx.body = `${told.message}\n`;
    }
  };

  async function send(ctx: Context, format: string, company: Company | null): Promise<void> {
    const now = services.now();
    const full = FULL_FORMATS[format];
    const total = services.jobIndex.index.count(company ? { companyIds: [company.id] } : {});
    const jobs = full === undefined ? Math.min(total, LATEST_JOBS) : total;
    await charge(
      services,
      { accountId: undefined, device: undefined, address: clientAddress(ctx.req, services.env.TRUST_PROXY) },
      { pages: Math.min(MAX_COST, 1 + Math.ceil(jobs / JOBS_A_PAGE)) },
    );
    const tag = tagOf(format, company, now);
    ctx.set({ "Cache-Control": `public, max-age=${MAX_AGE_SECONDS}`, ETag: tag });
    if (company?.isDemo) ctx.set("X-Robots-Tag", "noindex");
    // Proxies that compress make the tag a weak one.
    if (ctx.get("If-None-Match").replace(/^W\//, "") === tag) {
      ctx.status = 304;
      return;
    }
    const head = headOf(ctx.path, company, now);
    if (full !== undefined) return sendFull(ctx, full, head, company);
    if (!isLatestFormat(format)) return;
    const latest = await readLatest(company, now);
    ctx.set("Content-Type", LATEST_FORMATS[format].contentType);
    ctx.body = writeLatest(format, head, latest);
  }

  /** The same in every process, and new with each change of a job, of the profile, and of the day, by which postings end. */
  function tagOf(format: string, company: Company | null, now: Date): string {
    const version = company
      ? `${services.jobIndex.versionOf(company.id).toString(36)}-${company.updatedAt.getTime().toString(36)}`
      : services.jobIndex.index.state;
    return `"${version}-${now.toISOString().slice(0, 10)}-${format}"`;
  }

  function headOf(path: string, company: Company | null, now: Date): FeedHead {
    const publicUrl = services.env.PUBLIC_URL;
    return {
      title: company ? `Jobs at ${company.name}${company.isDemo ? " (demo)" : ""} | Jobmap` : "Jobmap",
      pageUrl: company ? `${publicUrl}/jobmap/${company.slug}` : `${publicUrl}/jobmap`,
      feedUrl: publicUrl + path,
      publicUrl,
      updatedAt: now,
    };
  }

  async function readLatest(company: Company | null, now: Date): Promise<FeedJob[]> {
    const { index } = services.jobIndex;
    const { ids } = company
      ? index.list({ companyIds: [company.id] }, { sort: "newest", limit: LATEST_JOBS })
      : index.list({}, { sort: "newest", limit: LATEST_JOBS * 10 });
    const feedable = company ? ids : await withoutDemo(services.database, ids);
    return findFeedJobs(feedable.slice(0, LATEST_JOBS), now);
  }

  async function sendFull(
    ctx: Context,
    feed: FullFeed,
    head: FeedHead,
    company: Company | null,
  ): Promise<void> {
    if (company === null && isWritingAll)
      throw new ApiError(
        "unavailable",
        "This feed is being sent to somebody else. Please try again in a minute.",
      );
    ctx.set("Content-Type", feed.contentType);
    ctx.status = 200;
    if (ctx.method === "HEAD") return;
    const stream = Readable.from(
      writeFull(feed, head, readFeedJobs(services.database, company ?? "all", head.updatedAt)),
      { objectMode: false },
    );
    if (company === null) {
      isWritingAll = true;
      stream.once("close", () => {
        isWritingAll = false;
      });
    }
    // A failure of the first read can still be answered. Later ones cut the reply short, so that no reader takes a part for the whole.
    await once(stream, "readable");
    ctx.body = stream;
  }
}

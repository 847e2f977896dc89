import { createHash } from "node:crypto";
import type { Context, Middleware } from "koa";
import { fromDatabase } from "../errors/from-database.ts";
import {
  ARTICLE_FORMATS,
  type ArticleFormat,
  isArticleFormat,
  lastChange,
  writeArticles,
} from "../feeds/articles.ts";
import { findPosts } from "../queries/blog.ts";
import type { Services } from "../services.ts";
import { showPost } from "../views/blog-post.ts";
import { payForPage } from "./pay-for-page.ts";

const PATH = /^\/feeds\/blog\.(rss|atom|json)$/;
/** Articles in a feed. */
const MAX_ARTICLES = 20;
/** As much as this many pages. */
const COST = 5;
const MAX_AGE_SECONDS = 300;

/** The newest articles for feed readers: `/feeds/blog.rss`, `.atom` and `.json`. For any origin. */
export function blogFeeds(services: Services): Middleware {
  const { env, now } = services;

  return async (ctx, next) => {
    const format = PATH.exec(ctx.path)?.[1] ?? "";
    if (!isArticleFormat(format) || (ctx.method !== "GET" && ctx.method !== "HEAD")) return next();
    if (!(await payForPage(ctx, services, COST))) return;
    ctx.set({ "Access-Control-Allow-Origin": "*", "Cross-Origin-Resource-Policy": "cross-origin" });
    try {
      await send(ctx, format);
    } catch (error) {
      const told = fromDatabase(error);
      if (!told) throw error;
      ctx.status = told.status;
      ctx.set({ "Cache-Control": "no-store", "Retry-After": "5" });
      ctx.type = "text/plain; charset=utf-8";
      ctx.body = `${told.message}\n`;
    }
  };

  async function send(ctx: Context, format: ArticleFormat): Promise<void> {
    const { posts: newest } = await findPosts(now(), { search: "", page: 1, limit: MAX_ARTICLES });
    const posts = await Promise.all(newest.map(({ slug }) => showPost(services, slug, undefined)));
    const changes = posts.map((post) => lastChange(post, post.published_at ?? "").getTime());
    const head = {
      title: "Jobmap blog",
      pageUrl: `${env.PUBLIC_URL}/blogs`,
      feedUrl: env.PUBLIC_URL + ctx.path,
      publicUrl: env.PUBLIC_URL,
      updatedAt: changes.length === 0 ? now() : new Date(Math.max(...changes)),
    };
    const text = writeArticles(format, head, posts);
    const tag = `"${createHash("sha1").update(text).digest("base64url")}"`;
    ctx.set({ "Cache-Control": `public, max-age=${MAX_AGE_SECONDS}`, ETag: tag });
    ctx.status = 200;
    // Proxies that compress make the tag a weak one.
    if (ctx.get("If-None-Match").replace(/^W\//, "") === tag) {
      ctx.status = 304;
      return;
    }
    ctx.set("Content-Type", ARTICLE_FORMATS[format].contentType);
    ctx.body = text;
  }
}

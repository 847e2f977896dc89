import type { BlogPost } from "@jobmap/contract";
import { Feed } from "feed";
import { escapeHtml } from "../sanitize/html.ts";
import { articleHtml } from "./article-html.ts";
import type { FeedHead } from "./feed.ts";
import { xmlText } from "./xml.ts";

/** Formats of feed readers. */
export const ARTICLE_FORMATS = {
  rss: { contentType: "application/rss+xml; charset=utf-8", write: (feed: Feed) => feed.rss2() },
  atom: { contentType: "application/atom+xml; charset=utf-8", write: (feed: Feed) => feed.atom1() },
  json: { contentType: "application/feed+json; charset=utf-8", write: (feed: Feed) => feed.json1() },
} as const;
export type ArticleFormat = keyof typeof ARTICLE_FORMATS;

export const isArticleFormat = (name: string): name is ArticleFormat => Object.hasOwn(ARTICLE_FORMATS, name);

/** Published articles as a feed reader takes them, whole: RSS 2.0, Atom 1.0 (RFC 4287) or JSON Feed 1. */
export function writeArticles(format: ArticleFormat, head: FeedHead, posts: readonly BlogPost[]): string {
  const feed = new Feed({
    id: head.pageUrl,
    link: head.pageUrl,
    title: xmlText(head.title),
    description: "How the map thinks: pay, places, words.",
    language: "en-us",
    updated: head.updatedAt,
    generator: "Jobmap",
    author: { name: "Jobmap", link: head.publicUrl },
    feedLinks: { [format]: head.feedUrl },
  });
  for (const post of posts) {
    if (post.published_at === null) continue;
    const url = `${head.pageUrl}/${post.slug}`;
    // Readers take it as HTML in RSS and Atom, and as text in JSON Feed.
    const description = format === "json" ? post.lead : escapeHtml(post.lead);
    feed.addItem({
      id: url,
      link: url,
      title: xmlText(format === "json" ? post.title : escapeHtml(post.title)),
      date: lastChange(post, post.published_at),
      published: new Date(post.published_at),
      description: xmlText(description),
      content: xmlText(articleHtml(post, url)),
      author: [{ name: xmlText(post.author) }],
      category: post.tags.map(({ tag, name }) => ({ name: xmlText(name), term: tag })),
    });
  }
  return ARTICLE_FORMATS[format].write(feed);
}

/** A text can be finished before the day on which it is published. */
export function lastChange({ updated_on }: Pick<BlogPost, "updated_on">, published: string): Date {
  return new Date(Math.max(Date.parse(published), Date.parse(updated_on)));
}

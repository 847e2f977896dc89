import type { BlogPostSummary, BlogTag } from "@jobmap/contract";
import type { BlogPost } from "../models/index.ts";
import { tagsOf } from "../queries/blog.ts";

/** Words that are read in a minute. */
const WORDS_A_MINUTE = 230;

/** A post as lists show it. */
export function presentPostSummary(post: BlogPost): BlogPostSummary {
  return {
    slug: post.slug,
    title: post.title,
    lead: post.lead,
    author: post.author,
    tags: tagsOf(post).map(presentTag),
    published_at: post.publishedAt?.toISOString() ?? null,
    updated_on: post.updatedOn,
    reading_minutes: Math.max(1, Math.ceil(post.words / WORDS_A_MINUTE)),
  };
}

/** "how-it-works" is called "How it works". */
export function presentTag(tag: string): BlogTag {
  const words = tag.replaceAll("-", " ");
  return { tag, name: words.charAt(0).toUpperCase() + words.slice(1) };
}

import { z } from "zod";
import { BlogPost, BlogPostSummary, BlogTag } from "../blog.ts";
import { READ } from "../budgets.ts";
import type { Endpoint } from "../endpoint.ts";
import { Limit, line, Page } from "../values.ts";

/** Lowercase words with hyphens, as in the addresses of articles and tags. */
const Slug = (name: string) =>
  z
    .string()
    .max(120, `${name} can be at most 120 characters.`)
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, `${name} must be lowercase words with hyphens.`);

/** Articles. The specification spells the last path "particuler". */
export const blogEndpoints = {
  "GET blog/list": {
    summary:
      "Published articles, the newest first: all, those with a tag, or those that have all words of a search.",
    audience: "public",
    cost: READ,
    query: z.object({
      /** One tag, lowercase and hyphenated. */
      tags: Slug("tags").optional(),
      search: line("search", 100).default(""),
      page: Page.default(1),
      limit: Limit.default(10),
    }),
    data: z.object({
      items: z.array(BlogPostSummary),
      total: z.int(),
      page: z.int(),
      limit: z.int(),
      /** All tags of published articles, the most used first. */
      tags: z.array(BlogTag.extend({ posts: z.int() })),
    }),
  },
  "GET blog/most-viewed-blogs": {
    summary:
      "Up to five published articles, those that were read most in the last 90 days. Readings are counted once per reader and day, without robots, and nothing is stored of who read.",
    audience: "public",
    cost: READ,
    data: z.object({ items: z.array(BlogPostSummary) }),
  },
  "GET blog/particuler-blog-detail/{slug}": {
    summary:
      "An article. Under an address that it had before it comes with its present `slug`. One that is not published comes only with the token of its preview link.",
    audience: "public",
    cost: READ,
    params: z.object({ slug: Slug("slug") }),
    query: z.object({ preview: line("preview", 100).optional() }),
    data: BlogPost,
    errors: ["not_found"],
  },
} as const satisfies Record<string, Endpoint>;

import { z } from "zod";
import { BlogFigure } from "./blog-figure.ts";

export const BLOG_MARKS = ["strong", "em", "code"] as const;

/** A stretch of text of one kind. Text alone: nothing in it is markup. */
export const BlogRun = z
  .object({
    text: z.string(),
    marks: z.array(z.enum(BLOG_MARKS)),
    /** An `https:` or `mailto:` address, a path of this site, or a fragment. */
    href: z.string().nullable(),
    /** The footnote that it refers to, from 1; its text is then empty. */
    note: z.int().nullable(),
  })
  .meta({ id: "BlogRun" });
export type BlogRun = z.infer<typeof BlogRun>;

const Runs = z.array(BlogRun);

/** A part of an article. The list is closed: articles have neither HTML nor scripts. */
export const BlogBlock = z
  .discriminatedUnion("kind", [
    z.object({
      kind: z.literal("heading"),
      level: z.union([z.literal(2), z.literal(3)]),
      id: z.string(),
      runs: Runs,
    }),
    z.object({ kind: z.literal("paragraph"), runs: Runs }),
    z.object({ kind: z.literal("callout"), runs: Runs }),
    z.object({ kind: z.literal("quote"), runs: Runs }),
    z.object({ kind: z.literal("list"), ordered: z.boolean(), items: z.array(Runs) }),
    z.object({ kind: z.literal("code"), language: z.string(), text: z.string() }),
    z.object({ kind: z.literal("table"), head: z.array(Runs), rows: z.array(z.array(Runs)) }),
    z.object({ kind: z.literal("figure"), figure: BlogFigure }),
  ])
  .meta({ id: "BlogBlock" });
export type BlogBlock = z.infer<typeof BlogBlock>;

/** A tag, lowercase and hyphenated as in addresses, and its name. */
export const BlogTag = z.object({ tag: z.string(), name: z.string() });
export type BlogTag = z.infer<typeof BlogTag>;

/** An article as lists show it. */
export const BlogPostSummary = z
  .object({
    slug: z.string(),
    title: z.string(),
    /** What it says, in a sentence or two. */
    lead: z.string(),
    author: z.string(),
    tags: z.array(BlogTag),
    /** Null for what is not published yet, which only its preview link shows. */
    published_at: z.iso.datetime().nullable(),
    /** The day of the last change to its text. */
    updated_on: z.iso.date(),
    reading_minutes: z.int(),
  })
  .meta({ id: "BlogPostSummary" });
export type BlogPostSummary = z.infer<typeof BlogPostSummary>;

/** A whole article. */
export const BlogPost = BlogPostSummary.extend({
  body: z.array(BlogBlock),
  /** Footnotes, the first is number 1. */
  notes: z.array(Runs),
  words: z.int(),
  related: z.array(BlogPostSummary),
  /** Whether a preview link shows it: it must not be indexed. */
  is_preview: z.boolean(),
}).meta({ id: "BlogPost" });
export type BlogPost = z.infer<typeof BlogPost>;

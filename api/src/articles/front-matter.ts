import { parse } from "yaml";
import { z } from "zod";
import { ArticleError } from "./article.ts";

export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const Tag = z.string().max(60).regex(SLUG, "must be lowercase words with hyphens");

/** What an article says of itself, at its top. */
const FrontMatter = z.strictObject({
  title: z.string().trim().min(3).max(90),
  /** A sentence or two that say what it says. */
  lead: z.string().trim().min(20).max(300),
  author: z.string().trim().min(2).max(100),
  tags: z.array(Tag).min(1).max(6),
  /** When the text was last changed. */
  updated: z.iso.date(),
  /** Only read of articles that come with a release. */
  published: z.iso.date().nullable().default(null),
});

/** @throws ArticleError that names the fields */
export function readFrontMatter(yaml: string): z.infer<typeof FrontMatter> {
  const { data, error } = FrontMatter.safeParse(parsed(yaml));
  if (data) return { ...data, tags: [...new Set(data.tags)] };
  throw new ArticleError(
    error.issues.map(({ path, message }) => `${path.join(".") || "front matter"}: ${message}`).join("\n"),
  );
}

function parsed(yaml: string): unknown {
  try {
    return parse(yaml);
  } catch (error) {
    throw new ArticleError(`front matter: ${error instanceof Error ? error.message : "cannot be read"}`);
  }
}

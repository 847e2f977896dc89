import { timingSafeEqual } from "node:crypto";
import type { BlogBlock, BlogPost as BlogPostReply, BlogRun } from "@jobmap/contract";
import type { Block, Run, Runs } from "../articles/article.ts";
import { readArticle } from "../articles/read-article.ts";
import { notFound } from "../errors/api-error.ts";
import type { BlogPost } from "../models/index.ts";
import { presentPostSummary } from "../presenters/blog-post.ts";
import { findPost, findRelatedPosts } from "../queries/blog.ts";
import { hashToken, isToken } from "../security/tokens.ts";
import type { Services } from "../services.ts";
import { drawFigure } from "./figures/draw-figure.ts";
import { answerCall } from "./figures/facts.ts";

const MAX_RELATED = 3;

/**
 * A post with everything that its page shows. Under a former address it comes with the present one.
 * @param preview the token of a preview link, without which only published posts are shown
 * @throws ApiError `not_found`
 */
export async function showPost(
  services: Services,
  slug: string,
  preview: string | undefined,
): Promise<BlogPostReply> {
  const now = services.now();
  const post = await findPost(slug);
  if (!post) throw notFound("Article not found.");
  const isPublished = post.publishedAt !== null && post.publishedAt <= now;
  if (!isPublished && !mayPreview(post, preview, now)) throw notFound("Article not found.");
  const [article, related] = await Promise.all([
    showArticle(services, post.source),
    findRelatedPosts(post, now, MAX_RELATED),
  ]);
  return {
    ...presentPostSummary(post),
    ...article,
    words: post.words,
    related: related.map(presentPostSummary),
    is_preview: !isPublished,
  };
}

function mayPreview({ previewHash, previewEndsAt }: BlogPost, token: string | undefined, now: Date): boolean {
  if (token === undefined || !isToken(token) || previewHash === null || previewEndsAt === null) return false;
  return previewEndsAt > now && timingSafeEqual(hashToken(token), previewHash);
}

/** The parts of an article, with its numbers and figures as they are now. */
export async function showArticle(
  services: Services,
  source: string,
): Promise<Pick<BlogPostReply, "body" | "notes">> {
  const { blocks, notes } = readArticle(source);
  const body = await Promise.all(blocks.map((block) => showBlock(services, block)));
  return { body, notes: await showAll(services, notes) };
}

async function showBlock(services: Services, block: Block): Promise<BlogBlock> {
  switch (block.kind) {
    case "figure":
      return { kind: "figure", figure: await drawFigure(block.call, services) };
    case "code":
      return { ...block };
    case "list":
      return { ...block, items: await showAll(services, block.items) };
    case "table": {
      const rows = await Promise.all(block.rows.map((row) => showAll(services, row)));
      return { kind: "table", head: await showAll(services, block.head), rows };
    }
    default:
      return { ...block, runs: await showRuns(services, block.runs) };
  }
}

const showAll = (services: Services, all: readonly Runs[]): Promise<BlogRun[][]> =>
  Promise.all(all.map((runs) => showRuns(services, runs)));

const showRuns = (services: Services, runs: Runs): Promise<BlogRun[]> =>
  Promise.all(runs.map((run) => showRun(services, run)));

async function showRun(services: Services, { call, marks, ...run }: Run): Promise<BlogRun> {
  const text = call === null ? run.text : await answerCall(call, services);
  return { ...run, text, marks: [...marks] };
}

import { createHash } from "node:crypto";
import { DAY_MS } from "@jobmap/contract/limits";
import type { Sequelize, Transaction } from "sequelize";
import { type Article, ArticleError } from "../../articles/article.ts";
import { SLUG } from "../../articles/front-matter.ts";
import { readArticle } from "../../articles/read-article.ts";
import { BlogOldSlug, BlogPost, BlogPostTag } from "../../models/index.ts";
import { hashToken, newToken } from "../../security/tokens.ts";

const MAX_SLUG_LENGTH = 120;
const MAX_PREVIEW_DAYS = 90;

/** Stores a text under an address: a new article becomes a draft, one that is there changes. @throws ArticleError */
export function savePost(database: Sequelize, slug: string, source: string): Promise<BlogPost> {
  const article = readArticle(source);
  return database.transaction(async (transaction) => {
    const known = await BlogPost.findOne({ where: { slug }, transaction });
    if (known) return write(known, source, article, transaction);
    await requireFree(slug, transaction);
    const draft = BlogPost.build({ slug, publishedAt: null, ...textsOf(source, article) });
    return write(draft, source, article, transaction);
  });
}

/**
 * Stores an article that comes with a release, published on the day that it names, and changes it with later releases, until an operator has changed
 * its text: then it is theirs. @throws ArticleError
 */
export function shipPost(database: Sequelize, name: string, source: string): Promise<void> {
  const hash = hashOf(source);
  return database.transaction(async (transaction) => {
    const known = await BlogPost.findOne({ where: { shippedAs: name }, transaction });
    if (known?.shippedHash?.equals(hash)) return;
    const article = readArticle(source);
    if (known) {
      if (!known.shippedHash?.equals(hashOf(known.source))) return;
      await write(known.set({ shippedHash: hash }), source, article, transaction);
      return;
    }
    if (await BlogPost.findOne({ where: { slug: name }, transaction })) return;
    await requireFree(name, transaction);
    const publishedAt = article.published === null ? null : new Date(`${article.published}T12:00:00Z`);
    const shipped = { shippedAs: name, shippedHash: hash, publishedAt };
    const post = BlogPost.build({ slug: name, ...textsOf(source, article), ...shipped });
    await write(post, source, article, transaction);
  });
}

/** Publishes an article at a time, which may be in the future. @throws ArticleError */
export async function publishPost(slug: string, publishedAt: Date): Promise<BlogPost> {
  const post = await requirePost(slug);
  return await post.update({ publishedAt, updatedAt: new Date() });
}

/** Makes an article a draft again. @throws ArticleError */
export async function unpublishPost(slug: string): Promise<BlogPost> {
  const post = await requirePost(slug);
  return await post.update({ publishedAt: null, updatedAt: new Date() });
}

/** Gives an article another address; its present one leads there from now on. @throws ArticleError */
export function movePost(database: Sequelize, slug: string, to: string): Promise<BlogPost> {
  return database.transaction(async (transaction) => {
    const post = await requirePost(slug, transaction);
    const own = await BlogOldSlug.findOne({ where: { slug: to, postId: post.id }, transaction });
    if (own) await own.destroy({ transaction });
    await requireFree(to, transaction);
    await BlogOldSlug.create({ slug, postId: post.id }, { transaction });
    return await post.update({ slug: to, updatedAt: new Date() }, { transaction });
  });
}

/**
 * Makes the token of a preview link; the one before stops working.
 * @throws ArticleError
 */
export async function previewPost(slug: string, days: number): Promise<{ token: string; endsAt: Date }> {
  if (!Number.isInteger(days) || days < 1 || days > MAX_PREVIEW_DAYS)
    throw new ArticleError(`--days must be a whole number from 1 to ${MAX_PREVIEW_DAYS}.`);
  const post = await requirePost(slug);
  const token = newToken();
  const endsAt = new Date(Date.now() + days * DAY_MS);
  await post.update({ previewHash: hashToken(token), previewEndsAt: endsAt });
  return { token, endsAt };
}

async function write(
  post: BlogPost,
  source: string,
  article: Article,
  transaction: Transaction,
): Promise<BlogPost> {
  post.set({ ...textsOf(source, article), updatedAt: new Date() });
  await post.save({ transaction });
  await BlogPostTag.destroy({ where: { postId: post.id }, transaction });
  await BlogPostTag.bulkCreate(
    article.tags.map((tag) => ({ postId: post.id, tag })),
    { transaction },
  );
  return post;
}

const textsOf = (source: string, { title, lead, author, words, updated }: Article) => ({
  title,
  lead,
  author,
  words,
  updatedOn: updated,
  source,
});

async function requirePost(slug: string, transaction: Transaction | null = null): Promise<BlogPost> {
  const post = await BlogPost.findOne({ where: { slug }, transaction });
  if (!post) throw new ArticleError(`There is no article "${slug}".`);
  return post;
}

/** `tag` would read as the address of a list. */
async function requireFree(slug: string, transaction: Transaction): Promise<void> {
  if (!SLUG.test(slug) || slug.length > MAX_SLUG_LENGTH || slug === "tag")
    throw new ArticleError(`"${slug}" cannot be an address: use small letters, digits and hyphens.`);
  const where = { slug };
  const taken =
    (await BlogPost.findOne({ where, transaction })) ?? (await BlogOldSlug.findOne({ where, transaction }));
  if (taken) throw new ArticleError(`Another article has, or had, the address "${slug}".`);
}

const hashOf = (source: string): Buffer => createHash("sha256").update(source).digest();

import { DAY_MS } from "@jobmap/contract/limits";
import { Op, QueryTypes, type Sequelize, type WhereOptions } from "sequelize";
import { BlogOldSlug, BlogPost, type BlogPostTag } from "../models/index.ts";
import { contains } from "./contains.ts";

/** The most viewed are those of so many days. */
export const VIEWED_DAYS = 90;
const MAX_WORDS = 8;

const NEWEST: [string, string][] = [
  ["publishedAt", "DESC"],
  ["id", "DESC"],
];

export interface PostsWanted {
  readonly tag?: string | undefined;
  /** Words that a post has all of. */
  readonly search: string;
  readonly page: number;
  readonly limit: number;
}

const isPublic = (now: Date): WhereOptions<BlogPost> => ({ publishedAt: { [Op.lte]: now } });

/** A page of the published posts, the newest first, and how many there are. */
export async function findPosts(
  now: Date,
  { tag, search, page, limit }: PostsWanted,
): Promise<{ total: number; posts: BlogPost[] }> {
  const words = search.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS).map(contains);
  const where: WhereOptions<BlogPost> = {
    [Op.and]: [
      isPublic(now),
      ...words.map((like) => ({
        [Op.or]: [
          { title: { [Op.like]: like } },
          { lead: { [Op.like]: like } },
          { source: { [Op.like]: like } },
        ],
      })),
      ...(tag === undefined ? [] : [{ id: await idsTagged(tag) }]),
    ],
  };
  const [total, posts] = await Promise.all([
    BlogPost.count({ where }),
    BlogPost.findAll({
      where,
      include: "tags",
      attributes: { exclude: ["source"] },
      order: NEWEST,
      offset: (page - 1) * limit,
      limit,
    }),
  ]);
  return { total, posts };
}

async function idsTagged(tag: string): Promise<number[]> {
  const rows = await select<{ id: number }>("SELECT post_id AS id FROM blog_post_tags WHERE tag = ?", [tag]);
  return rows.map(({ id }) => id);
}

/** The address of each published post, and when its page last changed: a text can be finished before the day on which it is published. */
export async function findPostAddresses(now: Date): Promise<{ id: number; slug: string; changedAt: Date }[]> {
  const rows = await select<{ id: number; slug: string; changed: Date }>(
    "SELECT id, slug, GREATEST(published_at, updated_on) AS changed FROM blog_posts WHERE published_at <= ? ORDER BY id",
    [now],
  );
  return rows.map(({ id, slug, changed }) => ({ id, slug, changedAt: new Date(changed) }));
}

/** The tags of published posts, the most used first. */
export function findTags(now: Date): Promise<{ tag: string; posts: number }[]> {
  return select(
    `SELECT t.tag, CAST(COUNT(*) AS UNSIGNED) AS posts FROM blog_post_tags t JOIN blog_posts p ON p.id = t.post_id
     WHERE p.published_at <= ? GROUP BY t.tag ORDER BY posts DESC, t.tag`,
    [now],
  );
}

/** The post at an address, also at one that it had; published or not. */
export async function findPost(slug: string): Promise<BlogPost | null> {
  const post = await BlogPost.findOne({ where: { slug }, include: "tags" });
  if (post) return post;
  const old = await BlogOldSlug.findByPk(slug);
  return old && (await BlogPost.findByPk(old.postId, { include: "tags" }));
}

/** Other published posts that share most tags with a post, the newest first among equals; those without a common tag last. */
export async function findRelatedPosts(post: BlogPost, now: Date, limit: number): Promise<BlogPost[]> {
  const own = new Set(tagsOf(post));
  const others = await BlogPost.findAll({
    where: { [Op.and]: [isPublic(now), { id: { [Op.ne]: post.id } }] },
    include: "tags",
    attributes: { exclude: ["source"] },
    order: NEWEST,
    limit: 100,
  });
  const shared = (other: BlogPost) => tagsOf(other).filter((tag) => own.has(tag)).length;
  return others.toSorted((one, other) => shared(other) - shared(one)).slice(0, limit);
}

/** The published posts that were viewed most lately. */
export async function findMostViewed(now: Date, limit: number): Promise<BlogPost[]> {
  const since = new Date(now.getTime() - VIEWED_DAYS * DAY_MS).toISOString().slice(0, 10);
  const rows = await select<{ id: number }>(
    `SELECT p.id FROM blog_posts p
     JOIN (SELECT post_id, SUM(views) AS views FROM blog_views WHERE day > ? GROUP BY post_id) v ON v.post_id = p.id
     WHERE p.published_at <= ? ORDER BY v.views DESC, p.published_at DESC, p.id DESC LIMIT ?`,
    [since, now, limit],
  );
  const posts = await BlogPost.findAll({
    where: { id: rows.map(({ id }) => id) },
    include: "tags",
    attributes: { exclude: ["source"] },
  });
  return rows.flatMap(({ id }) => posts.find((post) => post.id === id) ?? []);
}

export const tagsOf = ({ tags = [] }: { tags?: readonly BlogPostTag[] }): string[] =>
  tags.map(({ tag }) => tag).toSorted();

function select<Row extends object>(sql: string, replacements: unknown[]): Promise<Row[]> {
  const database: Sequelize | undefined = BlogPost.sequelize;
  if (!database) throw new Error("The models belong to no database yet.");
  return database.query<Row>(sql, { replacements, type: QueryTypes.SELECT });
}

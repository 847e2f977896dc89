/** `npm run blog -- save | publish | unpublish | preview | move | list`: the articles. */
import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { parseArgs } from "node:util";
import type { Sequelize } from "sequelize";
import { ArticleError } from "../src/articles/article.ts";
import { readArticle } from "../src/articles/read-article.ts";
import {
  movePost,
  previewPost,
  publishPost,
  savePost,
  unpublishPost,
} from "../src/commands/blog/save-post.ts";
import { openDatabase } from "../src/database.ts";
import { readDatabaseUrl, readEnv, SettingsError } from "../src/env.ts";
import { BlogPost, defineModels } from "../src/models/index.ts";

const USAGE = `npm run blog -- list                      lists all articles, also drafts
npm run blog -- save FILE [--slug SLUG]   stores an article from a Markdoc file: a new one is a draft
npm run blog -- publish SLUG [--at TIME]  publishes it, now or at a time such as 2026-12-01T09:00Z
npm run blog -- unpublish SLUG            makes it a draft again
npm run blog -- preview SLUG [--days 7]   makes a link that shows it before it is published
npm run blog -- move SLUG NEW-SLUG        changes its address; the present one leads there

SLUG is the end of its address: /blogs/SLUG. Without --slug it is the file's name.`;

const text = { type: "string" } as const;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { slug: text, at: text, days: text },
});

/** How many words each verb takes. */
const verbs: Readonly<
  Record<string, { words: number; run(database: Sequelize, one: string, other: string): Promise<string> }>
> = {
  list: {
    words: 0,
    async run() {
      const posts = await BlogPost.findAll({ order: [["id", "ASC"]] });
      return posts.length === 0 ? "There are no articles." : posts.map(line).join("\n");
    },
  },
  save: {
    words: 1,
    async run(database, file) {
      const source = await readFile(file, "utf8").catch(() => {
        throw new ArticleError(`${file} cannot be read.`);
      });
      return line(await savePost(database, values.slug ?? basename(file).replace(/\.md$/, ""), source));
    },
  },
  publish: { words: 1, run: async (_, slug) => line(await publishPost(slug, timeOf(values.at))) },
  unpublish: { words: 1, run: async (_, slug) => line(await unpublishPost(slug)) },
  preview: {
    words: 1,
    async run(_, slug) {
      const { token, endsAt } = await previewPost(slug, Number(values.days ?? 7));
      return `${readEnv().PUBLIC_URL}/blogs/${slug}?preview=${token}\nIt works until ${endsAt.toISOString()}.`;
    },
  },
  move: { words: 2, run: async (database, slug, to) => line(await movePost(database, slug, to)) },
};

function timeOf(at: string | undefined): Date {
  if (at === undefined) return new Date();
  const time = new Date(at);
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d.*(?:Z|[+-]\d\d:\d\d)$/.test(at) && !Number.isNaN(time.getTime()))
    return time;
  throw new ArticleError(`"${at}" is no time: write it with its zone, such as 2026-12-01T09:00Z.`);
}

function line(post: BlogPost): string {
  return [post.slug.padEnd(36), stateOf(post).padEnd(34), post.title, problemOf(post)]
    .filter(Boolean)
    .join("  ");
}

function stateOf({ publishedAt }: BlogPost): string {
  if (publishedAt === null) return "draft";
  const state = publishedAt > new Date() ? "scheduled" : "published";
  return `${state} ${publishedAt.toISOString()}`;
}

/** Releases may take away a tag that an article has. */
function problemOf({ source }: BlogPost): string {
  try {
    readArticle(source);
    return "";
  } catch (error) {
    return `cannot be read: ${error instanceof Error ? error.message : String(error)}`;
  }
}

async function run(): Promise<void> {
  const [name = "", one = "", other = ""] = positionals;
  const verb = Object.entries(verbs).find(([known]) => known === name)?.[1];
  if (!verb || positionals.length !== verb.words + 1) throw new ArticleError(USAGE);
  const database = openDatabase({ url: readDatabaseUrl(), poolSize: 2 });
  defineModels(database);
  console.log(await verb.run(database, one, other).finally(() => database.close()));
}

await run().catch((error: unknown) => {
  console.error(error instanceof ArticleError || error instanceof SettingsError ? error.message : error);
  process.exitCode = 1;
});

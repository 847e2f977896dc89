import { readdir, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Sequelize } from "sequelize";
import { ArticleError } from "../src/articles/article.ts";
import { shipPost } from "../src/commands/blog/save-post.ts";

/** Articles that come with a release, one file each: its name is their address. */
export const ARTICLES = new URL("../../webapp/content/blog/", import.meta.url);

/** Writes the articles of this release, and their changes. Texts that operators changed stay as they are. @throws ArticleError that names the file */
export async function seedArticles(database: Sequelize): Promise<void> {
  const files = (await readdir(fileURLToPath(ARTICLES))).filter((file) => file.endsWith(".md"));
  for (const file of files.toSorted()) {
    const source = await readFile(new URL(file, ARTICLES), "utf8");
    try {
      await shipPost(database, file.replace(/\.md$/, ""), source);
    } catch (error) {
      if (error instanceof ArticleError) throw new ArticleError(`${file}: ${error.message}`);
      throw error;
    }
  }
}

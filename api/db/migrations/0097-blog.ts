import type { RunSql } from "../migrator.ts";

const ASCII = "CHARACTER SET ascii COLLATE ascii_bin";

/** Articles: their text, tags, former addresses, and how often they were read. */
export async function up(sql: RunSql): Promise<void> {
  await sql(`CREATE TABLE blog_posts (
    id INT UNSIGNED NOT NULL AUTO_INCREMENT,
    slug VARCHAR(120) ${ASCII} NOT NULL,
    title VARCHAR(150) NOT NULL,
    lead VARCHAR(300) NOT NULL,
    author VARCHAR(100) NOT NULL,
    source MEDIUMTEXT NOT NULL COMMENT 'Markdoc, with its front matter',
    words SMALLINT UNSIGNED NOT NULL,
    updated_on DATE NOT NULL COMMENT 'the last change of the text, as its front matter says',
    published_at DATETIME(3) NULL COMMENT 'NULL: a draft; in the future: scheduled',
    preview_hash BINARY(32) NULL COMMENT 'of the token of its preview link',
    preview_ends_at DATETIME(3) NULL,
    shipped_as VARCHAR(120) ${ASCII} NULL COMMENT 'the file that a release brought it with',
    shipped_hash BINARY(32) NULL COMMENT 'of the source that a release brought: another one is an operator''s',
    created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
    updated_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
    PRIMARY KEY (id),
    CONSTRAINT blog_posts_slug_unique UNIQUE (slug),
    CONSTRAINT blog_posts_shipped_unique UNIQUE (shipped_as),
    KEY blog_posts_published (published_at, id)
  ) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`);
  await sql(`CREATE TABLE blog_post_tags (
    post_id INT UNSIGNED NOT NULL,
    tag VARCHAR(60) ${ASCII} NOT NULL,
    PRIMARY KEY (post_id, tag),
    KEY blog_post_tags_tag (tag, post_id),
    CONSTRAINT blog_post_tags_post FOREIGN KEY (post_id) REFERENCES blog_posts (id) ON DELETE CASCADE
  )`);
  await sql(`CREATE TABLE blog_old_slugs (
    slug VARCHAR(120) ${ASCII} NOT NULL,
    post_id INT UNSIGNED NOT NULL,
    PRIMARY KEY (slug),
    CONSTRAINT blog_old_slugs_post FOREIGN KEY (post_id) REFERENCES blog_posts (id) ON DELETE CASCADE
  )`);
  await sql(`CREATE TABLE blog_views (
    post_id INT UNSIGNED NOT NULL,
    day DATE NOT NULL,
    views INT UNSIGNED NOT NULL,
    PRIMARY KEY (day, post_id),
    CONSTRAINT blog_views_post FOREIGN KEY (post_id) REFERENCES blog_posts (id) ON DELETE CASCADE
  )`);
}

export async function down(sql: RunSql): Promise<void> {
  await sql("DROP TABLE blog_views");
  await sql("DROP TABLE blog_old_slugs");
  await sql("DROP TABLE blog_post_tags");
  await sql("DROP TABLE blog_posts");
}

import type { RunSql } from "../migrator.ts";

/** Clicks already counted today, without personal data: keyed hashes, whose key is deleted two days later. */
export async function up(sql: RunSql): Promise<void> {
  await sql(`CREATE TABLE click_people (
    day DATE NOT NULL,
    digest BINARY(16) NOT NULL COMMENT 'of listing, kind of click and person, by the key of the day',
    PRIMARY KEY (day, digest)
  ) CHARACTER SET ascii COLLATE ascii_bin`);
  await sql(`CREATE TABLE click_keys (
    day DATE NOT NULL,
    value BINARY(32) NOT NULL,
    PRIMARY KEY (day)
  ) CHARACTER SET ascii COLLATE ascii_bin`);
}

export async function down(sql: RunSql): Promise<void> {
  await sql("DROP TABLE click_keys");
  await sql("DROP TABLE click_people");
}

import type { RunSql } from "../migrator.ts";

/** What the columns of a feed hold, where somebody has said so. */
export async function up(sql: RunSql): Promise<void> {
  await sql(`ALTER TABLE job_feeds
    ADD COLUMN columns MEDIUMTEXT NULL COMMENT 'JSON: header and field, as somebody chose; null: as they are recognized' AFTER publishes`);
}

export async function down(sql: RunSql): Promise<void> {
  await sql("ALTER TABLE job_feeds DROP COLUMN columns");
}

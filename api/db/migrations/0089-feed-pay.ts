import type { RunSql } from "../migrator.ts";

/** Pay that a feed tells only job by job, as it was told. */
export async function up(sql: RunSql): Promise<void> {
  await sql(`CREATE TABLE feed_pay (
    feed_id INT UNSIGNED NOT NULL,
    source_key VARCHAR(40) NOT NULL COMMENT 'of the job in the feed',
    updated_at VARCHAR(40) NOT NULL COMMENT 'of the job, as the feed says; asked again when it is another',
    pay VARCHAR(500) NOT NULL COMMENT 'JSON: cells by column; empty without pay',
    PRIMARY KEY (feed_id, source_key),
    CONSTRAINT feed_pay_feed_fk FOREIGN KEY (feed_id) REFERENCES job_feeds (id) ON DELETE CASCADE
  ) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`);
  await sql(
    "ALTER TABLE feed_readings ADD COLUMN pay_unasked INT UNSIGNED NOT NULL DEFAULT 0 COMMENT 'jobs whose pay is asked for next time' AFTER published_count",
  );
}

export async function down(sql: RunSql): Promise<void> {
  await sql("ALTER TABLE feed_readings DROP COLUMN pay_unasked");
  await sql("DROP TABLE feed_pay");
}

import type { RunSql } from "../migrator.ts";

/**
 * Separates when a listing was posted from when it became public here. Imports used to write the source's posting date,
 * always noon UTC, into `first_published_at`, and the time of the import if the source gave none.
 */
export async function up(sql: RunSql): Promise<void> {
  await sql(`ALTER TABLE jobs
    ADD COLUMN source_posted_at DATETIME(3) NULL COMMENT 'posting date that the source states; null where it states none'
      AFTER content_hash,
    MODIFY COLUMN first_published_at DATETIME(3) NULL COMMENT 'when it became public here; set once, never moved',
    ADD COLUMN date_posted DATETIME(3) GENERATED ALWAYS AS (IF(source IS NULL, first_published_at, source_posted_at))
      VIRTUAL COMMENT 'null where no posting date is known' AFTER first_published_at`);
  await sql(`UPDATE jobs SET source_posted_at = first_published_at, updated_at = updated_at
    WHERE source IS NOT NULL AND TIME(first_published_at) = '12:00:00.000'`);
  // A source that stated the day of the import looks the same as one that stated none: the next import decides.
  await sql(`UPDATE jobs SET content_hash = NULL, updated_at = updated_at
    WHERE source IS NOT NULL AND source_posted_at IS NULL`);
  await sql(`INSERT INTO job_changes (job_id) SELECT id FROM jobs WHERE source IS NOT NULL`);
}

export async function down(sql: RunSql): Promise<void> {
  await sql("ALTER TABLE jobs DROP COLUMN date_posted, DROP COLUMN source_posted_at");
  await sql(
    "ALTER TABLE jobs MODIFY COLUMN first_published_at DATETIME(3) NULL COMMENT 'set once, never moved'",
  );
}

import type { RunSql } from "../migrator.ts";

/** Changes of pages that search engines are still to be told, and how often each engine may be asked. */
export async function up(sql: RunSql): Promise<void> {
  await sql(`CREATE TABLE search_submissions (
    id INT UNSIGNED NOT NULL AUTO_INCREMENT,
    engine VARCHAR(16) NOT NULL,
    path VARCHAR(190) NOT NULL,
    kind VARCHAR(8) NOT NULL COMMENT 'UPDATED or DELETED: what became of it last',
    changed_at DATETIME(3) NOT NULL,
    revision INT UNSIGNED NOT NULL DEFAULT 1 COMMENT 'grows with each change',
    attempts SMALLINT UNSIGNED NOT NULL DEFAULT 0 COMMENT 'that failed for this page alone',
    next_attempt_at DATETIME(3) NULL,
    claim CHAR(36) CHARACTER SET ascii NULL COMMENT 'names the batch that has it in hand',
    claimed_revision INT UNSIGNED NULL,
    claimed_until DATETIME(3) NULL,
    PRIMARY KEY (id),
    UNIQUE KEY search_submissions_page (engine, path),
    KEY search_submissions_order (engine, kind, changed_at),
    KEY search_submissions_claim (claim)
  ) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`);
  await sql(
    "ALTER TABLE job_pages_progress ADD COLUMN is_first TINYINT(1) NOT NULL DEFAULT 1 COMMENT 'whether nothing was known before'",
  );
  await sql(`CREATE TABLE search_engines (
    engine VARCHAR(16) NOT NULL,
    day DATE NULL COMMENT 'in the time zone that quotas go by',
    used INT UNSIGNED NOT NULL DEFAULT 0 COMMENT 'changes told on that day',
    failures SMALLINT UNSIGNED NOT NULL DEFAULT 0 COMMENT 'in a row',
    paused_until DATETIME(3) NULL,
    last_error VARCHAR(500) NULL,
    told_at DATETIME(3) NULL,
    PRIMARY KEY (engine)
  ) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`);
}

export async function down(sql: RunSql): Promise<void> {
  await sql("ALTER TABLE job_pages_progress DROP COLUMN is_first");
  await sql("DROP TABLE search_engines");
  await sql("DROP TABLE search_submissions");
}

import type { RunSql } from "../migrator.ts";

/** When what the page of each listing shows last changed, for search engines. */
export async function up(sql: RunSql): Promise<void> {
  await sql(`CREATE TABLE job_pages (
    job_id INT UNSIGNED NOT NULL,
    company_id INT UNSIGNED NOT NULL,
    digest BINARY(16) NOT NULL COMMENT 'of all that the page shows; zeros once the listing is not public',
    changed_at DATETIME(3) NOT NULL COMMENT 'when the digest last changed',
    PRIMARY KEY (job_id),
    KEY job_pages_changed (changed_at),
    KEY job_pages_company (company_id, changed_at),
    CONSTRAINT job_pages_job_fk FOREIGN KEY (job_id) REFERENCES jobs (id) ON DELETE CASCADE
  ) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`);
  await sql(`CREATE TABLE job_pages_progress (
    id TINYINT UNSIGNED NOT NULL COMMENT 'always 1',
    filled_to INT UNSIGNED NOT NULL DEFAULT 0 COMMENT 'listings up to this id have been read',
    fill_to INT UNSIGNED NOT NULL DEFAULT 0 COMMENT 'listings up to this id are to be read',
    change_id BIGINT UNSIGNED NOT NULL DEFAULT 0 COMMENT 'rows of job_changes up to this one have been followed',
    PRIMARY KEY (id),
    CONSTRAINT job_pages_progress_is_one CHECK (id = 1)
  ) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`);
}

export async function down(sql: RunSql): Promise<void> {
  await sql("DROP TABLE job_pages_progress");
  await sql("DROP TABLE job_pages");
}

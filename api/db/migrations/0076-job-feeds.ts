import type { RunSql } from "../migrator.ts";

const CHARSET = "DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci";

/** Feeds of employers' jobs elsewhere, their readings, and which listings each has. */
const TABLES = [
  `CREATE TABLE job_feeds (
    id INT UNSIGNED NOT NULL AUTO_INCREMENT,
    company_id INT UNSIGNED NOT NULL,
    account_id INT UNSIGNED NULL,
    name VARCHAR(100) NOT NULL,
    url VARCHAR(2000) NOT NULL,
    url_hash BINARY(32) NOT NULL,
    state ENUM('ACTIVE','PAUSED','HELD') NOT NULL DEFAULT 'ACTIVE',
    interval_hours TINYINT UNSIGNED NOT NULL,
    publishes ENUM('NO','FREE','CREDITS') NOT NULL DEFAULT 'NO',
    accepts_fewer BOOLEAN NOT NULL DEFAULT FALSE COMMENT 'somebody said that having far fewer jobs is right',
    etag VARCHAR(500) NULL,
    last_modified VARCHAR(100) NULL,
    checksum BINARY(32) NULL COMMENT 'of the last complete reading',
    job_count INT UNSIGNED NOT NULL DEFAULT 0 COMMENT 'of the last complete reading',
    next_read_at DATETIME(3) NULL,
    created_at DATETIME(3) NOT NULL,
    PRIMARY KEY (id),
    UNIQUE KEY job_feeds_url_unique (company_id, url_hash),
    KEY job_feeds_due (state, next_read_at),
    CONSTRAINT job_feeds_company_fk FOREIGN KEY (company_id) REFERENCES companies (id) ON DELETE CASCADE,
    CONSTRAINT job_feeds_account_fk FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE SET NULL
  )`,
  `CREATE TABLE feed_readings (
    id INT UNSIGNED NOT NULL AUTO_INCREMENT,
    feed_id INT UNSIGNED NOT NULL,
    outcome ENUM('READING','CHANGED','UNCHANGED','FAILED','HELD') NOT NULL DEFAULT 'READING',
    problem VARCHAR(500) NULL,
    upload_id INT UNSIGNED NULL,
    job_count INT UNSIGNED NOT NULL DEFAULT 0,
    closed_count INT UNSIGNED NOT NULL DEFAULT 0,
    published_count INT UNSIGNED NOT NULL DEFAULT 0,
    started_at DATETIME(3) NOT NULL,
    ended_at DATETIME(3) NULL,
    status ENUM('QUEUED','DONE','FAILED') NOT NULL DEFAULT 'QUEUED' COMMENT 'of the task',
    attempts SMALLINT UNSIGNED NOT NULL DEFAULT 0,
    next_attempt_at DATETIME(3) NULL,
    claimed_until DATETIME(3) NULL,
    last_error VARCHAR(500) NULL,
    finished_at DATETIME(3) NULL COMMENT 'of the task',
    PRIMARY KEY (id),
    KEY feed_readings_due (status, next_attempt_at),
    KEY feed_readings_feed (feed_id, id),
    KEY feed_readings_upload (upload_id),
    CONSTRAINT feed_readings_feed_fk FOREIGN KEY (feed_id) REFERENCES job_feeds (id) ON DELETE CASCADE,
    CONSTRAINT feed_readings_upload_fk FOREIGN KEY (upload_id) REFERENCES bulk_uploads (id) ON DELETE SET NULL
  )`,
  `CREATE TABLE feed_jobs (
    job_id INT UNSIGNED NOT NULL,
    feed_id INT UNSIGNED NOT NULL,
    missed TINYINT UNSIGNED NOT NULL DEFAULT 0 COMMENT 'complete readings in a row that lack it',
    PRIMARY KEY (job_id),
    KEY feed_jobs_feed (feed_id, missed),
    CONSTRAINT feed_jobs_job_fk FOREIGN KEY (job_id) REFERENCES jobs (id) ON DELETE CASCADE,
    CONSTRAINT feed_jobs_feed_fk FOREIGN KEY (feed_id) REFERENCES job_feeds (id) ON DELETE CASCADE
  )`,
];

export async function up(sql: RunSql): Promise<void> {
  for (const table of TABLES) await sql(`${table} ${CHARSET}`);
}

export async function down(sql: RunSql): Promise<void> {
  for (const table of ["feed_jobs", "feed_readings", "job_feeds"]) await sql(`DROP TABLE ${table}`);
}

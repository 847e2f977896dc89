import type { RunSql } from "../migrator.ts";

const CHARSET = "DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci";

/** Candidates' saved jobs in folders, dismissed jobs, recent searches, and reports. */
const TABLES = [
  `CREATE TABLE folders (
    id INT UNSIGNED NOT NULL AUTO_INCREMENT,
    account_id INT UNSIGNED NOT NULL,
    name VARCHAR(60) NOT NULL,
    colour VARCHAR(12) NOT NULL,
    position SMALLINT UNSIGNED NOT NULL,
    created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
    PRIMARY KEY (id),
    CONSTRAINT folders_account_name_unique UNIQUE (account_id, name),
    CONSTRAINT folders_account_fk FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE CASCADE
  )`,
  `CREATE TABLE saved_jobs (
    account_id INT UNSIGNED NOT NULL,
    job_id INT UNSIGNED NOT NULL,
    folder_id INT UNSIGNED NULL,
    note VARCHAR(1000) NOT NULL DEFAULT '',
    saved_at DATETIME(3) NOT NULL,
    PRIMARY KEY (account_id, job_id),
    KEY saved_jobs_latest (account_id, saved_at),
    KEY saved_jobs_job (job_id),
    CONSTRAINT saved_jobs_account_fk FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE CASCADE,
    CONSTRAINT saved_jobs_job_fk FOREIGN KEY (job_id) REFERENCES jobs (id) ON DELETE CASCADE,
    CONSTRAINT saved_jobs_folder_fk FOREIGN KEY (folder_id) REFERENCES folders (id) ON DELETE SET NULL
  )`,
  `CREATE TABLE dismissed_jobs (
    id INT UNSIGNED NOT NULL AUTO_INCREMENT,
    account_id INT UNSIGNED NOT NULL,
    job_id INT UNSIGNED NOT NULL,
    created_at DATETIME(3) NOT NULL,
    PRIMARY KEY (id),
    CONSTRAINT dismissed_jobs_account_job_unique UNIQUE (account_id, job_id),
    CONSTRAINT dismissed_jobs_account_fk FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE CASCADE,
    CONSTRAINT dismissed_jobs_job_fk FOREIGN KEY (job_id) REFERENCES jobs (id) ON DELETE CASCADE
  )`,
  `CREATE TABLE search_history (
    id INT UNSIGNED NOT NULL AUTO_INCREMENT,
    account_id INT UNSIGNED NOT NULL,
    digest BINARY(20) NOT NULL COMMENT 'of keyword and location, so that a repeated search is one row',
    keyword VARCHAR(200) NOT NULL,
    location VARCHAR(200) NOT NULL,
    latitude DOUBLE NULL,
    longitude DOUBLE NULL,
    job_count INT UNSIGNED NOT NULL,
    searched_at DATETIME(3) NOT NULL,
    PRIMARY KEY (id),
    CONSTRAINT search_history_account_digest_unique UNIQUE (account_id, digest),
    KEY search_history_latest (account_id, searched_at),
    CONSTRAINT search_history_account_fk FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE CASCADE
  )`,
  `CREATE TABLE job_reports (
    id INT UNSIGNED NOT NULL AUTO_INCREMENT,
    job_id INT UNSIGNED NOT NULL,
    account_id INT UNSIGNED NOT NULL,
    reason ENUM('SCAM','MISLEADING','EXPIRED','DISCRIMINATORY','WRONG_LOCATION','DUPLICATE','ASKS_MONEY','OTHER') NOT NULL,
    note VARCHAR(2000) NOT NULL DEFAULT '',
    status ENUM('OPEN','IN_REVIEW','UPHELD','DISMISSED') NOT NULL DEFAULT 'OPEN',
    created_at DATETIME(3) NOT NULL,
    PRIMARY KEY (id),
    CONSTRAINT job_reports_job_account_unique UNIQUE (job_id, account_id),
    KEY job_reports_status (status, created_at),
    CONSTRAINT job_reports_job_fk FOREIGN KEY (job_id) REFERENCES jobs (id) ON DELETE CASCADE,
    CONSTRAINT job_reports_account_fk FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE CASCADE
  )`,
];

export async function up(sql: RunSql): Promise<void> {
  for (const table of TABLES) await sql(`${table} ${CHARSET}`);
}

export async function down(sql: RunSql): Promise<void> {
  for (const table of ["job_reports", "search_history", "dismissed_jobs", "saved_jobs", "folders"])
    await sql(`DROP TABLE ${table}`);
}

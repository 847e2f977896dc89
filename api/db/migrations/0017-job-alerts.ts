import type { RunSql } from "../migrator.ts";

const CHARSET = "DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci";

/** Searches that are repeated for candidates, and the found jobs that have not been sent yet. */
const TABLES = [
  `CREATE TABLE job_alerts (
    id INT UNSIGNED NOT NULL AUTO_INCREMENT,
    account_id INT UNSIGNED NOT NULL,
    digest BINARY(20) NOT NULL COMMENT 'of the search, so that the same search is one row',
    name VARCHAR(100) NOT NULL,
    search TEXT NOT NULL COMMENT 'JSON, in its one canonical form',
    frequency ENUM('INSTANT','DAILY','WEEKLY') NOT NULL,
    time_zone VARCHAR(60) NOT NULL COMMENT 'whose morning it is',
    paused BOOLEAN NOT NULL DEFAULT FALSE,
    last_sent_at DATETIME(3) NULL,
    created_at DATETIME(3) NOT NULL,
    PRIMARY KEY (id),
    CONSTRAINT job_alerts_account_digest_unique UNIQUE (account_id, digest),
    CONSTRAINT job_alerts_account_fk FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE CASCADE
  )`,
  `CREATE TABLE fresh_jobs (
    job_id INT UNSIGNED NOT NULL,
    PRIMARY KEY (job_id)
  ) COMMENT 'first published, in the transaction of the publication, and not held against the alerts yet'`,
  `CREATE TABLE job_alert_matches (
    alert_id INT UNSIGNED NOT NULL,
    job_id INT UNSIGNED NOT NULL,
    due_at DATETIME(3) NOT NULL COMMENT 'not mailed before then; mailed ones are gone',
    PRIMARY KEY (alert_id, job_id),
    KEY job_alert_matches_due (due_at),
    KEY job_alert_matches_job (job_id),
    CONSTRAINT job_alert_matches_alert_fk FOREIGN KEY (alert_id) REFERENCES job_alerts (id) ON DELETE CASCADE,
    CONSTRAINT job_alert_matches_job_fk FOREIGN KEY (job_id) REFERENCES jobs (id) ON DELETE CASCADE
  )`,
];

export async function up(sql: RunSql): Promise<void> {
  for (const table of TABLES) await sql(table.replace(/\)( COMMENT '[^']*')?$/, `) ${CHARSET}$1`));
}

export async function down(sql: RunSql): Promise<void> {
  for (const table of ["job_alert_matches", "fresh_jobs", "job_alerts"]) await sql(`DROP TABLE ${table}`);
}

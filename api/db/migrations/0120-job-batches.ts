import type { RunSql } from "../migrator.ts";

const CHARSET = "DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci";

/** Changes of many listings at once: what is to happen, what became of each listing, and the work on them. */
const TABLES = [
  `CREATE TABLE job_batches (
    id INT UNSIGNED NOT NULL AUTO_INCREMENT,
    company_id INT UNSIGNED NOT NULL,
    account_id INT UNSIGNED NULL,
    request_key CHAR(36) NOT NULL COMMENT 'made by the page once, so that a repeated request changes nothing again',
    \`change\` MEDIUMTEXT NOT NULL COMMENT 'JSON',
    starts_at DATETIME(3) NOT NULL COMMENT 'what cannot be taken back waits, so that it can be stopped',
    undone_at DATETIME(3) NULL,
    created_at DATETIME(3) NOT NULL,
    PRIMARY KEY (id),
    CONSTRAINT job_batches_request_key_unique UNIQUE (company_id, request_key),
    KEY job_batches_created (created_at),
    CONSTRAINT job_batches_company_fk FOREIGN KEY (company_id) REFERENCES companies (id) ON DELETE CASCADE,
    CONSTRAINT job_batches_account_fk FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE SET NULL
  )`,
  `CREATE TABLE job_batch_rows (
    batch_id INT UNSIGNED NOT NULL,
    n INT UNSIGNED NOT NULL COMMENT 'in the order of the list',
    job_id INT UNSIGNED NOT NULL,
    state ENUM('WAITING','DONE','SAME','REFUSED','UNDONE','KEPT') NOT NULL DEFAULT 'WAITING',
    message VARCHAR(500) NULL COMMENT 'why it was refused, or could not be taken back',
    \`before\` MEDIUMTEXT NULL COMMENT 'JSON: what it takes to take it back',
    PRIMARY KEY (batch_id, n),
    KEY job_batch_rows_state (batch_id, state, n),
    CONSTRAINT job_batch_rows_batch_fk FOREIGN KEY (batch_id) REFERENCES job_batches (id) ON DELETE CASCADE,
    CONSTRAINT job_batch_rows_job_fk FOREIGN KEY (job_id) REFERENCES jobs (id) ON DELETE CASCADE
  )`,
  `CREATE TABLE job_batch_tasks (
    id INT UNSIGNED NOT NULL AUTO_INCREMENT,
    batch_id INT UNSIGNED NOT NULL,
    status ENUM('QUEUED','DONE','FAILED') NOT NULL DEFAULT 'QUEUED',
    attempts SMALLINT UNSIGNED NOT NULL DEFAULT 0,
    next_attempt_at DATETIME(3) NULL,
    claimed_until DATETIME(3) NULL,
    last_error VARCHAR(500) NULL,
    finished_at DATETIME(3) NULL,
    PRIMARY KEY (id),
    KEY job_batch_tasks_due (status, next_attempt_at),
    CONSTRAINT job_batch_tasks_batch_fk FOREIGN KEY (batch_id) REFERENCES job_batches (id) ON DELETE CASCADE
  )`,
];

export async function up(sql: RunSql): Promise<void> {
  for (const table of TABLES) await sql(`${table} ${CHARSET}`);
}

export async function down(sql: RunSql): Promise<void> {
  for (const table of ["job_batch_tasks", "job_batch_rows", "job_batches"]) await sql(`DROP TABLE ${table}`);
}

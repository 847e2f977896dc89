import type { RunSql } from "../migrator.ts";

const CHARSET = "DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci";

/** Files of jobs that employers upload: their rows, what became of each, and the work on them. */
const TABLES = [
  `CREATE TABLE bulk_uploads (
    id INT UNSIGNED NOT NULL AUTO_INCREMENT,
    company_id INT UNSIGNED NOT NULL,
    account_id INT UNSIGNED NULL,
    file_name VARCHAR(200) NOT NULL,
    checksum BINARY(32) NOT NULL,
    state ENUM('UPLOADED','VALIDATING','READY','PROCESSING','SUCCEEDED','PARTIAL','FAILED','CANCELLED') NOT NULL DEFAULT 'UPLOADED',
    sheets MEDIUMTEXT NOT NULL COMMENT 'JSON',
    sheet SMALLINT UNSIGNED NOT NULL DEFAULT 0,
    header_row INT UNSIGNED NULL,
    columns MEDIUMTEXT NOT NULL COMMENT 'JSON: header, field and how it was found, by position',
    date_orders TEXT NOT NULL COMMENT 'JSON: field to order of day and month, decided once for the file',
    row_count INT UNSIGNED NOT NULL DEFAULT 0,
    faulty_count INT UNSIGNED NOT NULL DEFAULT 0,
    created_count INT UNSIGNED NOT NULL DEFAULT 0,
    changed_count INT UNSIGNED NOT NULL DEFAULT 0,
    same_count INT UNSIGNED NOT NULL DEFAULT 0,
    refused_count INT UNSIGNED NOT NULL DEFAULT 0,
    problem VARCHAR(500) NULL,
    created_at DATETIME(3) NOT NULL,
    finished_at DATETIME(3) NULL,
    PRIMARY KEY (id),
    KEY bulk_uploads_company (company_id, id),
    CONSTRAINT bulk_uploads_company_fk FOREIGN KEY (company_id) REFERENCES companies (id) ON DELETE CASCADE,
    CONSTRAINT bulk_uploads_account_fk FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE SET NULL
  )`,
  `CREATE TABLE bulk_rows (
    upload_id INT UNSIGNED NOT NULL,
    sheet SMALLINT UNSIGNED NOT NULL,
    n INT UNSIGNED NOT NULL COMMENT 'as in a spreadsheet',
    raw MEDIUMTEXT NOT NULL COMMENT 'JSON: the cells, as edited',
    checked BOOLEAN NOT NULL DEFAULT FALSE,
    errors MEDIUMTEXT NULL COMMENT 'JSON',
    has_errors BOOLEAN NOT NULL DEFAULT FALSE,
    identity BINARY(20) NULL COMMENT 'of the requisition, else of what the row says',
    has_id BOOLEAN NOT NULL DEFAULT FALSE COMMENT 'the identity is a requisition',
    requisition_id VARCHAR(75) NULL,
    hash BINARY(20) NULL COMMENT 'of everything that the row says',
    whole BINARY(20) NULL COMMENT 'of all cells',
    job_key BINARY(20) NULL COMMENT 'the identity, numbered where rows share it',
    duplicate_of INT UNSIGNED NULL,
    is_faulty BOOLEAN GENERATED ALWAYS AS (has_errors OR duplicate_of IS NOT NULL) STORED,
    outcome ENUM('CREATED','CHANGED','SAME','REFUSED') NULL,
    job_id INT UNSIGNED NULL,
    PRIMARY KEY (upload_id, sheet, n),
    KEY bulk_rows_faulty (upload_id, sheet, is_faulty, n),
    KEY bulk_rows_checked (upload_id, sheet, checked, n),
    KEY bulk_rows_outcome (upload_id, sheet, outcome, n),
    KEY bulk_rows_job (job_id),
    CONSTRAINT bulk_rows_upload_fk FOREIGN KEY (upload_id) REFERENCES bulk_uploads (id) ON DELETE CASCADE,
    CONSTRAINT bulk_rows_job_fk FOREIGN KEY (job_id) REFERENCES jobs (id) ON DELETE SET NULL
  )`,
  `CREATE TABLE bulk_edits (
    id INT UNSIGNED NOT NULL AUTO_INCREMENT,
    upload_id INT UNSIGNED NOT NULL,
    cells LONGTEXT NOT NULL COMMENT 'JSON: row, column and the text before',
    PRIMARY KEY (id),
    KEY bulk_edits_upload (upload_id, id),
    CONSTRAINT bulk_edits_upload_fk FOREIGN KEY (upload_id) REFERENCES bulk_uploads (id) ON DELETE CASCADE
  )`,
  `CREATE TABLE bulk_columns (
    company_id INT UNSIGNED NOT NULL,
    header VARCHAR(120) NOT NULL,
    field VARCHAR(60) NULL,
    PRIMARY KEY (company_id, header),
    CONSTRAINT bulk_columns_company_fk FOREIGN KEY (company_id) REFERENCES companies (id) ON DELETE CASCADE
  )`,
  `CREATE TABLE bulk_tasks (
    id INT UNSIGNED NOT NULL AUTO_INCREMENT,
    upload_id INT UNSIGNED NOT NULL,
    status ENUM('QUEUED','DONE','FAILED') NOT NULL DEFAULT 'QUEUED',
    attempts SMALLINT UNSIGNED NOT NULL DEFAULT 0,
    next_attempt_at DATETIME(3) NULL,
    claimed_until DATETIME(3) NULL,
    last_error VARCHAR(500) NULL,
    finished_at DATETIME(3) NULL,
    PRIMARY KEY (id),
    KEY bulk_tasks_due (status, next_attempt_at),
    KEY bulk_tasks_upload (upload_id),
    CONSTRAINT bulk_tasks_upload_fk FOREIGN KEY (upload_id) REFERENCES bulk_uploads (id) ON DELETE CASCADE
  )`,
  `CREATE TABLE bulk_events (
    id INT UNSIGNED NOT NULL AUTO_INCREMENT,
    upload_id INT UNSIGNED NOT NULL,
    company_id INT UNSIGNED NOT NULL,
    state VARCHAR(20) NOT NULL,
    created_at DATETIME(3) NOT NULL,
    PRIMARY KEY (id),
    KEY bulk_events_upload (upload_id),
    CONSTRAINT bulk_events_company_fk FOREIGN KEY (company_id) REFERENCES companies (id) ON DELETE CASCADE
  )`,
];

export async function up(sql: RunSql): Promise<void> {
  for (const table of TABLES) await sql(`${table} ${CHARSET}`);
  await sql(`ALTER TABLE jobs
    ADD COLUMN upload_key BINARY(20) NULL COMMENT 'finds the listing again when its file is uploaded again' AFTER source_key,
    ADD CONSTRAINT jobs_upload_key_unique UNIQUE (company_id, upload_key)`);
}

export async function down(sql: RunSql): Promise<void> {
  await sql("ALTER TABLE jobs DROP INDEX jobs_upload_key_unique, DROP COLUMN upload_key");
  for (const table of [
    "bulk_events",
    "bulk_tasks",
    "bulk_columns",
    "bulk_edits",
    "bulk_rows",
    "bulk_uploads",
  ])
    await sql(`DROP TABLE ${table}`);
}

import type { RunSql } from "../migrator.ts";

const CHARSET = "DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci";
const STATUS =
  "ENUM('APPLIED','VIEWED','SHORTLISTED','INTERVIEW','OFFER','HIRED','REJECTED','WITHDRAWN','JOB_CLOSED')";

/** Applications with their history and notes, and the message templates of employers. */
const TABLES = [
  `CREATE TABLE applications (
    id INT UNSIGNED NOT NULL AUTO_INCREMENT,
    job_id INT UNSIGNED NOT NULL,
    candidate_id INT UNSIGNED NOT NULL,
    status ${STATUS} NOT NULL DEFAULT 'APPLIED',
    first_name VARCHAR(100) NOT NULL,
    last_name VARCHAR(100) NOT NULL,
    email VARCHAR(254) NOT NULL,
    phone VARCHAR(40) NOT NULL DEFAULT '',
    cover_note TEXT NOT NULL,
    answers JSON NOT NULL COMMENT 'with their questions as they were',
    knockouts TINYINT UNSIGNED NOT NULL DEFAULT 0 COMMENT 'answers the employer asked to be told of',
    resume_file_id INT UNSIGNED NULL,
    source VARCHAR(40) NOT NULL DEFAULT 'web',
    attribution JSON NULL COMMENT 'how the candidate came to the listing; see job_click_attributions',
    rating TINYINT UNSIGNED NULL,
    reject_reason VARCHAR(250) NULL,
    viewed_at DATETIME(3) NULL,
    rejected_at DATETIME(3) NULL,
    hidden_at DATETIME(3) NULL COMMENT 'taken off the candidate''s own list',
    created_at DATETIME(3) NOT NULL,
    updated_at DATETIME(3) NOT NULL,
    PRIMARY KEY (id),
    CONSTRAINT applications_job_candidate_unique UNIQUE (job_id, candidate_id),
    KEY applications_candidate (candidate_id, created_at),
    KEY applications_job_status (job_id, status, created_at),
    CONSTRAINT applications_rating_range CHECK (rating IS NULL OR rating BETWEEN 1 AND 5),
    CONSTRAINT applications_job_fk FOREIGN KEY (job_id) REFERENCES jobs (id),
    CONSTRAINT applications_candidate_fk FOREIGN KEY (candidate_id) REFERENCES accounts (id) ON DELETE CASCADE,
    CONSTRAINT applications_resume_fk FOREIGN KEY (resume_file_id) REFERENCES files (id) ON DELETE SET NULL
  )`,
  `CREATE TABLE application_events (
    id INT UNSIGNED NOT NULL AUTO_INCREMENT,
    application_id INT UNSIGNED NOT NULL,
    actor ENUM('candidate','employer','moderator','system') NOT NULL,
    account_id INT UNSIGNED NULL,
    from_status ${STATUS} NULL,
    to_status ${STATUS} NOT NULL,
    message TEXT NULL COMMENT 'what the candidate was told with it',
    created_at DATETIME(3) NOT NULL,
    PRIMARY KEY (id),
    KEY application_events_application (application_id, id),
    CONSTRAINT application_events_application_fk FOREIGN KEY (application_id) REFERENCES applications (id) ON DELETE CASCADE,
    CONSTRAINT application_events_account_fk FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE SET NULL
  )`,
  `CREATE TABLE application_notes (
    id INT UNSIGNED NOT NULL AUTO_INCREMENT,
    application_id INT UNSIGNED NOT NULL,
    account_id INT UNSIGNED NULL,
    text TEXT NOT NULL,
    created_at DATETIME(3) NOT NULL,
    PRIMARY KEY (id),
    KEY application_notes_application (application_id, id),
    CONSTRAINT application_notes_application_fk FOREIGN KEY (application_id) REFERENCES applications (id) ON DELETE CASCADE,
    CONSTRAINT application_notes_account_fk FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE SET NULL
  )`,
  `CREATE TABLE reply_templates (
    id INT UNSIGNED NOT NULL AUTO_INCREMENT,
    company_id INT UNSIGNED NOT NULL,
    name VARCHAR(80) NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (id),
    CONSTRAINT reply_templates_company_name_unique UNIQUE (company_id, name),
    CONSTRAINT reply_templates_company_fk FOREIGN KEY (company_id) REFERENCES companies (id) ON DELETE CASCADE
  )`,
];

export async function up(sql: RunSql): Promise<void> {
  for (const table of TABLES) await sql(`${table} ${CHARSET}`);
}

export async function down(sql: RunSql): Promise<void> {
  for (const table of ["reply_templates", "application_notes", "application_events", "applications"])
    await sql(`DROP TABLE ${table}`);
}

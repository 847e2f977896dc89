import type { RunSql } from "../migrator.ts";

const CHARSET = "DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci";

/** Additions to listings by employers: authors, questions, and the history of states. */
const TABLES = [
  `CREATE TABLE job_questions (
    id INT UNSIGNED NOT NULL AUTO_INCREMENT,
    job_id INT UNSIGNED NOT NULL,
    position TINYINT UNSIGNED NOT NULL,
    text VARCHAR(1000) NOT NULL,
    type ENUM('SINGLE_LINE_TEXT','MULTI_LINE_TEXT','BOOLEAN','SINGLE_SELECT','MULTI_SELECT','NUMERIC','DATE','FILE') NOT NULL,
    required BOOLEAN NOT NULL DEFAULT FALSE,
    options JSON NULL,
    knockout JSON NULL COMMENT 'answers that the employer wants to be told of',
    PRIMARY KEY (id),
    CONSTRAINT job_questions_job_position_unique UNIQUE (job_id, position),
    CONSTRAINT job_questions_job_fk FOREIGN KEY (job_id) REFERENCES jobs (id) ON DELETE CASCADE
  )`,
  `CREATE TABLE job_events (
    id INT UNSIGNED NOT NULL AUTO_INCREMENT,
    job_id INT UNSIGNED NOT NULL,
    actor ENUM('candidate','employer','moderator','system') NOT NULL,
    account_id INT UNSIGNED NULL,
    action VARCHAR(40) NOT NULL,
    from_status VARCHAR(20) NOT NULL,
    to_status VARCHAR(20) NOT NULL,
    reason VARCHAR(250) NULL,
    created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
    PRIMARY KEY (id),
    KEY job_events_job (job_id, id),
    CONSTRAINT job_events_job_fk FOREIGN KEY (job_id) REFERENCES jobs (id) ON DELETE CASCADE,
    CONSTRAINT job_events_account_fk FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE SET NULL
  )`,
];

export async function up(sql: RunSql): Promise<void> {
  await sql(`ALTER TABLE jobs
    ADD COLUMN created_by INT UNSIGNED NULL AFTER company_id,
    ADD COLUMN request_key CHAR(36) NULL COMMENT 'made by the form once: a repeated press makes one draft' AFTER created_by,
    ADD COLUMN positions_filled SMALLINT UNSIGNED NOT NULL DEFAULT 0 AFTER openings,
    ADD COLUMN confirm_asked_at DATETIME(3) NULL COMMENT 'when the employer was asked whether it is still open' AFTER last_confirmed_at,
    ADD CONSTRAINT jobs_request_key_unique UNIQUE (company_id, request_key),
    ADD CONSTRAINT jobs_created_by_fk FOREIGN KEY (created_by) REFERENCES accounts (id) ON DELETE SET NULL`);
  for (const table of TABLES) await sql(`${table} ${CHARSET}`);
}

export async function down(sql: RunSql): Promise<void> {
  for (const table of ["job_events", "job_questions"]) await sql(`DROP TABLE ${table}`);
  await sql("ALTER TABLE jobs DROP FOREIGN KEY jobs_created_by_fk");
  await sql(`ALTER TABLE jobs
    DROP INDEX jobs_request_key_unique, DROP INDEX jobs_created_by_fk, DROP COLUMN created_by, DROP COLUMN request_key,
    DROP COLUMN positions_filled, DROP COLUMN confirm_asked_at`);
}

import type { RunSql } from "../migrator.ts";

/**
 * Moves of any number of applications: what they have come to, and when the next of it is due. Until the candidates are told, a move
 * can be undone; its steps in the history say so. And lists of applicants under a name.
 */
export async function up(sql: RunSql): Promise<void> {
  await sql(
    `CREATE TABLE application_moves (
      id INT UNSIGNED NOT NULL AUTO_INCREMENT,
      company_id INT UNSIGNED NOT NULL,
      account_id INT UNSIGNED NULL,
      move_key CHAR(36) NOT NULL COMMENT 'made by the page: a move that is sent twice is one',
      action VARCHAR(12) NOT NULL,
      reason VARCHAR(250) NULL,
      message TEXT NULL,
      application_ids JSON NOT NULL COMMENT 'ascending, as they were chosen when it began',
      state ENUM('MOVING','HELD','TELLING','DONE','UNDOING','UNDONE') NOT NULL,
      handled INT UNSIGNED NOT NULL DEFAULT 0 COMMENT 'of them in this state',
      moved INT UNSIGNED NOT NULL DEFAULT 0,
      refused INT UNSIGNED NOT NULL DEFAULT 0,
      openings_filled JSON NULL COMMENT 'by listing, how many this has filled',
      due_at DATETIME(3) NULL COMMENT 'null when nothing more is to be done',
      created_at DATETIME(3) NOT NULL,
      PRIMARY KEY (id),
      CONSTRAINT application_moves_key_unique UNIQUE (company_id, move_key),
      KEY application_moves_due (due_at),
      CONSTRAINT application_moves_company_fk FOREIGN KEY (company_id) REFERENCES companies (id) ON DELETE CASCADE,
      CONSTRAINT application_moves_account_fk FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE SET NULL
    ) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`,
  );
  await sql(
    `CREATE TABLE applicant_views (
      id INT UNSIGNED NOT NULL AUTO_INCREMENT,
      account_id INT UNSIGNED NOT NULL,
      name VARCHAR(80) NOT NULL,
      query VARCHAR(1000) NOT NULL COMMENT 'the address of the list after the question mark',
      PRIMARY KEY (id),
      CONSTRAINT applicant_views_name_unique UNIQUE (account_id, name),
      CONSTRAINT applicant_views_account_fk FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE CASCADE
    ) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`,
  );
  await sql(
    `ALTER TABLE application_events
      ADD COLUMN move_id INT UNSIGNED NULL,
      ADD COLUMN telling ENUM('SHOWN','HELD','UNDONE') NOT NULL DEFAULT 'SHOWN' COMMENT 'candidates see what is shown',
      ADD CONSTRAINT application_events_move_fk FOREIGN KEY (move_id) REFERENCES application_moves (id) ON DELETE SET NULL`,
  );
}

export async function down(sql: RunSql): Promise<void> {
  await sql(
    `ALTER TABLE application_events DROP FOREIGN KEY application_events_move_fk,
      DROP COLUMN move_id, DROP COLUMN telling`,
  );
  await sql("DROP TABLE applicant_views");
  await sql("DROP TABLE application_moves");
}

import type { RunSql } from "../migrator.ts";

/** Feedback messages with their screenshots. */
const TABLES = [
  `CREATE TABLE feedback (
    id INT UNSIGNED NOT NULL AUTO_INCREMENT,
    account_id INT UNSIGNED NULL COMMENT 'NULL: a visitor''s, or of an account that was erased',
    message TEXT NOT NULL,
    email VARCHAR(254) NULL COMMENT 'of somebody who agrees to be contacted',
    created_at DATETIME(3) NOT NULL,
    PRIMARY KEY (id),
    CONSTRAINT feedback_account_fk FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE SET NULL,
    KEY feedback_created_at (created_at)
  ) CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`,
  `CREATE TABLE feedback_files (
    feedback_id INT UNSIGNED NOT NULL,
    file_id INT UNSIGNED NOT NULL,
    PRIMARY KEY (feedback_id, file_id),
    CONSTRAINT feedback_files_file_unique UNIQUE (file_id),
    CONSTRAINT feedback_files_feedback_fk FOREIGN KEY (feedback_id) REFERENCES feedback (id) ON DELETE CASCADE,
    CONSTRAINT feedback_files_file_fk FOREIGN KEY (file_id) REFERENCES files (id) ON DELETE CASCADE
  ) CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`,
];

export async function up(sql: RunSql): Promise<void> {
  for (const table of TABLES) await sql(table);
}

export async function down(sql: RunSql): Promise<void> {
  await sql("DROP TABLE feedback_files");
  await sql("DROP TABLE feedback");
}

import type { RunSql } from "../migrator.ts";

/** What was read from a candidate's file, until they have looked through it. */
export async function up(sql: RunSql): Promise<void> {
  await sql(`CREATE TABLE resume_drafts (
    account_id INT UNSIGNED NOT NULL,
    file_name VARCHAR(200) NOT NULL,
    reading JSON NOT NULL COMMENT 'ResumeReading of the contract',
    created_at DATETIME(3) NOT NULL,
    PRIMARY KEY (account_id),
    CONSTRAINT resume_drafts_account_fk FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE CASCADE
  ) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`);
}

export async function down(sql: RunSql): Promise<void> {
  await sql("DROP TABLE resume_drafts");
}

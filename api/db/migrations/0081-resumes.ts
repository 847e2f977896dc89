import type { RunSql } from "../migrator.ts";

/** Resumes of candidates: what each takes from the profile, and how it looks. */
export async function up(sql: RunSql): Promise<void> {
  await sql(`CREATE TABLE resumes (
    id INT UNSIGNED NOT NULL AUTO_INCREMENT,
    account_id INT UNSIGNED NOT NULL,
    name VARCHAR(100) NOT NULL,
    template VARCHAR(20) NOT NULL,
    paper ENUM('letter','a4') NOT NULL,
    content JSON NOT NULL COMMENT 'ResumeContent of the contract',
    created_at DATETIME(3) NOT NULL,
    updated_at DATETIME(3) NOT NULL,
    PRIMARY KEY (id),
    KEY resumes_account (account_id, updated_at),
    CONSTRAINT resumes_account_fk FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE CASCADE
  ) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`);
}

export async function down(sql: RunSql): Promise<void> {
  await sql("DROP TABLE resumes");
}

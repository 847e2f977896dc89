import type { RunSql } from "../migrator.ts";

/** The files in the file store, and their owners. */
export async function up(sql: RunSql): Promise<void> {
  await sql(`CREATE TABLE files (
    id INT UNSIGNED NOT NULL AUTO_INCREMENT,
    name VARCHAR(60) CHARACTER SET ascii COLLATE ascii_bin NOT NULL COMMENT 'in the store; given by us',
    type VARCHAR(60) NOT NULL COMMENT 'by its content',
    bytes INT UNSIGNED NOT NULL,
    account_id INT UNSIGNED NULL COMMENT 'NULL: a visitor''s, or of an account that was erased',
    status ENUM('PENDING','KEPT','DOOMED') NOT NULL DEFAULT 'PENDING'
      COMMENT 'PENDING until what refers to it is committed; DOOMED files are removed from the store and then from here',
    created_at DATETIME(3) NOT NULL,
    PRIMARY KEY (id),
    CONSTRAINT files_name_unique UNIQUE (name),
    CONSTRAINT files_account_fk FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE SET NULL,
    KEY files_status (status, created_at)
  ) CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`);
}

export async function down(sql: RunSql): Promise<void> {
  await sql("DROP TABLE files");
}

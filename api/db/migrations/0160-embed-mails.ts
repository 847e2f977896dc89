import type { RunSql } from "../migrator.ts";

/** The embed code that employers had mailed to whoever runs their site: who, where to and when. */
export async function up(sql: RunSql): Promise<void> {
  await sql(`CREATE TABLE embed_mails (
    id INT UNSIGNED NOT NULL AUTO_INCREMENT,
    company_id INT UNSIGNED NOT NULL,
    account_id INT UNSIGNED NULL COMMENT 'NULL: the account is gone',
    recipient VARCHAR(254) NOT NULL,
    platform VARCHAR(20) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    note VARCHAR(300) NOT NULL,
    created_at DATETIME(3) NOT NULL,
    PRIMARY KEY (id),
    KEY embed_mails_company (company_id, id),
    KEY embed_mails_created (created_at),
    CONSTRAINT embed_mails_company_fk FOREIGN KEY (company_id) REFERENCES companies (id) ON DELETE CASCADE,
    CONSTRAINT embed_mails_account_fk FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE SET NULL
  ) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`);
}

export async function down(sql: RunSql): Promise<void> {
  await sql("DROP TABLE embed_mails");
}

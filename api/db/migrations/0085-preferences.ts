import type { RunSql } from "../migrator.ts";

const CHARSET = "DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci";

/** What candidates wish for, and how employers describe their ways of working. */
const TABLES = [
  `CREATE TABLE job_preferences (
    account_id INT UNSIGNED NOT NULL,
    is_on BOOLEAN NOT NULL DEFAULT TRUE,
    culture JSON NOT NULL,
    wishes JSON NOT NULL,
    updated_at DATETIME(3) NOT NULL,
    PRIMARY KEY (account_id),
    CONSTRAINT job_preferences_account_fk FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE CASCADE
  )`,
  `CREATE TABLE company_cultures (
    company_id INT UNSIGNED NOT NULL,
    account_id INT UNSIGNED NULL COMMENT 'who answered for the company',
    culture JSON NOT NULL,
    answered_at DATETIME(3) NOT NULL,
    PRIMARY KEY (company_id),
    CONSTRAINT company_cultures_company_fk FOREIGN KEY (company_id) REFERENCES companies (id) ON DELETE CASCADE,
    CONSTRAINT company_cultures_account_fk FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE SET NULL
  )`,
];

export async function up(sql: RunSql): Promise<void> {
  for (const table of TABLES) await sql(`${table} ${CHARSET}`);
}

export async function down(sql: RunSql): Promise<void> {
  for (const table of ["company_cultures", "job_preferences"]) await sql(`DROP TABLE ${table}`);
}

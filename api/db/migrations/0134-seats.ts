import type { RunSql } from "../migrator.ts";

/** Several accounts act for one company, one of them as its owner. Accounts from before own their company. */
export async function up(sql: RunSql): Promise<void> {
  await sql(`ALTER TABLE accounts
    ADD COLUMN seat ENUM('viewer','reviewer','recruiter','owner') NOT NULL DEFAULT 'owner' COMMENT 'in the team of the company' AFTER company_id,
    ADD COLUMN owns TINYINT GENERATED ALWAYS AS (IF(seat = 'owner', 1, NULL)) STORED COMMENT 'so that a company has one owner',
    ADD KEY accounts_company (company_id)`);
  await sql(`ALTER TABLE accounts DROP INDEX accounts_company_unique,
    ADD CONSTRAINT accounts_owner_unique UNIQUE (company_id, owns)`);
}

/** Colleagues of an owner keep their accounts, without a company. */
export async function down(sql: RunSql): Promise<void> {
  await sql("UPDATE accounts SET company_id = NULL WHERE seat <> 'owner'");
  await sql(`ALTER TABLE accounts ADD CONSTRAINT accounts_company_unique UNIQUE (company_id),
    DROP INDEX accounts_owner_unique`);
  await sql("ALTER TABLE accounts DROP INDEX accounts_company, DROP COLUMN owns, DROP COLUMN seat");
}

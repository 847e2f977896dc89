import type { RunSql } from "../migrator.ts";

/** The text with which a company turns applicants down, unless it writes another one. */
export async function up(sql: RunSql): Promise<void> {
  await sql(`ALTER TABLE reply_templates
    ADD COLUMN default_rejection TINYINT UNSIGNED NULL COMMENT '1 for the one of a company, else NULL',
    ADD CONSTRAINT reply_templates_default_rejection_unique UNIQUE (company_id, default_rejection)`);
}

export async function down(sql: RunSql): Promise<void> {
  // The index that the foreign key of the company needs is left to the other unique one.
  await sql(
    "ALTER TABLE reply_templates DROP INDEX reply_templates_default_rejection_unique, DROP COLUMN default_rejection",
  );
}

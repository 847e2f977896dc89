import type { RunSql } from "../migrator.ts";

/** So that a resume open in two windows is not overwritten by the one that saves last. */
export async function up(sql: RunSql): Promise<void> {
  await sql(
    "ALTER TABLE resumes ADD COLUMN version INT UNSIGNED NOT NULL DEFAULT 0 COMMENT 'grows with every change' AFTER account_id",
  );
}

export async function down(sql: RunSql): Promise<void> {
  await sql("ALTER TABLE resumes DROP COLUMN version");
}

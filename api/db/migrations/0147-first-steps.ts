import type { RunSql } from "../migrator.ts";

/** When a company put its list of first steps away for good. */
export async function up(sql: RunSql): Promise<void> {
  await sql("ALTER TABLE companies ADD COLUMN first_steps_dismissed_at DATETIME(3) NULL");
}

export async function down(sql: RunSql): Promise<void> {
  await sql("ALTER TABLE companies DROP COLUMN first_steps_dismissed_at");
}

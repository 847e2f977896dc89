import type { RunSql } from "../migrator.ts";

/** Whether applicants send a resume; null as for listings that say nothing: they may. */
export async function up(sql: RunSql): Promise<void> {
  await sql("ALTER TABLE jobs ADD COLUMN resume_requirement ENUM('REQUIRED','OPTIONAL','NOT_WANTED') NULL");
}

export async function down(sql: RunSql): Promise<void> {
  await sql("ALTER TABLE jobs DROP COLUMN resume_requirement");
}

import type { RunSql } from "../migrator.ts";

/** Which of the candidate's resumes an application was sent with, and what it said then. */
export async function up(sql: RunSql): Promise<void> {
  await sql(`ALTER TABLE applications
    ADD COLUMN resume_id INT UNSIGNED NULL COMMENT 'that the file was made of; it may be deleted since' AFTER resume_name,
    ADD COLUMN profile JSON NULL COMMENT 'SharedProfile of the contract; NULL for uploaded files' AFTER resume_id`);
}

export async function down(sql: RunSql): Promise<void> {
  await sql("ALTER TABLE applications DROP COLUMN profile, DROP COLUMN resume_id");
}

import type { RunSql } from "../migrator.ts";

/**
 * The file names of candidates' resumes, so that they recognize a resume when it is offered for the next application.
 */
export async function up(sql: RunSql): Promise<void> {
  await sql(`ALTER TABLE applications
    ADD COLUMN resume_name VARCHAR(120) NOT NULL DEFAULT '' COMMENT 'of the file, as its candidate has it; empty when not told' AFTER resume_file_id`);
}

export async function down(sql: RunSql): Promise<void> {
  await sql("ALTER TABLE applications DROP COLUMN resume_name");
}

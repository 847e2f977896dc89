import type { RunSql } from "../migrator.ts";

/** What a draft was read from, and which of its fields nobody has confirmed or changed since. */
export async function up(sql: RunSql): Promise<void> {
  await sql(`CREATE TABLE job_marks (
    job_id INT UNSIGNED NOT NULL,
    origin TEXT NOT NULL COMMENT 'JSON: the page, file or text',
    findings MEDIUMTEXT NOT NULL COMMENT 'JSON: each with the hash of what the field said when it was read',
    PRIMARY KEY (job_id),
    CONSTRAINT job_marks_job_fk FOREIGN KEY (job_id) REFERENCES jobs (id) ON DELETE CASCADE
  ) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`);
}

export async function down(sql: RunSql): Promise<void> {
  await sql("DROP TABLE job_marks");
}

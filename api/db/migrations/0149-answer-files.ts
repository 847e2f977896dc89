import type { RunSql } from "../migrator.ts";

/** Files that answer questions. Questions are made anew when they change, so answers outlive them. */
export async function up(sql: RunSql): Promise<void> {
  await sql(`CREATE TABLE application_files (
    application_id INT UNSIGNED NOT NULL,
    question_id INT UNSIGNED NOT NULL COMMENT 'as the answers of the application have it',
    file_id INT UNSIGNED NOT NULL,
    PRIMARY KEY (application_id, question_id),
    CONSTRAINT application_files_application_fk FOREIGN KEY (application_id) REFERENCES applications (id) ON DELETE CASCADE,
    CONSTRAINT application_files_file_fk FOREIGN KEY (file_id) REFERENCES files (id) ON DELETE CASCADE
  ) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`);
}

export async function down(sql: RunSql): Promise<void> {
  await sql("DROP TABLE application_files");
}

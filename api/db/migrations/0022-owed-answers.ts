import type { RunSql } from "../migrator.ts";

export async function up(sql: RunSql): Promise<void> {
  await sql(`CREATE TABLE owed_answers (
    job_id INT UNSIGNED NOT NULL,
    PRIMARY KEY (job_id),
    CONSTRAINT owed_answers_job_fk FOREIGN KEY (job_id) REFERENCES jobs (id) ON DELETE CASCADE
  ) COMMENT 'closed listings of which somebody has not been told yet'`);
}

export async function down(sql: RunSql): Promise<void> {
  await sql("DROP TABLE owed_answers");
}

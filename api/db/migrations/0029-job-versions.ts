import type { RunSql } from "../migrator.ts";

/**
 * A version that tells concurrent edits of a listing apart, and changes that an employer has not published yet. Skills
 * keep their order and spelling, and hours two decimals.
 */
export async function up(sql: RunSql): Promise<void> {
  await sql(`ALTER TABLE jobs
    ADD COLUMN version INT UNSIGNED NOT NULL DEFAULT 1 COMMENT 'counts every change of what its employer edits',
    ADD COLUMN edited_at DATETIME(3) NULL COMMENT 'when its employer last changed it, published or not',
    ADD COLUMN edited_by INT UNSIGNED NULL,
    MODIFY COLUMN hours_per_week DECIMAL(5,2) NULL,
    ADD CONSTRAINT jobs_edited_by_fk FOREIGN KEY (edited_by) REFERENCES accounts (id) ON DELETE SET NULL`);
  await sql(`ALTER TABLE job_skills
    ADD COLUMN position TINYINT UNSIGNED NOT NULL DEFAULT 0,
    ADD COLUMN spelling VARCHAR(120) NULL COMMENT 'as this listing writes it, where that is not the name of the skill'`);
  await sql(`CREATE TABLE unpublished_changes (
    job_id INT UNSIGNED NOT NULL,
    changes JSON NOT NULL COMMENT 'by field, as the contract has JobChanges: only what differs from the listing itself',
    PRIMARY KEY (job_id),
    CONSTRAINT unpublished_changes_job_fk FOREIGN KEY (job_id) REFERENCES jobs (id) ON DELETE CASCADE
  ) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`);
}

export async function down(sql: RunSql): Promise<void> {
  await sql("DROP TABLE unpublished_changes");
  await sql("ALTER TABLE job_skills DROP COLUMN position, DROP COLUMN spelling");
  await sql("ALTER TABLE jobs DROP FOREIGN KEY jobs_edited_by_fk");
  await sql(`ALTER TABLE jobs DROP INDEX jobs_edited_by_fk, DROP COLUMN version, DROP COLUMN edited_at, DROP COLUMN edited_by,
    MODIFY COLUMN hours_per_week DECIMAL(4,1) NULL`);
}

import type { RunSql } from "../migrator.ts";

/** Who rated an application and who wrote or deleted notes about it. Rows are added and never changed: pages of colleagues follow them. */
export async function up(sql: RunSql): Promise<void> {
  await sql(`CREATE TABLE application_assessments (
    id INT UNSIGNED NOT NULL AUTO_INCREMENT,
    application_id INT UNSIGNED NOT NULL,
    account_id INT UNSIGNED NULL,
    kind ENUM('RATED','NOTED','NOTE_DELETED') NOT NULL,
    created_at DATETIME(3) NOT NULL,
    PRIMARY KEY (id),
    KEY application_assessments_kind (application_id, kind, id),
    CONSTRAINT application_assessments_application_fk FOREIGN KEY (application_id) REFERENCES applications (id) ON DELETE CASCADE,
    CONSTRAINT application_assessments_account_fk FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE SET NULL
  ) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`);
}

export async function down(sql: RunSql): Promise<void> {
  await sql("DROP TABLE application_assessments");
}

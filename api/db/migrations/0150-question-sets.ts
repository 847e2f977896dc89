import type { RunSql } from "../migrator.ts";

/** Questions that a company keeps under a name. */
export async function up(sql: RunSql): Promise<void> {
  await sql(`CREATE TABLE question_sets (
    id INT UNSIGNED NOT NULL AUTO_INCREMENT,
    company_id INT UNSIGNED NOT NULL,
    name VARCHAR(80) NOT NULL,
    questions JSON NOT NULL,
    PRIMARY KEY (id),
    CONSTRAINT question_sets_company_name_unique UNIQUE (company_id, name),
    CONSTRAINT question_sets_company_fk FOREIGN KEY (company_id) REFERENCES companies (id) ON DELETE CASCADE
  ) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`);
}

export async function down(sql: RunSql): Promise<void> {
  await sql("DROP TABLE question_sets");
}

import type { RunSql } from "../migrator.ts";

/** Listings that a company keeps under a name, to begin others with. */
export async function up(sql: RunSql): Promise<void> {
  await sql(`CREATE TABLE job_templates (
    id INT UNSIGNED NOT NULL AUTO_INCREMENT,
    company_id INT UNSIGNED NOT NULL,
    job_id INT UNSIGNED NULL COMMENT 'the listing that it was kept from, until that is deleted',
    name VARCHAR(80) NOT NULL,
    content JSON NOT NULL,
    PRIMARY KEY (id),
    CONSTRAINT job_templates_company_name_unique UNIQUE (company_id, name),
    CONSTRAINT job_templates_company_fk FOREIGN KEY (company_id) REFERENCES companies (id) ON DELETE CASCADE,
    CONSTRAINT job_templates_job_fk FOREIGN KEY (job_id) REFERENCES jobs (id) ON DELETE SET NULL
  ) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`);
}

export async function down(sql: RunSql): Promise<void> {
  await sql("DROP TABLE job_templates");
}

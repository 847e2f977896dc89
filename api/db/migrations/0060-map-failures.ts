import type { RunSql } from "../migrator.ts";

/** Visits to other sites in which a company's map failed: only counts, without data about visitors. */
export async function up(sql: RunSql): Promise<void> {
  await sql(`CREATE TABLE map_failures (
    company_id INT UNSIGNED NOT NULL,
    day DATE NOT NULL,
    page VARCHAR(200) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL COMMENT 'without its query',
    reason VARCHAR(20) NOT NULL,
    visits INT UNSIGNED NOT NULL COMMENT 'in which the map did not come',
    recovered INT UNSIGNED NOT NULL COMMENT 'in which it came late',
    last_at DATETIME(3) NOT NULL,
    PRIMARY KEY (company_id, day, page, reason),
    KEY map_failures_day (day),
    CONSTRAINT map_failures_company_fk FOREIGN KEY (company_id) REFERENCES companies (id) ON DELETE CASCADE
  ) CHARACTER SET ascii COLLATE ascii_bin`);
}

export async function down(sql: RunSql): Promise<void> {
  await sql("DROP TABLE map_failures");
}

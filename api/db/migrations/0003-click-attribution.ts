import type { RunSql } from "../migrator.ts";

/** Daily clicks on a job by the external page they came from. Only counts, no personal data. */
export async function up(sql: RunSql): Promise<void> {
  await sql(`CREATE TABLE job_click_attributions (
    id INT UNSIGNED NOT NULL AUTO_INCREMENT,
    job_id INT UNSIGNED NOT NULL,
    day DATE NOT NULL,
    kind ENUM('VIEW','APPLY') NOT NULL,
    source VARCHAR(40) NOT NULL,
    digest BINARY(20) NOT NULL COMMENT 'of the columns below, which together are too long for a key',
    via ENUM('script','module','iframe','page') NULL COMMENT 'how the map came onto the page',
    embed VARCHAR(64) NULL COMMENT 'the id that the employer gave the embed',
    utm_source VARCHAR(200) NULL,
    utm_medium VARCHAR(200) NULL,
    utm_campaign VARCHAR(200) NULL,
    utm_term VARCHAR(200) NULL,
    utm_content VARCHAR(200) NULL,
    page VARCHAR(200) NULL COMMENT 'address that the map stands on, without its query',
    referrer VARCHAR(200) NULL COMMENT 'origin that led there',
    clicks INT UNSIGNED NOT NULL DEFAULT 1,
    PRIMARY KEY (id),
    CONSTRAINT job_click_attributions_unique UNIQUE (job_id, day, kind, source, digest),
    CONSTRAINT job_click_attributions_job_fk FOREIGN KEY (job_id) REFERENCES jobs (id) ON DELETE CASCADE
  ) CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`);
}

export async function down(sql: RunSql): Promise<void> {
  await sql("DROP TABLE job_click_attributions");
}

import type { RunSql } from "../migrator.ts";

/**
 * Clicks per company and day, so that an employer's dashboard reads a few rows per day however many listings there are.
 */
export async function up(sql: RunSql): Promise<void> {
  await sql(`CREATE TABLE company_clicks (
    company_id INT UNSIGNED NOT NULL,
    day DATE NOT NULL,
    kind ENUM('VIEW','APPLY') NOT NULL,
    source VARCHAR(40) NOT NULL,
    embed VARCHAR(64) COLLATE utf8mb4_bin NOT NULL DEFAULT '' COMMENT 'with page, a part of its source; both empty: the whole source',
    page VARCHAR(200) COLLATE utf8mb4_bin NOT NULL DEFAULT '',
    clicks INT UNSIGNED NOT NULL,
    PRIMARY KEY (company_id, day, kind, source, embed, page),
    CONSTRAINT company_clicks_company_fk FOREIGN KEY (company_id) REFERENCES companies (id) ON DELETE CASCADE
  ) CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci COMMENT 'sums of job_clicks and job_click_attributions, written with them'`);
  await addUpClicks(sql);
}

/** Fills the empty table from the click counts of listings. */
export async function addUpClicks(sql: RunSql): Promise<void> {
  await sql(`INSERT INTO company_clicks (company_id, day, kind, source, clicks)
    SELECT j.company_id, k.day, k.kind, k.source, SUM(k.clicks) FROM job_clicks k JOIN jobs j ON j.id = k.job_id
    GROUP BY j.company_id, k.day, k.kind, k.source`);
  await sql(`INSERT INTO company_clicks (company_id, day, kind, source, embed, page, clicks)
    SELECT j.company_id, k.day, k.kind, k.source, IFNULL(k.embed, '') COLLATE utf8mb4_bin AS embed_id,
      IFNULL(k.page, '') COLLATE utf8mb4_bin AS page_address, SUM(k.clicks)
    FROM job_click_attributions k JOIN jobs j ON j.id = k.job_id WHERE k.embed IS NOT NULL OR k.page IS NOT NULL
    GROUP BY j.company_id, k.day, k.kind, k.source, embed_id, page_address`);
}

export async function down(sql: RunSql): Promise<void> {
  await sql("DROP TABLE company_clicks");
}

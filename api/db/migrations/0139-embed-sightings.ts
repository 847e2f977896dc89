import type { RunSql } from "../migrator.ts";

/** On which hosts a company's map was shown, first and last: nothing of who looked. */
export async function up(sql: RunSql): Promise<void> {
  await sql(`CREATE TABLE embed_sightings (
    company_id INT UNSIGNED NOT NULL,
    host VARCHAR(253) CHARACTER SET ascii COLLATE ascii_general_ci NOT NULL COMMENT 'with the port, if it has one',
    first_seen_at DATETIME(3) NOT NULL,
    last_seen_at DATETIME(3) NOT NULL,
    PRIMARY KEY (company_id, host),
    KEY embed_sightings_last_seen (last_seen_at),
    CONSTRAINT embed_sightings_company_fk FOREIGN KEY (company_id) REFERENCES companies (id) ON DELETE CASCADE
  ) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`);
}

export async function down(sql: RunSql): Promise<void> {
  await sql("DROP TABLE embed_sightings");
}

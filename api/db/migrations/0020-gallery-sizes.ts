import type { RunSql } from "../migrator.ts";

export async function up(sql: RunSql): Promise<void> {
  await sql(`ALTER TABLE company_gallery
    ADD COLUMN width SMALLINT UNSIGNED NULL COMMENT 'of a picture, in pixels' AFTER caption,
    ADD COLUMN height SMALLINT UNSIGNED NULL AFTER width,
    ADD COLUMN small_file_id INT UNSIGNED NULL COMMENT 'the picture for small places' AFTER height,
    ADD COLUMN small_url VARCHAR(500) NULL AFTER small_file_id,
    ADD COLUMN small_width SMALLINT UNSIGNED NULL AFTER small_url,
    ADD CONSTRAINT company_gallery_small_file_fk FOREIGN KEY (small_file_id) REFERENCES files (id) ON DELETE CASCADE`);
}

export async function down(sql: RunSql): Promise<void> {
  await sql("ALTER TABLE company_gallery DROP FOREIGN KEY company_gallery_small_file_fk");
  await sql(`ALTER TABLE company_gallery DROP INDEX company_gallery_small_file_fk, DROP COLUMN small_width, DROP COLUMN small_url,
    DROP COLUMN small_file_id, DROP COLUMN height, DROP COLUMN width`);
}

import type { RunSql } from "../migrator.ts";

const CHARSET = "DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci";

export async function up(sql: RunSql): Promise<void> {
  await sql(`ALTER TABLE companies
    ADD COLUMN tagline VARCHAR(220) NOT NULL DEFAULT '' AFTER name_key,
    ADD COLUMN email VARCHAR(254) NOT NULL DEFAULT '' AFTER country,
    ADD COLUMN phone VARCHAR(40) NOT NULL DEFAULT '' AFTER email,
    ADD COLUMN street VARCHAR(250) NOT NULL DEFAULT '' AFTER phone,
    ADD COLUMN postal_code VARCHAR(20) NOT NULL DEFAULT '' AFTER street,
    ADD COLUMN social_links JSON NULL COMMENT 'addresses by the name of the network' AFTER postal_code,
    ADD COLUMN logo_file_id INT UNSIGNED NULL AFTER logo,
    ADD CONSTRAINT companies_logo_file_fk FOREIGN KEY (logo_file_id) REFERENCES files (id) ON DELETE SET NULL`);
  await sql(`CREATE TABLE company_gallery (
    id INT UNSIGNED NOT NULL AUTO_INCREMENT,
    company_id INT UNSIGNED NOT NULL,
    kind ENUM('IMAGE','VIDEO','LINK') NOT NULL,
    file_id INT UNSIGNED NULL,
    url VARCHAR(500) NOT NULL COMMENT 'of a link an address, of a file its path here',
    caption VARCHAR(200) NOT NULL DEFAULT '',
    created_at DATETIME(3) NOT NULL,
    PRIMARY KEY (id),
    CONSTRAINT company_gallery_url_unique UNIQUE (company_id, url),
    CONSTRAINT company_gallery_company_fk FOREIGN KEY (company_id) REFERENCES companies (id) ON DELETE CASCADE,
    CONSTRAINT company_gallery_file_fk FOREIGN KEY (file_id) REFERENCES files (id) ON DELETE CASCADE
  ) ${CHARSET}`);
}

export async function down(sql: RunSql): Promise<void> {
  await sql("DROP TABLE company_gallery");
  await sql("ALTER TABLE companies DROP FOREIGN KEY companies_logo_file_fk");
  await sql(`ALTER TABLE companies DROP INDEX companies_logo_file_fk, DROP COLUMN logo_file_id, DROP COLUMN social_links,
    DROP COLUMN postal_code, DROP COLUMN street, DROP COLUMN phone, DROP COLUMN email, DROP COLUMN tagline`);
}

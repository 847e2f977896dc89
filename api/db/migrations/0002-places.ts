import type { RunSql } from "../migrator.ts";

/** The gazetteer (GeoNames towns and US postal areas) and the state of its loading. */
const TABLES = [
  `CREATE TABLE places (
    id INT UNSIGNED NOT NULL COMMENT 'given by the loader: same sources, same ids',
    kind ENUM('CITY','POSTCODE') NOT NULL,
    name VARCHAR(120) NOT NULL COMMENT 'town; of a postal area, the town it belongs to',
    region CHAR(2) NOT NULL COMMENT 'USPS code',
    region_name VARCHAR(60) NOT NULL,
    country CHAR(2) NOT NULL,
    postal_code CHAR(5) NULL,
    latitude DOUBLE NOT NULL,
    longitude DOUBLE NOT NULL,
    population INT UNSIGNED NULL,
    PRIMARY KEY (id),
    CONSTRAINT places_postal_code_unique UNIQUE (country, postal_code),
    CONSTRAINT places_kind_postal_code CHECK ((kind = 'POSTCODE') = (postal_code IS NOT NULL)),
    CONSTRAINT places_position CHECK (latitude BETWEEN -90 AND 90 AND longitude BETWEEN -180 AND 180),
    KEY places_region_name (region, name)
  ) CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`,
  `CREATE TABLE places_source (
    id TINYINT UNSIGNED NOT NULL,
    fingerprint VARCHAR(190) NOT NULL COMMENT 'versions the rows of places were made from',
    loaded_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
    PRIMARY KEY (id)
  ) CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci COMMENT 'one row: present once places is loaded whole'`,
];

export async function up(sql: RunSql): Promise<void> {
  for (const table of TABLES) await sql(table);
}

export async function down(sql: RunSql): Promise<void> {
  await sql("DROP TABLE places_source");
  await sql("DROP TABLE places");
}

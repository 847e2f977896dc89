import type { RunSql } from "../migrator.ts";

/** What this database is used for, so that no command mistakes one in production for a test database. */
export async function up(sql: RunSql): Promise<void> {
  await sql(`CREATE TABLE installation (
    id TINYINT UNSIGNED NOT NULL COMMENT 'always 1',
    production_since DATETIME(3) NOT NULL COMMENT 'when a production first started on it',
    PRIMARY KEY (id),
    CONSTRAINT installation_is_one CHECK (id = 1)
  ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`);
}

export async function down(sql: RunSql): Promise<void> {
  await sql("DROP TABLE installation");
}

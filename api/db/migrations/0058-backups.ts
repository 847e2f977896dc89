import type { RunSql } from "../migrator.ts";

/** Records the backups that were made, so that missing ones are noticed. */
export async function up(sql: RunSql): Promise<void> {
  await sql(`CREATE TABLE backups (
    id INT UNSIGNED NOT NULL AUTO_INCREMENT,
    made_at DATETIME(3) NOT NULL COMMENT 'when its copy of the rows was begun',
    row_count BIGINT UNSIGNED NOT NULL,
    file_count INT UNSIGNED NOT NULL,
    missing_files INT UNSIGNED NOT NULL COMMENT 'named by a row and not in the store',
    PRIMARY KEY (id),
    KEY backups_made_at (made_at)
  ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`);
}

export async function down(sql: RunSql): Promise<void> {
  await sql("DROP TABLE backups");
}

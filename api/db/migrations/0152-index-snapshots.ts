import type { RunSql } from "../migrator.ts";

/**
 * Which snapshots of the map index are of this database. A row is written after what its snapshot contains, so wherever the row
 * is, after a restore of a backup too, what came later is still in `job_changes`.
 */
export async function up(sql: RunSql): Promise<void> {
  await sql(`CREATE TABLE index_snapshots (
    id INT UNSIGNED NOT NULL AUTO_INCREMENT,
    token CHAR(32) NOT NULL COMMENT 'also in the file',
    created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
    PRIMARY KEY (id),
    CONSTRAINT index_snapshots_token_unique UNIQUE (token)
  ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`);
}

export async function down(sql: RunSql): Promise<void> {
  await sql("DROP TABLE index_snapshots");
}

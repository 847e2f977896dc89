import type { RunSql } from "../migrator.ts";

/** Ended sessions are followed by an id that grows, as other tables are. */
export async function up(sql: RunSql): Promise<void> {
  await sql(`ALTER TABLE session_ends
    ADD COLUMN id INT UNSIGNED NOT NULL AUTO_INCREMENT FIRST, ADD UNIQUE KEY session_ends_id (id)`);
}

export async function down(sql: RunSql): Promise<void> {
  await sql("ALTER TABLE session_ends DROP COLUMN id");
}

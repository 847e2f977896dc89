import type { RunSql } from "../migrator.ts";

/** Gives ended sessions a growing id, so that processes can follow the table as they follow others. */
export async function up(sql: RunSql): Promise<void> {
  await sql(`ALTER TABLE session_ends
    ADD COLUMN id INT UNSIGNED NOT NULL AUTO_INCREMENT FIRST, ADD UNIQUE KEY session_ends_id (id)`);
}

export async function down(sql: RunSql): Promise<void> {
  await sql("ALTER TABLE session_ends DROP COLUMN id");
}

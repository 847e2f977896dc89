import type { RunSql } from "../migrator.ts";

/** Adds the source of an imported listing to the actors of its history. */
export async function up(sql: RunSql): Promise<void> {
  await sql(`ALTER TABLE job_events
    MODIFY actor ENUM('candidate','employer','moderator','system','source') NOT NULL`);
}

export async function down(sql: RunSql): Promise<void> {
  await sql("DELETE FROM job_events WHERE actor = 'source'");
  await sql("ALTER TABLE job_events MODIFY actor ENUM('candidate','employer','moderator','system') NOT NULL");
}

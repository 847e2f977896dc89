import type { RunSql } from "../migrator.ts";

const TABLES = ["job_clicks", "job_click_attributions", "company_clicks"];

/** Opened application forms are counted like clicks. When this was applied says since when. */
export async function up(sql: RunSql): Promise<void> {
  for (const table of TABLES)
    await sql(`ALTER TABLE ${table} MODIFY COLUMN kind ENUM('VIEW','APPLY','START') NOT NULL`);
}

export async function down(sql: RunSql): Promise<void> {
  for (const table of TABLES) {
    await sql(`DELETE FROM ${table} WHERE kind = 'START'`);
    await sql(`ALTER TABLE ${table} MODIFY COLUMN kind ENUM('VIEW','APPLY') NOT NULL`);
  }
}

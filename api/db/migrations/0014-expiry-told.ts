import type { RunSql } from "../migrator.ts";

export async function up(sql: RunSql): Promise<void> {
  await sql(`ALTER TABLE jobs
    ADD COLUMN expiry_told_at DATETIME(3) NULL COMMENT 'when the employer was told that it ends soon' AFTER confirm_asked_at,
    ADD KEY jobs_status_confirmed (status, last_confirmed_at)`);
}

export async function down(sql: RunSql): Promise<void> {
  await sql("ALTER TABLE jobs DROP INDEX jobs_status_confirmed, DROP COLUMN expiry_told_at");
}

import type { RunSql } from "../migrator.ts";

export async function up(sql: RunSql): Promise<void> {
  await sql(`ALTER TABLE companies
    ADD COLUMN answer_percent TINYINT UNSIGNED NULL COMMENT 'of recent applications that have an answer; null says nothing' AFTER show_profile,
    ADD COLUMN answer_days SMALLINT UNSIGNED NULL COMMENT 'half of those who apply wait no longer; null with a percent: longer than can be said' AFTER answer_percent,
    ADD COLUMN answers_measured_at DATETIME(3) NULL AFTER answer_days,
    ADD KEY companies_answers_measured (is_third_party, answers_measured_at)`);
}

export async function down(sql: RunSql): Promise<void> {
  await sql(`ALTER TABLE companies DROP INDEX companies_answers_measured,
    DROP COLUMN answers_measured_at, DROP COLUMN answer_days, DROP COLUMN answer_percent`);
}

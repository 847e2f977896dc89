import type { RunSql } from "../migrator.ts";

/** Within how many days a company promises to answer, and until when an application was promised an answer as it was sent. */
export async function up(sql: RunSql): Promise<void> {
  await sql(
    "ALTER TABLE companies ADD COLUMN answer_promise_days TINYINT UNSIGNED NULL AFTER answers_measured_at",
  );
  await sql("ALTER TABLE applications ADD COLUMN answer_due_at DATETIME(3) NULL AFTER hidden_at");
}

export async function down(sql: RunSql): Promise<void> {
  await sql("ALTER TABLE applications DROP COLUMN answer_due_at");
  await sql("ALTER TABLE companies DROP COLUMN answer_promise_days");
}

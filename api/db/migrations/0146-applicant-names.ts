import type { RunSql } from "../migrator.ts";

/** Names and addresses are looked for in all applications to a company's jobs: in this index alone, without their rows. */
export async function up(sql: RunSql): Promise<void> {
  await sql("ALTER TABLE applications ADD INDEX applications_names (job_id, first_name, last_name, email)");
}

export async function down(sql: RunSql): Promise<void> {
  await sql("ALTER TABLE applications DROP INDEX applications_names");
}

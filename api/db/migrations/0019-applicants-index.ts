import type { RunSql } from "../migrator.ts";

/** This index alone serves counting, filtering and ordering an employer's applicants, however many there are. */
export async function up(sql: RunSql): Promise<void> {
  await sql(
    `ALTER TABLE applications DROP INDEX applications_job_status,
     ADD INDEX applications_job_list (job_id, status, created_at, rating)`,
  );
}

export async function down(sql: RunSql): Promise<void> {
  await sql(
    `ALTER TABLE applications DROP INDEX applications_job_list,
     ADD INDEX applications_job_status (job_id, status, created_at)`,
  );
}

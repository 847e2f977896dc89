import type { RunSql } from "../migrator.ts";

/**
 * The owner of a company limits a colleague, or somebody who is invited, to chosen jobs. A flag says whether they are limited: nobody is let
 * in to everything because the last of their jobs is gone.
 */
export async function up(sql: RunSql): Promise<void> {
  for (const table of ["accounts", "team_invitations"])
    await sql(`ALTER TABLE ${table}
      ADD COLUMN has_chosen_jobs TINYINT(1) NOT NULL DEFAULT 0 COMMENT 'sees only these jobs of the company' AFTER seat`);
  await sql(`CREATE TABLE account_jobs (
    account_id INT UNSIGNED NOT NULL,
    job_id INT UNSIGNED NOT NULL,
    PRIMARY KEY (account_id, job_id),
    KEY account_jobs_job (job_id),
    CONSTRAINT account_jobs_account_fk FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE CASCADE,
    CONSTRAINT account_jobs_job_fk FOREIGN KEY (job_id) REFERENCES jobs (id) ON DELETE CASCADE
  ) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`);
  await sql(`CREATE TABLE team_invitation_jobs (
    invitation_id INT UNSIGNED NOT NULL,
    job_id INT UNSIGNED NOT NULL,
    PRIMARY KEY (invitation_id, job_id),
    KEY team_invitation_jobs_job (job_id),
    CONSTRAINT team_invitation_jobs_invitation_fk FOREIGN KEY (invitation_id) REFERENCES team_invitations (id) ON DELETE CASCADE,
    CONSTRAINT team_invitation_jobs_job_fk FOREIGN KEY (job_id) REFERENCES jobs (id) ON DELETE CASCADE
  ) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`);
}

/** Limits are lost: whoever had one leaves the team, rather than seeing everything. */
export async function down(sql: RunSql): Promise<void> {
  await sql("UPDATE accounts SET company_id = NULL, seat = 'owner' WHERE has_chosen_jobs = 1");
  await sql("DELETE FROM team_invitations WHERE has_chosen_jobs = 1");
  await sql("DROP TABLE team_invitation_jobs");
  await sql("DROP TABLE account_jobs");
  for (const table of ["accounts", "team_invitations"])
    await sql(`ALTER TABLE ${table} DROP COLUMN has_chosen_jobs`);
}

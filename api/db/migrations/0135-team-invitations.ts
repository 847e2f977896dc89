import type { RunSql } from "../migrator.ts";

/** Who is asked to join a company's team, by a mail whose link only its reader knows. */
export async function up(sql: RunSql): Promise<void> {
  await sql(`CREATE TABLE team_invitations (
    id INT UNSIGNED NOT NULL AUTO_INCREMENT,
    company_id INT UNSIGNED NOT NULL,
    email VARCHAR(254) NOT NULL COMMENT 'lower-cased',
    seat ENUM('viewer','reviewer','recruiter') NOT NULL,
    token_hash BINARY(32) NOT NULL,
    invited_by INT UNSIGNED NULL,
    created_at DATETIME(3) NOT NULL COMMENT 'when the mail was sent last',
    expires_at DATETIME(3) NOT NULL,
    PRIMARY KEY (id),
    CONSTRAINT team_invitations_email_unique UNIQUE (company_id, email),
    CONSTRAINT team_invitations_token_unique UNIQUE (token_hash),
    KEY team_invitations_expired (expires_at),
    CONSTRAINT team_invitations_company_fk FOREIGN KEY (company_id) REFERENCES companies (id) ON DELETE CASCADE,
    CONSTRAINT team_invitations_account_fk FOREIGN KEY (invited_by) REFERENCES accounts (id) ON DELETE SET NULL
  ) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`);
}

export async function down(sql: RunSql): Promise<void> {
  await sql("DROP TABLE team_invitations");
}

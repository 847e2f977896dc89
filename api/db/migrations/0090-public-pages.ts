import type { RunSql } from "../migrator.ts";

/**
 * What candidates' public pages show, and where; whether there is one says `accounts.is_public_ats_resume`. An account without a row
 * shows its profile, and nothing that reaches the person.
 *
 * A page whose resume is gone shows nothing, not something else: that is why `resume_id` is not emptied by a foreign key.
 * `profiles.shows_contact`, which this replaces, is left for processes of the release before.
 */
export async function up(sql: RunSql): Promise<void> {
  await sql(`CREATE TABLE public_pages (
    account_id INT UNSIGNED NOT NULL,
    slug VARCHAR(60) NOT NULL,
    resume_id INT UNSIGNED NULL COMMENT 'null for the whole profile',
    shows_email BOOLEAN NOT NULL DEFAULT FALSE,
    shows_phone BOOLEAN NOT NULL DEFAULT FALSE,
    shows_street BOOLEAN NOT NULL DEFAULT FALSE,
    shows_picture BOOLEAN NOT NULL DEFAULT FALSE,
    is_findable BOOLEAN NOT NULL DEFAULT FALSE COMMENT 'by search engines',
    updated_at DATETIME(3) NOT NULL,
    PRIMARY KEY (account_id),
    CONSTRAINT public_pages_account_fk FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE CASCADE
  ) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`);
  await sql(`INSERT INTO public_pages (account_id, slug, shows_email, shows_phone, updated_at)
    SELECT account_id, 'resume', TRUE, TRUE, updated_at FROM profiles WHERE shows_contact`);
}

export async function down(sql: RunSql): Promise<void> {
  await sql("DROP TABLE public_pages");
}

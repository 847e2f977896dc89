import type { RunSql } from "../migrator.ts";

const CHARSET = "DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci";

/** Candidates' profiles: what stands at the top of one, and the entries of all of its sections. */
const TABLES = [
  `CREATE TABLE profiles (
    account_id INT UNSIGNED NOT NULL,
    basics JSON NOT NULL COMMENT 'ResumeBasics of the contract',
    picture_file_id INT UNSIGNED NULL COMMENT 'of accounts.profile_image',
    cover VARCHAR(500) NULL,
    cover_file_id INT UNSIGNED NULL,
    shows_contact BOOLEAN NOT NULL DEFAULT FALSE COMMENT 'email address and phone number on the public page',
    updated_at DATETIME(3) NOT NULL,
    PRIMARY KEY (account_id),
    CONSTRAINT profiles_account_fk FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE CASCADE,
    CONSTRAINT profiles_picture_fk FOREIGN KEY (picture_file_id) REFERENCES files (id) ON DELETE SET NULL,
    CONSTRAINT profiles_cover_fk FOREIGN KEY (cover_file_id) REFERENCES files (id) ON DELETE SET NULL
  )`,
  `CREATE TABLE profile_entries (
    id INT UNSIGNED NOT NULL AUTO_INCREMENT,
    account_id INT UNSIGNED NOT NULL,
    section ENUM('work','volunteer','education','skills','languages','certificates','licenses','affiliations','projects','awards','publications','interests','references') NOT NULL,
    position SMALLINT UNSIGNED NOT NULL COMMENT 'from 0, within the section',
    data JSON NOT NULL COMMENT 'one entry of this section of ResumeDocument',
    created_at DATETIME(3) NOT NULL,
    updated_at DATETIME(3) NOT NULL,
    PRIMARY KEY (id),
    KEY profile_entries_section (account_id, section, position),
    CONSTRAINT profile_entries_account_fk FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE CASCADE
  )`,
];

export async function up(sql: RunSql): Promise<void> {
  for (const table of TABLES) await sql(`${table} ${CHARSET}`);
}

export async function down(sql: RunSql): Promise<void> {
  for (const table of ["profile_entries", "profiles"]) await sql(`DROP TABLE ${table}`);
}

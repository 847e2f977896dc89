import type { RunSql } from "../migrator.ts";

const CHARSET = "CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci";
/** Compared byte by byte: addresses and external identities that only look alike differ. */
const EXACT = "CHARACTER SET utf8mb4 COLLATE utf8mb4_bin";

/** Accounts, sessions, passwords and external identities; and the page texts that an operator edits. */
const TABLES = [
  `CREATE TABLE accounts (
    id INT UNSIGNED NOT NULL AUTO_INCREMENT,
    role ENUM('user','employer') NOT NULL,
    email VARCHAR(254) ${EXACT} NOT NULL COMMENT 'lower-cased',
    email_verified_at DATETIME(3) NULL,
    username VARCHAR(60) ${EXACT} NULL COMMENT 'lower-cased; an employer''s is its company''s',
    password_hash VARCHAR(255) CHARACTER SET ascii COLLATE ascii_bin NULL COMMENT 'Argon2id as a PHC string',
    first_name VARCHAR(100) NOT NULL DEFAULT '',
    last_name VARCHAR(100) NOT NULL DEFAULT '',
    company_id INT UNSIGNED NULL COMMENT 'of an employer whose company has a name',
    profile_image VARCHAR(500) NULL,
    is_public_ats_resume BOOLEAN NOT NULL DEFAULT FALSE,
    location VARCHAR(200) NULL,
    latitude DOUBLE NULL,
    longitude DOUBLE NULL,
    deactivated_at DATETIME(3) NULL COMMENT 'erased 30 days later',
    created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
    updated_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3) ON UPDATE CURRENT_TIMESTAMP(3),
    PRIMARY KEY (id),
    CONSTRAINT accounts_email_unique UNIQUE (email),
    CONSTRAINT accounts_username_unique UNIQUE (username),
    CONSTRAINT accounts_company_unique UNIQUE (company_id),
    CONSTRAINT accounts_company_fk FOREIGN KEY (company_id) REFERENCES companies (id) ON DELETE SET NULL,
    CONSTRAINT accounts_point_whole CHECK (
      (latitude IS NULL AND longitude IS NULL) OR (latitude BETWEEN -90 AND 90 AND longitude BETWEEN -180 AND 180)
    ),
    KEY accounts_deactivated_at (deactivated_at)
  ) ${CHARSET}`,
  `CREATE TABLE sessions (
    id INT UNSIGNED NOT NULL AUTO_INCREMENT,
    account_id INT UNSIGNED NOT NULL,
    token_hash BINARY(32) NOT NULL COMMENT 'SHA-256 of the token, which only its holder knows',
    device VARCHAR(120) NOT NULL DEFAULT '',
    created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
    last_used_at DATETIME(3) NOT NULL COMMENT 'to the minute',
    PRIMARY KEY (id),
    CONSTRAINT sessions_token_hash_unique UNIQUE (token_hash),
    CONSTRAINT sessions_account_fk FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE CASCADE,
    KEY sessions_last_used_at (last_used_at)
  ) ${CHARSET}`,
  `CREATE TABLE session_ends (
    session_id INT UNSIGNED NOT NULL,
    ended_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
    PRIMARY KEY (session_id),
    KEY session_ends_ended_at (ended_at)
  ) ${CHARSET} COMMENT 'sessions that were just ended, in the transaction that ends them; every process closes their sockets'`,
  `CREATE TABLE one_time_passwords (
    id INT UNSIGNED NOT NULL AUTO_INCREMENT,
    purpose ENUM('register','reset') NOT NULL,
    email VARCHAR(254) ${EXACT} NOT NULL,
    code_hash VARCHAR(255) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    tries TINYINT UNSIGNED NOT NULL DEFAULT 0,
    expires_at DATETIME(3) NOT NULL,
    used_at DATETIME(3) NULL,
    proof_hash BINARY(32) NULL COMMENT 'of what the code was traded for',
    proof_expires_at DATETIME(3) NULL,
    PRIMARY KEY (id),
    CONSTRAINT one_time_passwords_purpose_email_unique UNIQUE (purpose, email),
    KEY one_time_passwords_expires_at (expires_at)
  ) ${CHARSET}`,
  `CREATE TABLE identities (
    id INT UNSIGNED NOT NULL AUTO_INCREMENT,
    account_id INT UNSIGNED NOT NULL,
    issuer VARCHAR(200) ${EXACT} NOT NULL,
    sub VARCHAR(255) ${EXACT} NOT NULL COMMENT 'who it is there, for ever',
    email VARCHAR(254) NULL COMMENT 'as the issuer said it last',
    created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
    PRIMARY KEY (id),
    CONSTRAINT identities_issuer_sub_unique UNIQUE (issuer, sub),
    CONSTRAINT identities_account_fk FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE CASCADE
  ) ${CHARSET}`,
  `CREATE TABLE seo_texts (
    page VARCHAR(120) NOT NULL COMMENT 'path of the page, such as /jobmap',
    meta_title VARCHAR(200) NOT NULL,
    meta_description VARCHAR(500) NOT NULL,
    updated_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3) ON UPDATE CURRENT_TIMESTAMP(3),
    PRIMARY KEY (page)
  ) ${CHARSET} COMMENT 'titles and descriptions of pages; an operator edits them, and they show within a minute'`,
];

export async function up(sql: RunSql): Promise<void> {
  for (const table of TABLES) await sql(table);
}

export async function down(sql: RunSql): Promise<void> {
  for (const name of [
    "seo_texts",
    "identities",
    "one_time_passwords",
    "session_ends",
    "sessions",
    "accounts",
  ])
    await sql(`DROP TABLE ${name}`);
}

import type { RunSql } from "../migrator.ts";

/** Compared byte by byte: addresses that only look alike differ. */
const EXACT = "CHARACTER SET utf8mb4 COLLATE utf8mb4_bin";
const CHARSET = "CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci";

/**
 * One-time passwords work only in the browser that requested them, their links in any browser. Also adds the keys that
 * cookies are signed with.
 */
export async function up(sql: RunSql): Promise<void> {
  // Codes are valid for minutes: users with an open one request another.
  await sql("DROP TABLE one_time_passwords");
  await sql(`CREATE TABLE one_time_passwords (
    id INT UNSIGNED NOT NULL AUTO_INCREMENT,
    purpose ENUM('register','reset','confirm') NOT NULL,
    email VARCHAR(254) ${EXACT} NOT NULL,
    browser_hash BINARY(32) NOT NULL COMMENT 'of the browser, or for confirm of the session, that asked: the code works there alone',
    code_hash VARCHAR(255) CHARACTER SET ascii COLLATE ascii_bin NOT NULL COMMENT 'Argon2id as a PHC string',
    tries TINYINT UNSIGNED NOT NULL DEFAULT 0,
    expires_at DATETIME(3) NOT NULL,
    link_hash BINARY(32) NOT NULL COMMENT 'SHA-256 of what stands in the mail''s link, which works in any browser',
    link_expires_at DATETIME(3) NOT NULL,
    used_at DATETIME(3) NULL COMMENT 'by code or by link: either works once',
    proof_hash BINARY(32) NULL COMMENT 'of what it was traded for',
    proof_expires_at DATETIME(3) NULL,
    PRIMARY KEY (id),
    CONSTRAINT one_time_passwords_link_unique UNIQUE (link_hash),
    KEY one_time_passwords_browser (purpose, email, browser_hash, id),
    KEY one_time_passwords_link_expires_at (link_expires_at)
  ) ${CHARSET}`);
  await sql(`CREATE TABLE signing_keys (
    name VARCHAR(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    value BINARY(32) NOT NULL,
    created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
    PRIMARY KEY (name)
  ) ${CHARSET} COMMENT 'made by the first process; all processes sign cookies with it'`);
}

export async function down(sql: RunSql): Promise<void> {
  await sql("DROP TABLE signing_keys");
  await sql("DROP TABLE one_time_passwords");
  await sql(`CREATE TABLE one_time_passwords (
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
  ) ${CHARSET}`);
}

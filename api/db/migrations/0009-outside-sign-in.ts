import type { RunSql } from "../migrator.ts";

const EXACT = "CHARACTER SET ascii COLLATE ascii_bin";

const TABLES = [
  `CREATE TABLE outside_sign_ins (
    id INT UNSIGNED NOT NULL AUTO_INCREMENT,
    provider ENUM('google','apple') NOT NULL,
    role ENUM('user','employer') NOT NULL,
    state_hash BINARY(32) NOT NULL COMMENT 'SHA-256 of the state that the provider sends back',
    browser_hash BINARY(32) NOT NULL COMMENT 'SHA-256 of the cookie of the browser that began',
    nonce CHAR(43) ${EXACT} NOT NULL COMMENT 'asked for in the id token',
    destination VARCHAR(500) NULL COMMENT 'path to go on to',
    posted TEXT NULL COMMENT 'JSON: what the provider posted, until the browser comes with its cookie',
    identity TEXT NULL COMMENT 'JSON: who it is, once the provider has said so',
    code_hash BINARY(32) NULL COMMENT 'SHA-256 of what the page trades for a session',
    expires_at DATETIME(3) NOT NULL,
    PRIMARY KEY (id),
    CONSTRAINT outside_sign_ins_state_unique UNIQUE (state_hash),
    CONSTRAINT outside_sign_ins_code_unique UNIQUE (code_hash),
    KEY outside_sign_ins_expires_at (expires_at)
  ) CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci COMMENT 'sign-ins under way at Google or Apple; gone when they end'`,
  `CREATE TABLE used_nonces (
    digest BINARY(32) NOT NULL COMMENT 'SHA-256 of issuer and nonce',
    expires_at DATETIME(3) NOT NULL COMMENT 'the id token with this nonce is worth nothing from then on',
    PRIMARY KEY (digest),
    KEY used_nonces_expires_at (expires_at)
  ) CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`,
];

export async function up(sql: RunSql): Promise<void> {
  for (const table of TABLES) await sql(table);
}

export async function down(sql: RunSql): Promise<void> {
  await sql("DROP TABLE used_nonces");
  await sql("DROP TABLE outside_sign_ins");
}

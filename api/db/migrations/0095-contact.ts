import type { RunSql } from "../migrator.ts";

/** Messages to whoever runs the site, from the page `/contact`. */
export async function up(sql: RunSql): Promise<void> {
  await sql(`CREATE TABLE contact_messages (
    id INT UNSIGNED NOT NULL AUTO_INCREMENT,
    reference CHAR(9) CHARACTER SET ascii COLLATE ascii_bin NOT NULL COMMENT 'told to the sender',
    account_id INT UNSIGNED NULL COMMENT 'NULL: a visitor''s',
    topic VARCHAR(20) NOT NULL,
    name VARCHAR(120) NOT NULL,
    email VARCHAR(254) NOT NULL,
    message TEXT NOT NULL,
    digest BINARY(32) NOT NULL COMMENT 'SHA-256 of sender, topic and message: sent again, it is not a second one',
    created_at DATETIME(3) NOT NULL,
    PRIMARY KEY (id),
    UNIQUE KEY contact_messages_reference_unique (reference),
    KEY contact_messages_digest (digest, created_at),
    KEY contact_messages_created_at (created_at),
    CONSTRAINT contact_messages_account_fk FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE CASCADE
  ) CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`);
}

export async function down(sql: RunSql): Promise<void> {
  await sql("DROP TABLE contact_messages");
}

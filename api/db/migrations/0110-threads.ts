import type { RunSql } from "../migrator.ts";

const CHARSET = "DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci";
const APPLICATION = (name: string) =>
  `CONSTRAINT ${name} FOREIGN KEY (application_id) REFERENCES applications (id) ON DELETE CASCADE`;

/** What both sides of an application write to each other, how far each account has read, and links in mails that open it. */
export async function up(sql: RunSql): Promise<void> {
  await sql(`CREATE TABLE thread_messages (
    id INT UNSIGNED NOT NULL AUTO_INCREMENT,
    application_id INT UNSIGNED NOT NULL,
    side ENUM('candidate','employer') NOT NULL,
    account_id INT UNSIGNED NULL COMMENT 'who wrote it; NULL: a colleague whose account is gone',
    request_key CHAR(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL COMMENT 'sent again, it is not a second one',
    text TEXT NOT NULL,
    created_at DATETIME(3) NOT NULL,
    PRIMARY KEY (id),
    UNIQUE KEY thread_messages_key_unique (application_id, account_id, request_key),
    KEY thread_messages_application (application_id, side, id),
    ${APPLICATION("thread_messages_application_fk")},
    CONSTRAINT thread_messages_account_fk FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE SET NULL
  ) ${CHARSET}`);
  await sql(`CREATE TABLE thread_reads (
    application_id INT UNSIGNED NOT NULL,
    account_id INT UNSIGNED NOT NULL,
    message_id INT UNSIGNED NOT NULL COMMENT 'the latest that this account has read',
    PRIMARY KEY (application_id, account_id),
    ${APPLICATION("thread_reads_application_fk")},
    CONSTRAINT thread_reads_account_fk FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE CASCADE
  ) ${CHARSET}`);
  await sql(`CREATE TABLE thread_reports (
    id INT UNSIGNED NOT NULL AUTO_INCREMENT,
    application_id INT UNSIGNED NOT NULL,
    account_id INT UNSIGNED NOT NULL,
    reason ENUM('SCAM','ASKS_MONEY','DISCRIMINATORY','MISLEADING','OTHER') NOT NULL,
    note TEXT NOT NULL,
    status ENUM('OPEN','IN_REVIEW','UPHELD','DISMISSED') NOT NULL DEFAULT 'OPEN',
    created_at DATETIME(3) NOT NULL,
    PRIMARY KEY (id),
    UNIQUE KEY thread_reports_account_unique (application_id, account_id),
    KEY thread_reports_status (status, created_at),
    ${APPLICATION("thread_reports_application_fk")},
    CONSTRAINT thread_reports_account_fk FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE CASCADE
  ) ${CHARSET}`);
  await sql(`CREATE TABLE reply_links (
    token_hash BINARY(32) NOT NULL COMMENT 'SHA-256 of what the mail carries',
    application_id INT UNSIGNED NOT NULL,
    account_id INT UNSIGNED NOT NULL,
    expires_at DATETIME(3) NOT NULL,
    PRIMARY KEY (token_hash),
    KEY reply_links_expires_at (expires_at),
    ${APPLICATION("reply_links_application_fk")},
    CONSTRAINT reply_links_account_fk FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE CASCADE
  ) ${CHARSET} COMMENT 'links in mails that open one conversation'`);
}

export async function down(sql: RunSql): Promise<void> {
  for (const table of ["reply_links", "thread_reports", "thread_reads", "thread_messages"])
    await sql(`DROP TABLE ${table}`);
}

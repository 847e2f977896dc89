import type { RunSql } from "../migrator.ts";

const TABLES = [
  `CREATE TABLE mails (
    id INT UNSIGNED NOT NULL AUTO_INCREMENT,
    dedupe_key VARCHAR(190) NULL COMMENT 'a second mail with the same key is not queued',
    template VARCHAR(40) NOT NULL,
    recipient VARCHAR(254) NOT NULL,
    template_values MEDIUMTEXT NULL COMMENT 'JSON; gone once the mail is sent or expired, since it can hold secrets',
    message_id VARCHAR(120) NOT NULL COMMENT 'the same at every attempt, so that receivers can tell repetitions',
    status ENUM('QUEUED','SENT','EXPIRED','FAILED') NOT NULL DEFAULT 'QUEUED',
    attempts SMALLINT UNSIGNED NOT NULL DEFAULT 0 COMMENT 'begun, whether or not they came to an end',
    next_attempt_at DATETIME(3) NULL COMMENT 'NULL: at once',
    claimed_until DATETIME(3) NULL COMMENT 'a worker has it in hand; after this moment that worker counts as dead',
    expires_at DATETIME(3) NULL COMMENT 'nobody wants it any more after this',
    last_error VARCHAR(500) NULL,
    created_at DATETIME(3) NOT NULL,
    finished_at DATETIME(3) NULL,
    PRIMARY KEY (id),
    CONSTRAINT mails_dedupe_key_unique UNIQUE (dedupe_key),
    KEY mails_due (status, next_attempt_at),
    KEY mails_finished (status, finished_at)
  ) CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci COMMENT 'outbox: written with what causes a mail, sent by a worker'`,
  `CREATE TABLE kept_mails (
    id INT UNSIGNED NOT NULL AUTO_INCREMENT,
    message_id VARCHAR(120) NOT NULL,
    recipient VARCHAR(254) NOT NULL,
    subject VARCHAR(250) NOT NULL,
    html MEDIUMTEXT NOT NULL,
    plain MEDIUMTEXT NOT NULL,
    kept_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
    PRIMARY KEY (id),
    CONSTRAINT kept_mails_message_id_unique UNIQUE (message_id),
    KEY kept_mails_recipient (recipient)
  ) CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci COMMENT 'development only: what would have been sent'`,
];

export async function up(sql: RunSql): Promise<void> {
  for (const table of TABLES) await sql(table);
}

export async function down(sql: RunSql): Promise<void> {
  await sql("DROP TABLE kept_mails");
  await sql("DROP TABLE mails");
}

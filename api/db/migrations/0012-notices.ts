import type { RunSql } from "../migrator.ts";

const CHARSET = "DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci";

/** Notifications in the product and by mail, and the mails that accounts have opted out of. */
const TABLES = [
  `CREATE TABLE notifications (
    id INT UNSIGNED NOT NULL AUTO_INCREMENT,
    account_id INT UNSIGNED NOT NULL,
    type VARCHAR(40) NOT NULL,
    notice_values TEXT NOT NULL COMMENT 'JSON; what it says is written when it is read',
    dedupe_key VARCHAR(120) NOT NULL COMMENT 'the same again is not told twice',
    read_at DATETIME(3) NULL,
    created_at DATETIME(3) NOT NULL,
    PRIMARY KEY (id),
    CONSTRAINT notifications_dedupe_unique UNIQUE (account_id, dedupe_key),
    KEY notifications_latest (account_id, id),
    KEY notifications_unread (account_id, read_at),
    CONSTRAINT notifications_account_fk FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE CASCADE
  )`,
  `CREATE TABLE notice_opt_outs (
    account_id INT UNSIGNED NOT NULL,
    type VARCHAR(40) NOT NULL,
    created_at DATETIME(3) NOT NULL,
    PRIMARY KEY (account_id, type),
    CONSTRAINT notice_opt_outs_account_fk FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE CASCADE
  )`,
  `CREATE TABLE unsubscribe_keys (
    account_id INT UNSIGNED NOT NULL,
    unsubscribe_key CHAR(22) NOT NULL COMMENT 'in the links of mails; it can do nothing but end mails',
    PRIMARY KEY (account_id),
    CONSTRAINT unsubscribe_keys_key_unique UNIQUE (unsubscribe_key),
    CONSTRAINT unsubscribe_keys_account_fk FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE CASCADE
  )`,
];

export async function up(sql: RunSql): Promise<void> {
  for (const table of TABLES) await sql(`${table} ${CHARSET}`);
}

export async function down(sql: RunSql): Promise<void> {
  for (const table of ["unsubscribe_keys", "notice_opt_outs", "notifications"])
    await sql(`DROP TABLE ${table}`);
}

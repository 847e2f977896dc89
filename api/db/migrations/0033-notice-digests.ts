import type { RunSql } from "../migrator.ts";

const CHARSET = "DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci";

/** Notifications to employers are mailed immediately, then collected: at most one mail per period. */
export async function up(sql: RunSql): Promise<void> {
  await sql(`CREATE TABLE notice_digests (
    account_id INT UNSIGNED NOT NULL,
    period ENUM('QUARTER_HOUR','HOUR','DAY') NOT NULL DEFAULT 'HOUR' COMMENT 'at most one mail in this time',
    next_at DATETIME(3) NULL COMMENT 'no mail before; NULL: the next one goes out at once',
    PRIMARY KEY (account_id),
    CONSTRAINT notice_digests_account_fk FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE CASCADE
  ) ${CHARSET}`);
  await sql(`CREATE TABLE digest_notices (
    notification_id INT UNSIGNED NOT NULL,
    account_id INT UNSIGNED NOT NULL,
    PRIMARY KEY (notification_id),
    KEY digest_notices_account (account_id, notification_id),
    CONSTRAINT digest_notices_notification_fk FOREIGN KEY (notification_id) REFERENCES notifications (id) ON DELETE CASCADE,
    CONSTRAINT digest_notices_account_fk FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE CASCADE
  ) ${CHARSET} COMMENT 'notices that wait for the next mail'`);
}

export async function down(sql: RunSql): Promise<void> {
  for (const table of ["digest_notices", "notice_digests"]) await sql(`DROP TABLE ${table}`);
}

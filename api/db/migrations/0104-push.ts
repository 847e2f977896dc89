import type { RunSql } from "../migrator.ts";

const CHARSET = "DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci";

/** Devices that get notifications while no page is open, and those on their way there. */
export async function up(sql: RunSql): Promise<void> {
  await sql(`CREATE TABLE push_devices (
    id INT UNSIGNED NOT NULL AUTO_INCREMENT,
    account_id INT UNSIGNED NOT NULL,
    session_id INT UNSIGNED NOT NULL COMMENT 'ends with it: whoever signs out hears nothing more there',
    endpoint VARCHAR(1000) CHARACTER SET ascii NOT NULL,
    endpoint_hash BINARY(32) NOT NULL COMMENT 'SHA-256 of it',
    p256dh VARCHAR(100) CHARACTER SET ascii NOT NULL,
    auth VARCHAR(40) CHARACTER SET ascii NOT NULL,
    device VARCHAR(120) NOT NULL DEFAULT '',
    created_at DATETIME(3) NOT NULL,
    PRIMARY KEY (id),
    UNIQUE KEY push_devices_endpoint (endpoint_hash),
    KEY push_devices_account (account_id),
    CONSTRAINT push_devices_account_fk FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE CASCADE,
    CONSTRAINT push_devices_session_fk FOREIGN KEY (session_id) REFERENCES sessions (id) ON DELETE CASCADE
  ) ${CHARSET}`);
  await sql(`CREATE TABLE push_messages (
    id INT UNSIGNED NOT NULL AUTO_INCREMENT,
    device_id INT UNSIGNED NOT NULL,
    notification_id INT UNSIGNED NOT NULL,
    status VARCHAR(10) NOT NULL DEFAULT 'QUEUED',
    attempts SMALLINT UNSIGNED NOT NULL DEFAULT 0,
    next_attempt_at DATETIME(3) NULL,
    claimed_until DATETIME(3) NULL,
    last_error VARCHAR(500) NULL,
    created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
    finished_at DATETIME(3) NULL,
    PRIMARY KEY (id),
    UNIQUE KEY push_messages_once (device_id, notification_id),
    KEY push_messages_due (status, next_attempt_at),
    CONSTRAINT push_messages_device_fk FOREIGN KEY (device_id) REFERENCES push_devices (id) ON DELETE CASCADE,
    CONSTRAINT push_messages_notification_fk FOREIGN KEY (notification_id) REFERENCES notifications (id) ON DELETE CASCADE
  ) ${CHARSET}`);
}

export async function down(sql: RunSql): Promise<void> {
  await sql("DROP TABLE push_messages");
  await sql("DROP TABLE push_devices");
}

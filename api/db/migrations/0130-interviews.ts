import type { RunSql } from "../migrator.ts";

const CHARSET = "DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci";
const INTERVIEW = (name: string) =>
  `CONSTRAINT ${name} FOREIGN KEY (interview_id) REFERENCES interviews (id) ON DELETE CASCADE`;

/** Interviews: times to choose from, what both sides did with them, and when both are reminded. Mails can carry an entry for calendars. */
export async function up(sql: RunSql): Promise<void> {
  await sql(`CREATE TABLE interviews (
    id INT UNSIGNED NOT NULL AUTO_INCREMENT,
    application_id INT UNSIGNED NOT NULL,
    move_id INT UNSIGNED NULL COMMENT 'the held move that it came with',
    state ENUM('HELD','OFFERED','PROPOSED','ACCEPTED','DECLINED','CANCELLED') NOT NULL,
    round SMALLINT UNSIGNED NOT NULL DEFAULT 0 COMMENT 'counts its changes; the SEQUENCE of its calendar entry',
    kind ENUM('ON_SITE','PHONE','VIDEO') NOT NULL,
    place VARCHAR(500) NOT NULL,
    minutes SMALLINT UNSIGNED NOT NULL,
    note TEXT NOT NULL,
    time_zone VARCHAR(64) NOT NULL COMMENT 'of the employer, in the IANA database',
    candidate_time_zone VARCHAR(64) NULL,
    created_at DATETIME(3) NOT NULL,
    updated_at DATETIME(3) NOT NULL,
    PRIMARY KEY (id),
    KEY interviews_application (application_id, id),
    CONSTRAINT interviews_application_fk FOREIGN KEY (application_id) REFERENCES applications (id) ON DELETE CASCADE,
    CONSTRAINT interviews_move_fk FOREIGN KEY (move_id) REFERENCES application_moves (id) ON DELETE SET NULL
  ) ${CHARSET}`);
  await sql(`CREATE TABLE interview_times (
    id INT UNSIGNED NOT NULL AUTO_INCREMENT,
    interview_id INT UNSIGNED NOT NULL,
    starts_at DATETIME(3) NOT NULL,
    PRIMARY KEY (id),
    KEY interview_times_interview (interview_id),
    ${INTERVIEW("interview_times_interview_fk")}
  ) ${CHARSET} COMMENT 'to choose from; of an accepted interview, the agreed one'`);
  await sql(`CREATE TABLE interview_steps (
    id INT UNSIGNED NOT NULL AUTO_INCREMENT,
    interview_id INT UNSIGNED NOT NULL,
    side ENUM('candidate','employer','system') NOT NULL,
    action VARCHAR(12) NOT NULL,
    times JSON NOT NULL COMMENT 'those that it was about',
    note TEXT NOT NULL,
    created_at DATETIME(3) NOT NULL,
    PRIMARY KEY (id),
    KEY interview_steps_interview (interview_id, id),
    ${INTERVIEW("interview_steps_interview_fk")}
  ) ${CHARSET}`);
  await sql(`CREATE TABLE interview_reminders (
    id INT UNSIGNED NOT NULL AUTO_INCREMENT,
    interview_id INT UNSIGNED NOT NULL,
    round SMALLINT UNSIGNED NOT NULL COMMENT 'of the interview when the time was agreed: another round, another time',
    side ENUM('candidate','employer') NOT NULL,
    lead_time ENUM('DAY','HOUR') NOT NULL,
    status ENUM('QUEUED','SENT','STALE','LATE','FAILED') NOT NULL DEFAULT 'QUEUED',
    attempts SMALLINT UNSIGNED NOT NULL DEFAULT 0,
    next_attempt_at DATETIME(3) NULL,
    claimed_until DATETIME(3) NULL,
    last_error VARCHAR(500) NULL,
    finished_at DATETIME(3) NULL,
    PRIMARY KEY (id),
    UNIQUE KEY interview_reminders_unique (interview_id, round, side, lead_time),
    KEY interview_reminders_due (status, next_attempt_at),
    ${INTERVIEW("interview_reminders_interview_fk")}
  ) ${CHARSET}`);
  await sql(
    "ALTER TABLE application_moves ADD COLUMN interview JSON NULL COMMENT 'times that are offered with it'",
  );
  await sql(
    "ALTER TABLE kept_mails ADD COLUMN calendar TEXT NULL COMMENT 'its calendar entry, as it would have been sent'",
  );
}

export async function down(sql: RunSql): Promise<void> {
  await sql("ALTER TABLE kept_mails DROP COLUMN calendar");
  await sql("ALTER TABLE application_moves DROP COLUMN interview");
  for (const table of ["interview_reminders", "interview_steps", "interview_times", "interviews"])
    await sql(`DROP TABLE ${table}`);
}

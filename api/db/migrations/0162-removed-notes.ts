import type { RunSql } from "../migrator.ts";

const kinds = (...more: string[]) =>
  `ENUM(${["RATED", "NOTED", "NOTE_DELETED", ...more].map((kind) => `'${kind}'`)})`;

/** A note that was removed can be brought back for a day. */
export async function up(sql: RunSql): Promise<void> {
  await sql(`ALTER TABLE application_notes
    ADD COLUMN removed_at DATETIME(3) NULL COMMENT 'nobody sees it any longer; a chore deletes it a day later',
    ADD KEY application_notes_removed (removed_at)`);
  await sql(`ALTER TABLE application_assessments MODIFY COLUMN kind ${kinds("NOTE_RESTORED")} NOT NULL`);
}

export async function down(sql: RunSql): Promise<void> {
  await sql("UPDATE application_assessments SET kind = 'NOTED' WHERE kind = 'NOTE_RESTORED'");
  await sql(`ALTER TABLE application_assessments MODIFY COLUMN kind ${kinds()} NOT NULL`);
  await sql("DELETE FROM application_notes WHERE removed_at IS NOT NULL");
  await sql("ALTER TABLE application_notes DROP KEY application_notes_removed, DROP COLUMN removed_at");
}

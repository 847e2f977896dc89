import type { RunSql } from "../migrator.ts";

/**
 * Whether candidates who got an answer see the employer's contact details, and the sender name and reply address of
 * mails.
 */
export async function up(sql: RunSql): Promise<void> {
  await sql(`ALTER TABLE companies ADD COLUMN show_contact BOOLEAN NOT NULL DEFAULT FALSE
    COMMENT 'candidates whom the employer answers see its e-mail address and telephone'`);
  await sql(`ALTER TABLE kept_mails
    ADD COLUMN sender VARCHAR(250) NOT NULL DEFAULT '' COMMENT 'display name; empty for the setting',
    ADD COLUMN reply_to VARCHAR(254) NULL`);
}

export async function down(sql: RunSql): Promise<void> {
  await sql("ALTER TABLE kept_mails DROP COLUMN sender, DROP COLUMN reply_to");
  await sql("ALTER TABLE companies DROP COLUMN show_contact");
}
